### conteur بالعربية. قصير ودافئ: ما العمل، ثم لماذا.

## البداية
tagline = أحدكم يقول كلمات قليلة، والجميع يضعون صورة. أيّها كانت المقصودة؟
open-table = افتح طاولة
join-with-code = انضمّ برمز
join = انضمام
play-with-bots = العب الآن مع الروبوتات
public-tables = { $count ->
    [one] طاولة عامة واحدة
    [two] طاولتان عامتان
    [few] { $count } طاولات عامة
    [many] { $count } طاولة عامة
   *[other] { $count } طاولة عامة
}
table-is-playing = تلعب الآن
how-to-play = كيف نلعب
lesson = تعلّم وأنت تلعب في دقيقتين
language = اللغة
offline = لا يوجد اتصال. الصور هنا، لكن الطاولات تحتاج إليه: تتابع الصفحة وحدها حين يعود.
name-of-a-guest = أرنب

## حول الطاولة
menu = القائمة
close = إغلاق
cancel = إلغاء
keep = حفظ
arriving = في الطريق إلى الطاولة…
table-code = الطاولة { $code }
hosts-table = طاولة { $name }
at-the-table = { $count ->
    [zero] لا أحد على الطاولة · حتى 12
    [one] شخص واحد على الطاولة · حتى 12
    [two] اثنان على الطاولة · حتى 12
    [few] { $count } أشخاص على الطاولة · حتى 12
    [many] { $count } شخصًا على الطاولة · حتى 12
   *[other] { $count } على الطاولة · حتى 12
}
players = اللاعبون
sit-title = الطاولة { $code }
already-here = الحاضرون:
your-name = اسمك
your-rabbit = أرنبك
your-look = اسمك وأرنبك
sit-down = اجلس
just-watch = مشاهدة فقط
full-help = يمكنك المشاهدة حتى يفرغ كرسي.
invite = ادعُ
copied = نُسخ
add-bot = أضف روبوتًا
tv = التلفاز
qr = رمز QR فيه رابط هذه الطاولة
is-host = استضافة الطاولة
is-bot = روبوت
is-away = خارج الطاولة
is-awaited = قيد التفكير
swap-help = { $name }: المس كرسيًا آخر للتبديل.
make-host = سلّم الطاولة
send-away = أبعِد
start-with = ابدأوا ({ $count })
waiting-for-host = بدء اللعبة بيد { $name }.
rabbit-0 = قرمزي، سادة، أذنان قائمتان
rabbit-1 = أصفر، منقّط، أذنان متباعدتان
rabbit-2 = أخضر بحري، بأحزمة أفقية، أذنان متدليتان
rabbit-3 = أزرق سماوي، مخطّط، أذن مطوية
rabbit-4 = برقوقي، مائل الخطوط، أذنان إلى اليسار
rabbit-5 = وردي، مربّعات، أذنان إلى اليمين
rabbit-6 = أخضر، نصفان، أذنان قصيرتان
rabbit-7 = أزرق غامق، صلبان، أذنان طويلتان رفيعتان
rabbit-8 = عاجي، حلقات، أذنان متقاطعتان
rabbit-9 = بنّي، أسهم، أذنان ملتفّتان
rabbit-10 = رمادي، بقع، أذن مرفوعة وأخرى متدلية
rabbit-11 = زيتوني، حزامان، أذنان مطويتان

## كيف نلعب نحن
how-we-play = كيف نلعب نحن
mode = اللعبة
mode-base = كلاسيكية
mode-party = حفلة
mode-team = فِرق
mode-base-help = من 3 إلى 12. جِدوا صورة الراوي. ابتداءً من 7 لكل لاعب صوتان.
mode-party-help = من 6 إلى 12. التلميح أولًا ثم الصور. صوّت حيث يصوّت الآخرون.
mode-team-help = 6 أو 8 أو 10 أو 12، أزواجًا متقابلين. أحدكما يعطي والآخر يصوّت.
edition = الطبعة
edition-odyssey = أوديسي
edition-odyssey-help = القواعد المطبوعة بلا تغيير.
edition-pl-2 = البولندية الثانية
edition-pl-2-help = لا تُحسب أصوات صورتك إلا إذا وجد بعضهم، لا كلهم، صورة الراوي.
edition-ar = العربية
edition-ar-help = حتى آخر بطاقة؛ نقاط الأصوات بلا حدّ؛ والفريق يتحدّث على انفراد.
edition-pl-1 = البولندية الأولى
edition-pl-1-help = في الحفلة: لا ينظر أحد إلى يده قبل التلميح.
edition-nl = الهولندية
edition-nl-help = أول من يعطي تلميحًا يروي أولًا.
play-to = نلعب حتى
end-edition = كما طُبع
end-points = { $count } نقطة
end-laps = { $count ->
    [one] دورة واحدة
    [two] دورتان
    [few] { $count } دورات
   *[other] { $count } دورة
}
end-pile = آخر بطاقة
pace = الساعة
pace-off = بلا ساعة
pace-off-help = خذوا وقتكم.
pace-relaxed = على مهل
pace-relaxed-help = دقيقتان أو ثلاث لكل مرحلة.
pace-brisk = سريعة
pace-brisk-help = أقل من دقيقة لكل مرحلة.
pace-own = خاصّة
pace-own-help = أوقات حُدّدت لهذه الطاولة.
clue = التلميح
clue-text = مكتوب
clue-text-help = يقرؤه الجميع.
clue-spoken = منطوق
clue-spoken-help = في غرفة واحدة أو في مكالمة: قله بصوت عالٍ.
clue-sound = مسجّل
clue-sound-help = يسمعه الجميع.
that-is-rounds = { $count ->
    [one] أي جولة واحدة.
    [two] أي جولتان.
    [few] أي { $count } جولات.
    [many] أي { $count } جولة.
   *[other] أي { $count } جولة.
}
phase-claiming = من يبدأ
phase-telling = الرواية
phase-submitting = تقديم الصور
phase-voting = التصويت
phase-scored = النقاط
seconds-help = بالثواني. اتركها فارغة لوقت مفتوح.
more-settings = قواعد وإعدادات أخرى
option-first_storyteller = من يروي أولًا
option-first_storyteller-claim = أول من يطلب ذلك
option-first_storyteller-clue = أول من يعطي تلميحًا
option-first_storyteller-random = بالقرعة
option-second_vote = الصوت الثاني
option-second_vote-auto = صوتان لكل لاعب ابتداءً من 7 لاعبين
option-second_vote-never = صوت واحد دائمًا
option-bonus_when = نقاط الأصوات على صورتك
option-bonus_when-always = في كل جولة
option-bonus_when-mixed = فقط إن وجدها بعضهم لا كلهم
option-bonus_cap = الحد الأعلى لنقاط الأصوات
option-bonus_cap-3 = ثلاث في الجولة
option-bonus_cap-none = بلا حد
option-red_on_green = الأحمر على أخضرك
option-red_on_green-allowed = مسموح
option-red_on_green-forbidden = غير مسموح
option-party_hands = من يتكلم قبل أن يرى
option-party_hands-storyteller = الراوي وحده
option-party_hands-all = لا ينظر أحد قبل التلميح
option-own_team_vote = التصويت لصورة فريقك
option-own_team_vote-void = لا يُحتسب
option-own_team_vote-count = يُحتسب كغيره
option-own_team_vote-forbid = غير مسموح
option-team_talk = حديث الشريكين
option-team_talk-public = يسمعه الجميع
option-team_talk-private = بينهما فقط
leavers = عندما يغادر أحد
leavers-bot = يكمل مكانه روبوت
leavers-go = يُزال المقعد بعد الجولة
bot-level = مستوى الروبوتات
bot-level-easy = سهل
bot-level-medium = متوسط
bot-level-hard = صعب
bots-speak = لغة الروبوتات
bots-learn = الروبوتات تتعلّم منّا
bots-learn-help = يتذكّر هذا الخادم التلميحات التي تُقال هنا، بلا أسماء، كي تفهمها روبوتاته في ألعاب لاحقة.
has-talk = الحديث والإيماءات
has-talk-help = رسائل قصيرة وإيماءات للجميع.
is-public = طاولة عامة
is-public-help = يستطيع أي أحد أن يجدها ويجلس.
shuffle-word = كلمتك في خلط الأوراق
shuffle-word-help = تدخل في الخلط، فلا يستطيع أحد، ولا حتى الخادم، أن يرتب الأوراق مسبقًا.
mix-in = أضفها

## الصور
pictures = الصور
picture-count = { $count ->
    [zero] لا صور
    [one] صورة واحدة
    [two] صورتان
    [few] { $count } صور
    [many] { $count } صورة
   *[other] { $count } صورة
}
pictures-missing = { $count ->
    [zero] لا تنقص أي صورة
    [one] تنقص صورة واحدة
    [two] تنقص صورتان
    [few] تنقص { $count } صور
    [many] تنقص { $count } صورة
   *[other] تنقص { $count } صورة
}
pictures-enough = للتوزيع؛ المطلوب { $needed }
pictures-choose-or-add = اختر مجموعات أو أضف صورك
decks = المجموعات
own-pictures = صورنا الخاصة
pictures-drop = أفلت هنا صورًا أو مجلدًا أو ملف zip
pictures-add = أضف صورًا
pictures-folder = مجلد كامل
pictures-zip = ملف zip
pictures-help = صور أو رسوم. تُعدَّل كل واحدة وتُقص على شكل بطاقة ويُحذف منها المكان والتاريخ. لا تراها إلا هذه الطاولة.
pictures-sending = الصور في الطريق
pictures-sent = { $done } من { $count }
understood = حسنًا
bots-only-guess = بلا كلمات لا تستطيع الروبوتات إلا التخمين: أعطِ الصور عنوانًا أو بضع كلمات.
picture-words = العنوان والكلمات
picture-title = العنوان
picture-tags = كلمات تفصل بينها فواصل
picture-remove = احذف هذه الصورة
save = احفظ
deck-save-as = احفظ على هذا الخادم باسم
deck-save-help = سيتمكن كل من على هذا الخادم من رؤية هذه الصور واللعب بها.
deck-saved = تم الحفظ: صارت بين المجموعات
see-deck = شاهد صور { $title }
see-pictures = شاهد الصور
deck-by = من عمل { $authors }
deck-licence = الرخصة: { $licence }

## جولة
round = الجولة { $number }
your-turn = دورك
asked-may-claim = من يروي أولًا؟ يمكنك ذلك.
asked-may-tell = الرواية لك. اختر صورة وقل شيئًا عنها.
asked-may-name-giver = من منكما يعطي صورة؟
asked-may-submit = قيل التلميح. اختر صورة من يدك.
asked-may-vote = الصور معلّقة. صوّت.
who-tells-first = من يروي أولًا؟
claim-help = هل أوحت لك إحدى صورك بفكرة؟ أول من يقول ذلك يروي أولًا.
claim-help-party = في الحفلة يتكلم الراوي قبل أن يرى أي صورة. يبدأ أول من يطلب ذلك.
i-tell-first = أنا أروي أولًا
nobody-tells-yet = من تأتيه الفكرة أولًا؟
first-clue-tells = أول تلميح يروي أولًا
you-are-storyteller = الرواية لك
choose-then-text = اختر صورة، ثم قل شيئًا عنها
choose-then-spoken = اختر صورة، ثم قل شيئًا بصوت عالٍ
choose-then-sound = اختر صورة ثم سجّل تلميحك
speak-before-you-see = تكلّم قبل أن ترى
blind-help = يدك نائمة حتى تتكلّم. ثم يضع الجميع، وأنت منهم، صورة تناسب.
hand-hint = مرّر بين صورك · المس للتكبير
clue-placeholder = كلمة، جملة، صوت…
your-clue = تلميحك
tell-it = اروِ
tell-then-look = اروِ ثم انظر
spoken-help = عندما يسمعه الجميع، اضغط.
say-it-aloud = قله بصوت عالٍ.
you-said-it = قلته بصوت عالٍ
clue-as-recording = تلميح مسجّل
listen = استمع
listen-to = استمع إلى { $name }
listen-again = استمع مرة أخرى
record = سجّل تلميحك
record-help = حتى عشر ثوانٍ: كلمة أو لحن أو صوت.
record-done = تم
record-again = سجّل من جديد
recording-now = تكلّم الآن …
recorded = تم التسجيل. استمع إليه أو اروِه.
microphone-asking = بانتظار الميكروفون …
microphone-refused = الميكروفون مغلق أمام هذه الصفحة.
microphone-refused-help = اسمح به في إعدادات المتصفح ثم حاول مجددًا.
microphone-missing = لا يوجد ميكروفون.
microphone-missing-help = صِل واحدًا، أو العب هذا المقعد من هاتف.
microphone-insecure = لا تستطيع هذه الصفحة فتح الميكروفون.
microphone-insecure-help = تسمح المتصفحات بذلك فقط في العناوين التي تبدأ بـ https.
sound-file = أرسل ملفًا صوتيًا بدلًا منه
try-again = حاول مجددًا
awaiting-spoken = أصغوا: التلميح بصوت { $name }
awaiting-sound = { $name }: تسجيل التلميح جارٍ
i-have-said-it = قلتُه
choose-picture-first = اختر صورة أولًا
say-something-first = قل شيئًا أولًا
choose-this = اختر هذه
choose-this-of = اختر هذه ({ $number } من { $count })
tells = الرواية لـ{ $name }
you-tell = الرواية لك
quoted = «{ $words }»
clue-was-spoken = قيل التلميح بصوت { $name }
clue-as-spoken = تلميح منطوق
which-of-yours = { $count ->
    [one] أيّ صورك قد تكون هي؟
    [two] أيّ صورتين من صورك؟
   *[other] أيّ { $count } من صورك؟
}
which-of-yours-fits-too = انظر الآن: أيّ صورك تناسب تلميحك؟
which-fits = أيّ صورك أقرب إلى هذه الكلمات؟
give = { $count ->
    [one] أعطِ هذه
    [two] أعطِ هاتين
   *[other] أعطِ هذه الـ{ $count }
}
laid-aside = الموضوعة جانبًا
take-back = استرجع
awaiting-text = في انتظار كلمات { $name }
meanwhile-hand = يدك، تأمّلها في الأثناء.
hand-sleeps = في الحفلة تنام يدك حتى يُقال التلميح.
waiting-for = { $count ->
    [one] ننتظر شخصًا واحدًا
    [two] ننتظر اثنين
    [few] ننتظر { $count } أشخاص
    [many] ننتظر { $count } شخصًا
   *[other] ننتظر { $count }
}
your-picture-lies = { $count ->
    [one] صورتك على الطاولة.
    [two] صورتاك على الطاولة.
   *[other] صورك على الطاولة.
}
your-partner-gives = الصورة من شريكك، والصوت منك.
you-are-watching = أنت تشاهد.

## الفِرق
who-gives = من منكما يعطي صورة؟
who-gives-help = الآخر سيصوّت. لا تُظهرا يديكما ولا تصفاهما.
i-give = أنا أعطي
gives = الصورة من { $name }
i-will-vote = أنا أصوّت
will-vote = الصوت من { $name }
suggests-you = اقتراح من { $name }: الصورة منك.
suggests-self = اقتراح من { $name }: «الصورة منّي».
waiting-for-partner = ننتظر موافقة { $name }.
agree-i-give = نعم: أنا أعطي
agree-they-give = نعم: الصورة من { $name }
talk = حديث
talk-public = تحدّث مع { $name } (الجميع يسمع)
talk-private = تحدّث مع { $name } (أنتما فقط)
talk-help = قولا من لديه شيء. بلا صور وبلا أوصاف.
say = قل
talk-unread = رسائل جديدة
talk-everybody = قل شيئًا لكل من على الطاولة.
was-said = ما قيل
to-partner = للشريك
talk-to = إلى { $name }
talk-to-all = إلى الجميع
gestures = إيماءات
reaction-applause = تصفيق
reaction-laugh = ضحك
reaction-wow = دهشة
reaction-heart = محبة
reaction-think = تفكير
reaction-hurry = أسرع من فضلك
phrase-let_me = دعني أعطِ أنا.
phrase-i_have_one = عندي واحدة.
phrase-you_give = أعطِ أنت من فضلك.
phrase-not_sure = ليس عندي شيء مناسب.
phrase-all_right = حسنًا!

## الجدار
gallery = الصور
your-hand = يدك
card-number = الصورة { $number } من المجموعة
card-back = بطاقة مقلوبة
hand-place = الصورة { $number } من { $count }
look-at = الصورة { $number } من { $count }
back-to-wall = عودة إلى الجدار
back-to-hand = عودة إلى اليد
zoom = تكبير
previous = الصورة السابقة
next = الصورة التالية
strip = كل الصور
yours = صورتك
owned-by = صورة { $name }
votes-here = { $count ->
    [zero] بلا أصوات
    [one] صوت واحد
    [two] صوتان
    [few] { $count } أصوات
   *[other] { $count } صوتًا
}
your-vote-here = صوتك هنا
which-is = أيّ صورة هي صورة { $name }؟
they-look-for-yours = يبحثون عن صورتك
where-will-most-vote = أين سيصوّت أكثرنا؟
voting-board = لوح تصويتك
hole-empty = القطعة لم توضع بعد
hole-vote = صوت على { $slot }. استرجع
hole-red = الأحمر على { $slot }. استرجع
vote-help = المس صورة لتنظر إليها، ثم صوّت.
two-votes-help = لك صوتان، والثاني اختياري.
second-vote-help = الثاني اختياري، والصوت الصحيح الوحيد يكسب نقطة إضافية.
party-help = كن حيث الآخرون. وحدك لا تنال شيئًا.
party-teller-help = الأخضر: كن حيث الآخرون. الأحمر: من صوّت هناك لا ينال شيئًا.
vote-sealed = ثُبّت. يمكنك تغييره حتى يصوّت الجميع.
place-vote = صوّت للصورة { $slot }
place-move = انقل الصوت إلى { $slot }
place-green = الأخضر على { $slot }
place-red = الأحمر على { $slot }
place-take-back = استرجع
seal-votes = { $count ->
    [one] ثبّت صوتًا واحدًا
   *[other] ثبّت الصوتين
}
seal-tokens = ثبّت القطعتين
this-is-yours = هذه صورتك أنت.
not-votable = لا يمكن التصويت هنا.
others-vote = الآخرون يصوّتون.
teller-watches = صورتك معلّقة بينها. الآن يختارون.
partner-votes = شريكك يصوّت عنكما.

## الكشف
picture-of = صورة { $name }
your-picture = صورتك
where-you-met = حيث التقيتم
your-round = جولتك
your-teams-round = جولة فريقك
no-points = لا نقاط هذه المرة.
voted-own-team = كان صوتكما على صورة فريقكما.
everyones-points = نقاط الجميع
next-round = الجولة التالية
see-result = النتيجة
points-of-round = نقاط الجولة { $number }
told = الرواية
track = لوحة النقاط
plaque-together = { $count ->
    [one] صوت واحد
    [two] صوتان
    [few] { $count } أصوات
   *[other] { $count } صوتًا
}
plaque-struck = مشطوبة
party-story = نقاط بعدد من التقوا، خمس على الأكثر. ولا شيء تحت الأحمر.
won-found = إيجاد الصورة
won-told = وجدها بعضهم لا كلهم
won-spared = وجدها الكل أو لا أحد
won-single = صوت واحد فقط
won-vote-of = صوت { $name }
won-votes-capped = { $count ->
    [few] { $count } أصوات، { $cap } على الأكثر
   *[other] { $count } صوتًا، { $cap } على الأكثر
}
won-together = { $count ->
    [two] اثنان صوّتا معًا
   *[other] { $count } صوّتوا معًا
}
told-all-voted = صوّت الجميع.
told-it-was = كانت رقم { $slot }: صورة { $name }.
told-some = { $count ->
    [one] وجدها شخص واحد: +3، و+3 لـ{ $name }.
    [two] وجدها شخصان: +3 لكل منهما، و+3 لـ{ $name }.
   *[other] وجدها { $count }: +3 لكل منهم، و+3 لـ{ $name }.
}
told-all = وجدها الجميع: لا شيء لـ{ $name }، ونقطتان لكل الآخرين.
told-none = لم يجدها أحد: لا شيء لـ{ $name }، ونقطتان لكل الآخرين.
told-decoy = { $count ->
    [one] نالت صورة { $name } صوتًا واحدًا: +{ $points }.
    [two] نالت صورة { $name } صوتين: +{ $points }.
    [few] نالت صورة { $name } { $count } أصوات: +{ $points }.
   *[other] نالت صورة { $name } { $count } صوتًا: +{ $points }.
}
told-together = { $count ->
    [two] اثنان صوّتا معًا: +{ $points } لكل منهما.
   *[other] { $count } صوّتوا معًا: +{ $points } لكل منهم.
}
told-nobody-met = لم يلتقِ أحد بأحد: لا نقاط هذه المرة.
told-red = الأحمر على { $slot }: لا شيء لمن صوّت هناك.
told-leads = { $name } في المقدّمة برصيد { $score }.
told-lead-together = { $names } في الصدارة معًا، والنتيجة { $score }.

## النتيجة
the-end = النهاية
game-over = انتهت اللعبة
game-stopped = أُوقفت اللعبة. لا يفوز أحد.
after-rounds = { $count ->
    [one] بعد جولة واحدة
    [two] بعد جولتين
    [few] بعد { $count } جولات
   *[other] بعد { $count } جولة
}
wins = { $count ->
    [one] الفوز لـ{ $names }
   *[other] الفوز مشترك: { $names }
}
you-win = { $mode ->
    [team] الفوز لفريقك
   *[other] الفوز لك
}
winning-score = { $score ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $score } نقاط
   *[other] { $score } نقطة
}
play-again = العبوا ثانية
back-to-table = غيّروا الطاولة
host-decides = يمكن للمضيف أن يبدأ لعبة أخرى.
the-rounds = الجولات
standings = النتيجة النهائية
the-rounds-help = اضغط على جولة لترى كل الصور والأصوات من جديد.
found-by-of = { $count ->
    [0] لم يجدها أحد
   *[other] وجدها { $count } من { $of }
}
previous-round = الجولة السابقة
next-page = الجولة التالية
honours = كلمات طيبة
honour-mysterious = الأكثر غموضًا
honour-mysterious-for = { $names }: وجدها { $count } من { $of }
honour-decoy = أفضل تمويه
honour-decoy-for = { $names }: عدد الأصوات لصورة واحدة { $count }
honour-reader = قراءة الأفكار
honour-reader-for = { $names }: إيجاد { $count } من { $of }
honour-tuned = على الموجة نفسها
honour-tuned-for = { $names }: لقاءات في { $count } من { $of } من الجولات
honour-kindred = روحان متآلفتان
honour-kindred-for = { $names }: عدد مرات الاتفاق { $count }
honour-own-eyes = نظرة خاصة
honour-own-eyes-for = { $names }: أصوات بلا شريك: { $count }
honour-red = أجرأ أحمر
honour-red-for = { $names }: عدد الأصوات المشطوبة دفعة واحدة { $count }
download-record = اللعبة في ملف

## القائمة والساعة
theme = الضوء
theme-auto = كالجهاز
theme-light = نهار
theme-dark = ليل
sound = الأصوات
notify = نبّهني حين يأتي دوري
notify-help = حين تنظر إلى شيء آخر. سيطلب جهازك الإذن.
notify-denied = جهازك لا يسمح بذلك. يمكنك تغيير هذا في إعداداته.
open-tv = افتح الشاشة المشتركة
copy-seat-link = انسخ رابطي الشخصي
copy-seat-help = افتحه على جهاز آخر لتلعب مكانك هناك. لا تعطه لأحد.
show-seat-qr = أظهر رمز QR الشخصي
hide-seat-qr = أخفِ رمز QR
seat-qr = رمز QR يفتح مكانك على جهاز آخر
my-data = ما يُحفظ عنك
my-data-help = أسماؤك ورسائلك وتلميحاتك وتسجيلاتك وصورك في هذه الطاولة.
my-data-take = نزّله
my-data-forget = انسوني
my-data-forget-really = نعم، انسوني نهائيًا
my-data-forget-help = تغادر الطاولة ويُمحى كل ذلك. تبقى البطاقات والأصوات التي لعبتها باسم آخر.
my-data-trouble = لم يتغيّر شيء: حاول مجددًا بعد قليل
leave = غادر الطاولة
leave-really = نعم، أغادر نهائيًا
leave-help = يأخذ روبوت مكانك أو يُرفع. إن أردت العودة لاحقًا فأغلق الصفحة فقط.
hurry = العب عمّن ما زال يفكّر
for-the-host = للمضيف
lock-table = أغلق الطاولة
lock-help = لا يجلس أحد جديد. ومن له مكان يبقى له.
send-away-really = نعم، أبعِد { $name }
send-away-help = لن يمكن الجلوس هنا ثانية باسم { $name } إلا بإذنك.
was-sent-away = بلا حق العودة: { $name }
let-back = اسمح بالعودة
stop-game = أوقف اللعبة
stop-game-really = نعم، أوقفها الآن
stop-game-help = لا يفوز أحد. يمكنكم البدء من جديد مع الأشخاص أنفسهم.
clock-left = بقي { $time }
clock-paused = متوقفة عند { $time }
clock-pause = أوقف الساعة
clock-resume = دعها تمضي
clock-extend = دقيقة أخرى
seconds-left = { $count ->
    [few] بقيت { $count } ثوانٍ
   *[other] بقيت { $count } ثانية
}

## الشاشة المشتركة
tv-join = انضمّ على
tv-waiting = { $count ->
    [zero] امسح الرمز واجلس.
    [one] شخص واحد على الطاولة. اجلس أنت أيضًا.
    [two] اثنان على الطاولة.
    [few] { $count } أشخاص على الطاولة.
   *[other] { $count } شخصًا على الطاولة.
}
tv-voting = { $count ->
    [one] التصويت: واحد ما زال ينظر
    [two] التصويت: اثنان ما زالا ينظران
   *[other] التصويت: { $count } ما زالوا ينظرون
}
tv-again = مرة أخرى؟ يستطيع المضيف أن يبدأ من جديد.

## كيف نلعب
how-idea-title = الفكرة
how-idea = أحدكم هو الراوي. يختار صورة من يده ويقول عنها شيئًا: كلمة أو جملة أو أغنية أو صوتًا.
how-give-title = الجميع يعطون
how-give = يختار الآخرون من صورهم صورة قد تناسب أيضًا. تُخلط الصور وتُعلّق على الجدار.
how-vote-title = الجميع يصوّتون
how-vote = أيّها صورة الراوي؟ يصوّت الجميع سرًّا إلا الراوي.
how-score-title = النقاط
how-score-some = وجدها بعضهم لا كلهم: 3 للراوي و3 لكل من وجدها.
how-score-none = وجدها الكل أو لا أحد: لا شيء للراوي ونقطتان لكل الآخرين. فلا تقل أكثر مما ينبغي ولا أقل.
how-score-votes = ونقطة لكل صوت نالته صورتك، 3 على الأكثر.
how-end-title = النهاية
how-end = يفوز أول من يبلغ 30 نقطة. ثم تلعبون ثانية لأن اللعبة كانت جميلة.
how-large-title = سبعة أو أكثر
how-large = لكل لاعب صوتان والثاني اختياري. من وجدها بصوت واحد: نقطة إضافية.
how-team-title = فِرق
how-team = تلعبون أزواجًا. عند كل تلميح تتفقان من يعطي صورة، والآخر يصوّت.
back = رجوع
how-here = على هذه الطاولة
how-party-clue-title = الكلمات أولًا
how-party-clue = يتكلم الراوي قبل أن يرى صوره. ثم يضع الجميع، والراوي أيضًا، صورة مناسبة.
how-party-vote-title = صوّت حيث يصوّت الآخرون
how-party-vote = نقاط بعدد من اجتمعوا على صورة واحدة، وأقصاها 5. ومن كان وحده فلا شيء له. تشطب قطعة الراوي الحمراء صورة: لا شيء لمن هناك.
how-team-end = تنتهي اللعبة حين يروي كل واحد مرة. ويفوز الثنائي صاحب أكثر النقاط.
how-party-end = تنتهي اللعبة حين يروي كل واحد مرة. ويفوز صاحب أكثر النقاط.

## لعبة أولى
lesson-claim = أنت وثلاثة روبوتات. لا بد أن يبدأ أحد: اضغط الزر في الأسفل.
lesson-tell = اختر صورة وقل عنها بضع كلمات. لا واضحة جدًا ولا غامضة جدًا: ليجدها بعضهم لا كلهم.
lesson-told = يبحث الآخرون الآن بين صورهم عن صورة تناسب كلماتك أيضًا.
lesson-watch = كل الصور معلّقة على الجدار وصورتك بينها. يصوّت الآخرون للصورة التي يظنونها لك.
lesson-own-some = وجد بعضهم صورتك لا كلهم: هذا هو الفن. 3 نقاط لك و3 لكل من وجدها.
lesson-own-all = وجدها الجميع: كان ذلك واضحًا جدًا. لا شيء لك، ونقطتان لكل واحد من الآخرين.
lesson-own-none = لم يجدها أحد: كان ذلك غامضًا جدًا. لا شيء لك، ونقطتان لكل واحد من الآخرين.
lesson-hear = الرواية الآن لغيرك. تصفّح صورك في الأثناء.
lesson-answer = هذه كلمات { $name }. أعطِ صورة قد يظنها الآخرون صورة { $name }.
lesson-given = صورتك مع البقية. حين يعطي الجميع تُخلط الصور وتُعلَّق.
lesson-vote = أي صورة هي صورة { $name }؟ المس صورة لتراها ثم صوّت. لا يمكنك التصويت لصورتك.
lesson-sealed = خُتم. حين يصوّت الجميع يتكلم الجدار.
lesson-found = وجدت صورة { $name }: 3 نقاط لك و3 نقاط لـ{ $name }.
lesson-missed = صورة { $name } كانت غيرها. من وجدها له 3 نقاط، ولـ{ $name } مثلها.
lesson-votes = ونقطة لكل صوت نالته صورتك.
lesson-finish = فهمت
lesson-skip = بلا مرشد
lesson-done-title = هذه هي اللعبة كلها
lesson-done = روايةٌ وجوابٌ وتصويت: هذا كل شيء. يفوز من يصل أولًا إلى 30 نقطة. ومع من تعرفهم تكون أجمل.
lesson-play-on = تابع اللعب

## متاعب
connection-lost = انقطع الاتصال.
connection-trying = نحاول من جديد؛ مكانك ويدك محفوظان.
connection-back = عدنا
seat-lost = هذا المكان يُلعب الآن من جهاز آخر. أنت تشاهد.
old-link-help = أُخلي هذا المقعد، أو نُسخ الرابط ناقصًا. اجلس من جديد أو شاهد فقط.
no-such-table-help = لا توجد طاولة { $code } هنا. الرمز ستة أحرف، والطاولات تُرفع إن لم يأتِ أحد طويلًا.
old-page-help = جُدّدت الطاولة. أعد تحميل الصفحة، مكانك محفوظ.
trouble-help = مكانك ويدك محفوظان. حاول بعد قليل.
sent-away-help = إن كان ذلك خطأ فاطلب من المضيف أن يسمح لك بالعودة ثم أعد تحميل الصفحة.
load-again = أعد التحميل
to-start = إلى البداية
no_connection = لا يمكن الوصول إلى الخادم.

## الاعتذارات
no_such_table = لا توجد هذه الطاولة
wrong_key = هذا الرابط لا يفتح مكانًا هنا
key_must_be_16_bytes = مفتاح المكان غير سليم
sit_down_first = اجلس أولًا
sent_away = أبعدك المضيف عن هذه الطاولة
table_is_locked = هذه الطاولة مغلقة: لا يمكن لأحد جديد أن يجلس
already_seated = أنت جالس هنا
table_is_full = الطاولة ممتلئة.
name_is_empty = ما اسمك؟
name_is_too_long = هذا الاسم طويل جدًا
name_is_taken = هنا من يحمل هذا الاسم
no_such_rabbit = لا يوجد هذا الأرنب
rabbit_is_taken = هذا الأرنب مأخوذ
only_the_host_may = هذا للمضيف فقط
no_such_person = هذا الشخص لم يعد هنا
bots_cannot_host = لا يستطيع روبوت أن يعتني بالطاولة
settings_not_understood = هذه الخيارات لا تتوافق
game_is_running = هناك لعبة جارية
no_game_is_running = لا توجد لعبة جارية
wait_for_the_next_round = تنضمّ في الجولة التالية
order_must_name_everybody_once = جاء أحد أو ذهب؛ حاول ثانية
word_is_empty = اكتب كلمة أولًا
text_is_empty = اكتب شيئًا أولًا
text_is_too_long = هذا طويل جدًا
talk_is_off = الحديث موقوف على هذه الطاولة
only_teams_talk_apart = الفِرق وحدها تتحدّث على انفراد
there_is_no_clock = لا توجد ساعة
no_such_recording = لم يصل التسجيل
recording_is_too_long = هذا طويل جدًا: عشر ثوانٍ على الأكثر
recording_not_understood = تعذّرت قراءة هذا التسجيل
no_such_picture = هذه الصورة لم تعد هنا
picture_is_known = هذه الصورة، أو صورة مثلها تمامًا، موجودة هنا بالفعل
enough_pictures = لا تتسع هذه الطاولة لمزيد من الصور الخاصة
no_such_deck = هذه المجموعة ليست على هذا الخادم
deck_name_is_taken = توجد بالفعل مجموعة بهذا الاسم على هذا الخادم
uploads_are_off = هذا الخادم لا يقبل الصور
table_is_out_of_room = امتلأت مساحة هذه الطاولة: احذف صورة أولًا
server_is_out_of_room = لا مساحة على هذا الخادم لمزيد من الصور
not_a_picture = هذه ليست صورة يمكننا فتحها؛ تصلح JPEG وPNG وWebP وAVIF وGIF
picture_is_svg = رسوم SVG غير مقبولة: احفظها بصيغة PNG
picture_is_heic = لا يمكن فتح صور HEIC هنا: أرسلها بصيغة JPEG
picture_is_damaged = الملف تالف أو ناقص
picture_moves = إنها متحركة: لا تصلح بطاقة إلا الصورة الثابتة
picture_is_two_things = في هذا الملف شيء آخر مخفي: احفظ الصورة من جديد ثم أعد المحاولة
picture_is_too_heavy = حجم الملف أكبر من 24 ميغابايت
picture_is_too_large = فيها أكثر من 64 مليون نقطة: صغّرها أولًا
picture_is_too_small = إنها صغيرة جدًا: تحتاج البطاقة إلى 200 × 300 نقطة على الأقل
picture_says_too_much = مع هذه الصورة بيانات كثيرة جدًا: احفظها من جديد بلا تفاصيل
picture_took_too_long = تعذّر فتح هذا الملف في الوقت المناسب
archive_is_damaged = ملف zip تالف أو ناقص
archive_is_locked = لملف zip كلمة مرور: احزمه بدونها
archive_is_too_large = في ملف zip أكثر مما ينبغي: 1000 ملف و256 ميغابايت على الأكثر
archive_in_archive = لا يُفتح ملف zip داخل آخر: فكّه أولًا
archive_leads_astray = أسماء ملفات في هذا الـ zip تقود إلى خارجه: احزم الصور من جديد
nothing_in_it = لا صور فيه
cannot_write_now = لا يستطيع الخادم الحفظ الآن. لم يضع شيء؛ حاول ثانية.
too_many_tables = فُتحت طاولات كثيرة من هنا. انتظر قليلًا.
too_fast = كان ذلك سريعًا جدًا. حاول ثانية.
not_understood = هذه الصفحة ليست محدّثة
game_has_ended = انتهت اللعبة
seat_is_not_playing = أنت لا تلعب في هذه اللعبة
not_in_this_phase = فات ذلك الوقت
storyteller_already_chosen = كان غيرك أسرع
first_clue_claims = هنا أول تلميح يروي أولًا
only_storyteller_gives_clue = التلميح للراوي وحده
clue_needs_a_card = اختر صورة لتلميحك
clue_takes_no_card = في الحفلة يأتي التلميح بلا صورة
clue_is_empty = قل شيئًا أولًا
clue_is_too_long = التلميح طويل جدًا: 200 حرف على الأكثر
clue_is_spoken = على هذه الطاولة يُقال التلميح
card_not_in_hand = هذه الصورة ليست في يدك
storyteller_has_submitted = صورتك موضوعة
already_submitted = صورتك موضوعة
wrong_number_of_cards = ليس هذا عدد الصور المطلوب
cards_must_differ = صورتان مختلفتان من فضلك
only_teams_name_a_giver = الفِرق وحدها تختار من يعطي
storytellers_team_names_no_giver = فريق الراوي لا يعطي صورة أخرى
giver_must_be_of_the_team = أحدكما فقط يعطي
giver_already_agreed = اتفقتما من قبل
giver_not_agreed = اتفقا أولًا من يعطي
partner_gives = شريكك يعطي
storyteller_does_not_vote = الراوي لا يصوّت
giver_does_not_vote = شريكك يصوّت عنكما
wrong_number_of_votes = ليس هذا عدد الأصوات المطلوب
votes_must_differ = صورتان مختلفتان من فضلك
no_such_slot = لا توجد صورة هناك
cannot_vote_for_own_card = هذه صورتك أنت
cannot_vote_for_own_team = هذه صورة فريقك
red_token_is_missing = ضع القطعة الحمراء أيضًا
only_storyteller_places_red = الأحمر للراوي وحده
red_cannot_lie_on_green = لا يوضع الأحمر على أخضرك
already_confirmed = تأكيدك مسجّل
too_few_players = ينقص لاعبون
too_many_players = اللاعبون أكثر مما ينبغي
teams_need_an_even_number = الفِرق تحتاج عددًا زوجيًا
teams_keep_their_seats = في لعبة الفِرق لا ينضمّ أحد أثناء اللعب
end_does_not_fit_mode = هذه النهاية لا تناسب اللعبة
deck_is_too_small = الصور قليلة لهذا العدد
seat_is_taken = هذا المكان مأخوذ
no_such_seat = لا يوجد هذا المكان
not_enough_cards_to_join = لم يبقَ من الصور ما يكفي للانضمام
