### conteur بالعربية. قصير ودافئ: ما العمل، ثم لماذا.

## البداية
tagline = أحدنا يقول كلمات قليلة، وكل واحد يضع صورة. أيّها كانت المقصودة؟
open-table = فتح طاولة
join-with-code = الانضمام برمز
join = انضمام
play-with-bots = اللعب فورًا مع الروبوتات
public-tables = { $count ->
    [zero] لا طاولات عامة
    [one] طاولة عامة واحدة
    [two] طاولتان عامتان
    [few] { $count } طاولات عامة
    [many] { $count } طاولة عامة
   *[other] { $count } طاولة عامة
}
table-is-playing = اللعب جارٍ
how-to-play = كيف نلعب
lesson = نتعلّم ونحن نلعب: دقيقتان
language = اللغة
offline = لا يوجد اتصال. يمكنك مشاهدة الصور، أما اللعب فيحتاج إلى الإنترنت. وتتابع الصفحة وحدها حين يعود.
name-of-a-guest = أرنب

## حول الطاولة
menu = القائمة
close = إغلاق
cancel = إلغاء
keep = تم
arriving = في الطريق إلى الطاولة…
table-code = الطاولة { $code }
hosts-table = طاولة { $name }
at-the-table = { $count ->
    [zero] لا أحد على الطاولة · حتى 12
    [one] شخص واحد على الطاولة · حتى 12
    [two] شخصان على الطاولة · حتى 12
    [few] { $count } أشخاص على الطاولة · حتى 12
    [many] { $count } شخصًا على الطاولة · حتى 12
   *[other] { $count } شخص على الطاولة · حتى 12
}
players = من على الطاولة
sit-title = الطاولة { $code }
already-here = على الطاولة:
your-name = اسمك
your-rabbit = أرنبك
your-look = اسمك وأرنبك
sit-down = الجلوس
just-watch = مشاهدة فقط
full-help = يمكنك المشاهدة حتى يفرغ مكان.
invite = دعوة
copied = تم النسخ
copy-this-link = نسخ هذا الرابط:
unreachable = لا تستطيع الأجهزة الأخرى الانضمام بعد: ليس لهذا الحاسوب عنوان شبكة تصل إليه.
add-bot = إضافة روبوت
tv = التلفاز
qr = رمز QR فيه رابط هذه الطاولة
is-host = المضيف
is-bot = روبوت
is-away = بعيدًا عن الطاولة الآن
is-awaited = التفكير جارٍ
swap-help = { $name }: للتبديل نلمس مكانًا آخر.
make-host = تسليم دور المضيف
send-away = إبعاد
start-with = نبدأ ({ $count })
waiting-for-host = ننتظر { $name } لبدء اللعبة.
rabbit-0 = قرمزي، سادة، أذنان قائمتان
rabbit-1 = أصفر، منقّط، أذنان متباعدتان
rabbit-2 = أخضر بحري، بأحزمة أفقية، أذنان متدليتان
rabbit-3 = أزرق سماوي، مخطّط، أذن مطوية
rabbit-4 = برقوقي، مائل الخطوط، أذنان إلى اليسار
rabbit-5 = وردي، مربّعات، أذنان إلى اليمين
rabbit-6 = أخضر، نصفان، أذنان قصيرتان
rabbit-7 = أزرق غامق، علامات ‎+‎، أذنان طويلتان رفيعتان
rabbit-8 = عاجي، حلقات، أذنان متقاطعتان
rabbit-9 = بنّي، أسهم، أذنان ملتفّتان
rabbit-10 = رمادي، بقع، أذن مرفوعة وأخرى متدلية
rabbit-11 = زيتوني، حزامان، أذنان مطويتان

## كيف نلعب نحن
how-we-play = كيف نلعب هنا
mode = اللعبة
mode-base = كلاسيكية
mode-party = حفلة
mode-team = فِرق
mode-base-help = من 3 إلى 12. نبحث عن صورة الراوي. ابتداءً من 7 صوتان لكل شخص.
mode-party-help = من 6 إلى 12. التلميح أولًا ثم الصور. ونصوّت حيث يصوّت الآخرون.
mode-team-help = 6 أو 8 أو 10 أو 12، في ثنائيات متقابلة. طرف يضع بطاقة والآخر يصوّت.
edition = الطبعة
edition-odyssey = أوديسي
edition-odyssey-help = القواعد المطبوعة بلا تغيير.
edition-pl-2 = البولندية، الطبعة الثانية
edition-pl-2-help = نقاط إضافية فقط إن عرف الصورةَ بعضُنا لا كلّنا.
edition-ar = العربية
edition-ar-help = الكلاسيكية: حتى آخر بطاقة؛ وحتى 6 أشخاص نقاط الأصوات بلا حدّ. الحفلة: لا أحمر على أخضر صاحبه. الفِرق: بلا حدّ، والحديث على انفراد.
edition-pl-1 = البولندية، الطبعة الأولى
edition-pl-1-help = في الحفلة: لا أحد يرى بطاقاته قبل التلميح.
edition-nl = الهولندية
edition-nl-help = أول من يقول تلميحًا هو الراوي الأول.
play-to = نهاية اللعبة
end-edition = كما في هذه الطبعة
end-points = { $count ->
    [zero] { $count } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
end-laps = { $count ->
    [zero] { $count } دورة
    [one] دورة واحدة
    [two] دورتان
    [few] { $count } دورات
    [many] { $count } دورة
   *[other] { $count } دورة
}
end-pile = آخر بطاقة
pace = الساعة
pace-off = بلا ساعة
pace-off-help = لا داعي للعجلة.
pace-relaxed = على مهل
pace-relaxed-help = دقيقتان أو ثلاث لكل مرحلة.
pace-brisk = سريعة
pace-brisk-help = دقيقة على الأكثر لكل مرحلة.
pace-own = خاصّة
pace-own-help = أوقات اختارها المضيف.
clue = التلميح
clue-text = مكتوب
clue-text-help = يقرؤه الجميع.
clue-spoken = منطوق
clue-spoken-help = في غرفة واحدة أو في مكالمة: بصوت عالٍ.
clue-sound = مسجّل
clue-sound-help = يسمعه الجميع.
plain-has-no-microphone = لا ميكروفون للهواتف على هذا العنوان: هناك يُكتب التلميح أو يُقال بصوت مسموع.
that-is-rounds = { $count ->
    [zero] أي بلا جولات.
    [one] أي جولة واحدة.
    [two] أي جولتان.
    [few] أي { $count } جولات.
    [many] أي { $count } جولة.
   *[other] أي { $count } جولة.
}
phase-claiming = الراوي الأول
phase-telling = التلميح
phase-submitting = وضع البطاقات
phase-voting = التصويت
phase-scored = النقاط
seconds-help = بالثواني. الخانة الفارغة تعني بلا حدّ.
more-settings = قواعد وإعدادات أخرى
option-first_storyteller = الراوي الأول
option-first_storyteller-claim = أول من يضغط
option-first_storyteller-clue = أول من يقول تلميحًا
option-first_storyteller-random = بالقرعة
option-second_vote = الصوت الثاني
option-second_vote-auto = صوتان لكل شخص ابتداءً من 7
option-second_vote-never = صوت واحد دائمًا
option-bonus_when = نقاط إضافية للأصوات
option-bonus_when-always = في كل جولة
option-bonus_when-mixed = فقط إن عرفها بعضنا لا كلّنا
option-bonus_cap = نقاط الأصوات، على الأكثر
option-bonus_cap-3 = ثلاث في الجولة
option-bonus_cap-none = بلا حد
option-red_on_green = المؤشر الأحمر على أخضر صاحبه
option-red_on_green-allowed = مسموح
option-red_on_green-forbidden = غير مسموح
option-party_hands = البطاقات قبل التلميح
option-party_hands-storyteller = مقلوبة عند الراوي
option-party_hands-all = مقلوبة عند الجميع
option-own_team_vote = التصويت لصورة الفريق نفسه
option-own_team_vote-void = لا يُحتسب
option-own_team_vote-count = يُحتسب كغيره
option-own_team_vote-forbid = غير مسموح
option-team_talk = الحديث داخل الفريق
option-team_talk-public = يسمعه الجميع
option-team_talk-private = داخل الفريق فقط
leavers = عندما يغادر أحد
leavers-bot = يكمل مكانه روبوت
leavers-go = يُرفع المكان بعد الجولة
bot-level = مستوى الروبوتات
bot-level-easy = سهل
bot-level-medium = متوسط
bot-level-hard = صعب
bots-speak = لغة الروبوتات
bots-learn = الروبوتات تتعلّم منّا
bots-learn-help = يتذكّر هذا الخادم التلميحات التي تُقال هنا، بلا أسماء، كي تفهمها روبوتاته في ألعاب لاحقة.
has-talk = الدردشة والإيماءات
has-talk-help = رسائل قصيرة وإيماءات للجميع.
is-public = طاولة عامة
is-public-help = يمكن لأي أحد أن يجدها ويجلس إليها.
shuffle-word = مساهمتك في خلط البطاقات
shuffle-word-help = أيّ كلمة تكفي. تدخل في الخلط، فلا يستطيع أحد، ولا حتى الخادم، أن يرتّب البطاقات.
mix-in = إضافة

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
pictures-enough = المطلوب { $needed }
pictures-choose-or-add = نختار مجموعات أو نضيف صورنا
decks = المجموعات
own-pictures = صورنا الخاصة
pictures-drop = يمكنك إفلات صور أو مجلد أو ملف zip هنا
pictures-add = إضافة صور
pictures-folder = مجلد كامل
pictures-zip = ملف zip
pictures-help = صور أو رسوم. تُعدَّل كل واحدة وتُقصّ على شكل بطاقة ويُحذف منها المكان والتاريخ. لا تراها إلا هذه الطاولة.
pictures-sending = إرسال الصور جارٍ
pictures-sent = { $done } من { $count }
understood = حسنًا
bots-only-guess = بلا كلمات لا تستطيع الروبوتات إلا التخمين: يكفي عنوان أو بضع كلمات.
picture-words = العنوان والكلمات
picture-title = العنوان
picture-tags = كلمات تفصل بينها فواصل
picture-remove = حذف هذه الصورة
save = حفظ
deck-save-as = الحفظ على هذا الخادم باسم
deck-save-help = سيتمكن كل من على هذا الخادم من رؤية هذه الصور واللعب بها.
deck-saved = تم الحفظ: صارت بين المجموعات
see-deck = مشاهدة صور { $title }
see-pictures = مشاهدة الصور
deck-by = من عمل { $authors }
deck-licence = الرخصة: { $licence }

## جولة
round = الجولة { $number }
your-turn = دورك
asked-may-claim = من الراوي الأول؟ ربما أنت.
asked-may-tell = دور الراوي لك: نختار صورة ونقول شيئًا عنها.
asked-may-name-giver = من منكما يضع بطاقة؟
asked-may-submit = قيل التلميح. دورك لاختيار صورة من بطاقاتك.
asked-may-vote = الصور على الجدار. دورك للتصويت.
who-tells-first = من الراوي الأول؟
claim-help = هل أوحت لك إحدى صورك بفكرة؟ أول من يضغط هو الراوي الأول.
claim-help-party = في الحفلة يقول الراوي تلميحه قبل أن يرى أي صورة. والبداية لأول من يضغط.
i-tell-first = أنا أبدأ
nobody-tells-yet = من عنده فكرة أولًا؟
first-clue-tells = التلميح الأول يحدّد الراوي
you-are-storyteller = دور الراوي لك
choose-then-text = نختار صورة، ثم نقول شيئًا عنها
choose-then-spoken = نختار صورة، ثم نقول شيئًا بصوت عالٍ
choose-then-sound = نختار صورة، ثم نسجّل التلميح
speak-before-you-see = التلميح أولًا، ثم البطاقات
blind-help = تبقى بطاقاتك مقلوبة حتى يُقال تلميحك. ثم يضع الجميع، وأنت معهم، صورة تناسبه.
hand-hint = نمرّر للتصفّح · نلمس للتكبير
tell-goal = ليعرفها بعضنا لا كلّنا.
clue-placeholder = كلمة، جملة، صوت…
your-clue = تلميحك
tell-it = إعلان التلميح
tell-then-look = إعلان التلميح ثم النظر
spoken-help = نضغط هنا بعد أن يسمعه الجميع.
say-it-aloud = نقوله الآن بصوت عالٍ.
you-said-it = قيل تلميحك بصوت عالٍ
clue-as-recording = تلميح مسجّل
listen = استماع
listen-to = الاستماع إلى { $name }
listen-again = استماع مرة أخرى
record = تسجيل التلميح
record-help = حتى عشر ثوانٍ: كلمة أو لحن أو صوت.
record-done = تم
record-again = تسجيل من جديد
recording-now = التسجيل جارٍ…
recorded = تم التسجيل. يمكنك الاستماع إليه أو إرساله.
microphone-asking = بانتظار الميكروفون…
microphone-refused = لا إذن لهذه الصفحة باستعمال الميكروفون.
microphone-refused-help = يمكنك السماح به في إعدادات المتصفح ثم المحاولة من جديد.
microphone-missing = لا يوجد ميكروفون.
microphone-missing-help = يمكنك وصل واحد، أو المتابعة من هاتف.
microphone-insecure = لا تستطيع هذه الصفحة استعمال الميكروفون.
microphone-insecure-help = تسمح المتصفحات بذلك فقط في العناوين التي تبدأ بـ https.
sound-file = إرسال ملف صوتي بدلًا منه
write-clue-instead = الكتابة بدلًا من ذلك
say-clue-instead = القول بصوت مسموع بدلًا من ذلك
try-again = محاولة جديدة
awaiting-spoken = نستمع الآن: التلميح بصوت { $name }
awaiting-sound = { $name }: تسجيل التلميح جارٍ
i-have-said-it = قيل التلميح
choose-picture-first = نختار صورة أولًا
choose-pictures-first = { $count ->
    [zero] اختيار الصور أولًا
    [one] بقيت صورة واحدة للاختيار
    [two] اختيار صورتين أولًا
    [few] اختيار { $count } صور أولًا
    [many] اختيار { $count } صورة أولًا
   *[other] اختيار { $count } صورة أولًا
}
say-something-first = نقول شيئًا أولًا
choose-this = اختيار هذه
choose-this-of = اختيار هذه ({ $number } من { $count })
chosen = تم الاختيار
tells = الراوي: { $name }
you-tell = دور الراوي لك
quoted = «{ $words }»
clue-was-spoken = قيل التلميح بصوت { $name }
clue-as-spoken = تلميح منطوق
which-of-yours = { $count ->
    [zero] أيّ صورك تناسب؟
    [one] أيّ صورك تناسب أيضًا؟
    [two] أيّ صورتين من صورك؟
    [few] أيّ { $count } صور من صورك؟
    [many] أيّ { $count } صورة من صورك؟
   *[other] أيّ { $count } صورة من صورك؟
}
which-of-yours-fits-too = والآن: أيّ صورك تناسب تلميحك؟
which-fits = أيّ صورك أقرب إلى هذه الكلمات؟
answer-goal = كل صوت لصورتك نقطة لك.
give = { $count ->
    [zero] وضع البطاقة
    [one] وضع هذه
    [two] وضع هاتين
    [few] وضع هذه البطاقات ({ $count })
    [many] وضع هذه البطاقات ({ $count })
   *[other] وضع هذه البطاقات ({ $count })
}
laid-aside = المختارة
take-back = استرجاع
awaiting-text = ننتظر تلميح { $name }
meanwhile-hand = في الأثناء، هذه بطاقاتك.
hand-sleeps = في الحفلة تبقى بطاقاتك مقلوبة حتى يُقال التلميح.
waiting-for = { $count ->
    [zero] لا ننتظر أحدًا
    [one] ننتظر شخصًا واحدًا
    [two] ننتظر شخصين
    [few] ننتظر { $count } أشخاص
    [many] ننتظر { $count } شخصًا
   *[other] ننتظر { $count } شخص
}
waiting-for-name = ننتظر { $name }
person-is-away = { $name } خارج الطاولة الآن
play-for = اللعب عن { $name }
play-for-really = نعم، اللعب عن { $name }
your-picture-lies = { $count ->
    [zero] لا صور لك على الطاولة.
    [one] صورتك على الطاولة.
    [two] صورتاك على الطاولة.
    [few] صورك على الطاولة.
    [many] صورك على الطاولة.
   *[other] صورك على الطاولة.
}
your-partner-gives = الطرف الآخر يضع بطاقة، والتصويت لك.
you-are-watching = أنت في وضع المشاهدة.
you-join-next-round = نلعب معًا ابتداءً من الجولة التالية.
joins-next-round = { $name } معنا من الجولة التالية

## الفِرق
who-gives = من منكما يضع بطاقة؟
who-gives-help = الطرف الآخر يصوّت. لا نكشف بطاقاتنا ولا نصفها.
who-gives-private = الطرف الآخر يصوّت. لا يسمعكما غيركما: يمكنكما وصف الصور.
i-give = أنا أضع بطاقة
gives = البطاقة من { $name }
i-will-vote = أنا أصوّت
will-vote = التصويت لـ{ $name }
suggests-you = اقتراح من { $name }: البطاقة منك.
suggests-self = اقتراح من { $name }: «أنا أضع بطاقة».
waiting-for-partner = ننتظر موافقة { $name }.
agree-i-give = نعم: أنا أضع بطاقة
agree-they-give = نعم: البطاقة من { $name }
talk = حديث
talk-public = حديث مع { $name } (الجميع يسمع)
talk-private = حديث مع { $name } (أنتما فقط)
talk-help = يكفي القول: عند من صورة مناسبة؟ بلا كشف ولا وصف.
say = إرسال
talk-unread = رسائل جديدة
talk-everybody = كلمة منك لكل من على الطاولة.
was-said = ما قيل
to-partner = داخل الفريق
talk-to = إلى { $name }
talk-to-all = إلى الجميع
gestures = إيماءات
reaction-applause = تصفيق
reaction-laugh = ضحك
reaction-wow = دهشة
reaction-heart = محبة
reaction-think = تفكير
reaction-hurry = لنسرع قليلًا
phrase-let_me = أنا أضع بطاقة.
phrase-i_have_one = عندي واحدة.
phrase-you_give = البطاقة منك، من فضلك.
phrase-not_sure = ليس عندي شيء مناسب.
phrase-all_right = حسنًا!

## الجدار
gallery = الصور
your-hand = بطاقاتك
card-number = الصورة { $number } من المجموعة
card-back = بطاقة مقلوبة
hand-place = الصورة { $number } من { $count }
look-at = الصورة { $number } من { $count }
back-to-wall = عودة إلى الجدار
back-to-hand = عودة إلى بطاقاتك
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
    [many] { $count } صوتًا
   *[other] { $count } صوت
}
your-vote-here = صوتك هنا
which-is = أيّ صورة هي صورة { $name }؟
they-look-for-yours = يبحثون عن صورتك
where-will-most-vote = أيّ صورة تنال أكثر الأصوات؟
voting-board = لوح تصويتك
hole-empty = المؤشر لم يوضع بعد
hole-vote = صوت على { $slot }. استرجاع
hole-red = الأحمر على { $slot }. استرجاع
vote-help = نلمس صورة لنراها، ثم نصوّت.
two-votes-help = لك صوتان، والثاني اختياري.
second-vote-help = الثاني اختياري، والصوت الوحيد إن أصاب يكسب نقطة إضافية.
party-help = نصوّت مثل الآخرين. والصوت الوحيد لا ينال شيئًا.
party-teller-help = الأخضر: مثل الآخرين. الأحمر: لا شيء لمن صوّت هناك.
vote-sealed = تم التأكيد. يمكنك التغيير حتى يصوّت الجميع.
place-vote = التصويت للصورة { $slot }
place-move = نقل الصوت إلى { $slot }
place-green = الأخضر على { $slot }
place-red = الأحمر على { $slot }
place-take-back = استرجاع
seal-votes = { $count ->
    [zero] التأكيد
    [one] تأكيد صوت واحد
    [two] تأكيد الصوتين
    [few] تأكيد الأصوات
    [many] تأكيد الأصوات
   *[other] تأكيد الأصوات
}
seal-tokens = تأكيد المؤشرين
this-is-yours = هذه صورتك أنت.
not-votable = لا يمكن التصويت لهذه.
others-vote = الآخرون يصوّتون.
teller-watches = صورتك بينها. والآن يختار الآخرون.
partner-votes = الطرف الآخر يصوّت عنكما.
pair-has-no-vote = الراوي: { $name }، لذلك لا يصوّت فريقكما. والآن يختار الآخرون.

## الكشف
picture-of = صورة { $name }
your-picture = صورتك
where-you-met = حيث التقت الأصوات
your-round = نقاطك
your-teams-round = نقاط فريقك
no-points = لا نقاط هذه المرة.
no-points-all = لا نقاط: عرفها الجميع، فالتلميح واضح أكثر من اللازم.
no-points-none = لا نقاط: لم يعرفها أحد، فالتلميح غامض أكثر من اللازم.
no-points-missed = لا نقاط: صوتك على صورة أخرى، ولا صوت على صورتك.
no-points-alone = لا نقاط: لا صوت آخر هناك.
no-points-struck = لا نقاط: المؤشر الأحمر على تلك الصورة.
voted-own-team = كان صوتكما على صورة فريقكما.
everyones-points = نقاط الجميع
next-round = الجولة التالية
see-result = النتيجة
points-of-round = نقاط الجولة { $number }
told = الراوي
track = لوحة النقاط
plaque-together = { $count ->
    [zero] بلا أصوات
    [one] صوت واحد
    [two] صوتان
    [few] { $count } أصوات
    [many] { $count } صوتًا
   *[other] { $count } صوت
}
plaque-struck = مشطوبة
party-story = نقاط بعدد الأصوات على الصورة نفسها، خمس على الأكثر. ولا شيء تحت الأحمر.
won-found = معرفة الصورة
won-told = عرفها بعضنا لا كلّنا
won-spared-all = عرفها الجميع
won-spared-none = لم يعرفها أحد
won-single = صوت واحد فقط
won-vote-of = صوت { $name }
won-votes-capped = { $count ->
    [zero] بلا أصوات
    [one] صوت واحد، { $cap } على الأكثر
    [two] صوتان، { $cap } على الأكثر
    [few] { $count } أصوات، { $cap } على الأكثر
    [many] { $count } صوتًا، { $cap } على الأكثر
   *[other] { $count } صوت، { $cap } على الأكثر
}
won-together = { $count ->
    [zero] بلا لقاء
    [one] صوت واحد
    [two] صوتان معًا
    [few] { $count } أصوات معًا
    [many] { $count } صوتًا معًا
   *[other] { $count } صوت معًا
}
told-all-voted = صوّت الجميع.
told-it-was = كانت رقم { $slot }: صورة { $name }.
told-it-was-yours = كانت رقم { $slot }: صورتك.
told-some = { $count ->
    [zero] لم يعرفها أحد.
    [one] عرفها شخص واحد: ‎+3‎، و‎+3‎ لـ{ $name }.
    [two] عرفها شخصان: ‎+3‎ لكل منهما، و‎+3‎ لـ{ $name }.
    [few] عرفها { $count } أشخاص: ‎+3‎ لكل منهم، و‎+3‎ لـ{ $name }.
    [many] عرفها { $count } شخصًا: ‎+3‎ لكل منهم، و‎+3‎ لـ{ $name }.
   *[other] عرفها { $count } شخص: ‎+3‎ لكل منهم، و‎+3‎ لـ{ $name }.
}
told-some-yours = { $count ->
    [zero] لم يعرفها أحد.
    [one] عرفها شخص واحد: ‎+3‎، و‎+3‎ لك.
    [two] عرفها شخصان: ‎+3‎ لكل منهما، و‎+3‎ لك.
    [few] عرفها { $count } أشخاص: ‎+3‎ لكل منهم، و‎+3‎ لك.
    [many] عرفها { $count } شخصًا: ‎+3‎ لكل منهم، و‎+3‎ لك.
   *[other] عرفها { $count } شخص: ‎+3‎ لكل منهم، و‎+3‎ لك.
}
told-all = عرفها الجميع: لا شيء لـ{ $name }، ونقطتان لكل من الآخرين.
told-all-yours = عرفها الجميع: لا شيء لك، ونقطتان لكل من الآخرين.
told-none = لم يعرفها أحد: لا شيء لـ{ $name }، ونقطتان لكل من الآخرين.
told-none-yours = لم يعرفها أحد: لا شيء لك، ونقطتان لكل من الآخرين.
told-decoy = { $count ->
    [zero] بلا أصوات لصورة { $name }.
    [one] نالت صورة { $name } صوتًا واحدًا: ‎+{ $points }‎.
    [two] نالت صورة { $name } صوتين: ‎+{ $points }‎.
    [few] نالت صورة { $name } { $count } أصوات: ‎+{ $points }‎.
    [many] نالت صورة { $name } { $count } صوتًا: ‎+{ $points }‎.
   *[other] نالت صورة { $name } { $count } صوت: ‎+{ $points }‎.
}
told-decoy-yours = { $count ->
    [zero] بلا أصوات لصورتك.
    [one] نالت صورتك صوتًا واحدًا: ‎+{ $points }‎.
    [two] نالت صورتك صوتين: ‎+{ $points }‎.
    [few] نالت صورتك { $count } أصوات: ‎+{ $points }‎.
    [many] نالت صورتك { $count } صوتًا: ‎+{ $points }‎.
   *[other] نالت صورتك { $count } صوت: ‎+{ $points }‎.
}
told-together = { $count ->
    [zero] بلا لقاء.
    [one] صوت واحد: ‎+{ $points }‎.
    [two] صوتان معًا: ‎+{ $points }‎ لكل منهما.
    [few] { $count } أصوات معًا: ‎+{ $points }‎ لكل منها.
    [many] { $count } صوتًا معًا: ‎+{ $points }‎ لكل منها.
   *[other] { $count } صوت معًا: ‎+{ $points }‎ لكل منها.
}
told-nobody-met = لا صوتين على صورة واحدة: لا نقاط هذه المرة.
told-red = الأحمر على { $slot }: لا شيء لمن صوّت هناك.
told-leads = { $how ->
    [won] الفوز لـ{ $name } برصيد { $score }.
   *[leads] { $name } في المقدّمة برصيد { $score }.
}
told-lead-together = { $how ->
    [won] الفوز لـ{ $names } برصيد { $score }.
    [leads] { $names } في المقدّمة برصيد { $score }.
    [all] تعادل الجميع برصيد { $score }.
   *[level] تعادل { $names } برصيد { $score }.
}

## النتيجة
the-end = النهاية
game-over = انتهت اللعبة
game-stopped = أُوقفت اللعبة. لا يفوز أحد.
after-rounds = { $count ->
    [zero] قبل أي جولة
    [one] بعد جولة واحدة
    [two] بعد جولتين
    [few] بعد { $count } جولات
    [many] بعد { $count } جولة
   *[other] بعد { $count } جولة
}
wins = { $count ->
    [one] الفوز لـ{ $names }
   *[other] الفوز مشترك: { $names }
}
wins-pair = الفوز لـ{ $names }
you-win = { $mode ->
    [team] الفوز لفريقك
   *[other] الفوز لك
}
winning-score = { $score ->
    [zero] بلا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $score } نقاط
    [many] { $score } نقطة
   *[other] { $score } نقطة
}
play-again = لعبة أخرى
back-to-table = تغيير القواعد أو الأماكن
host-decides = يمكن للمضيف بدء لعبة أخرى.
the-rounds = الجولات
standings = النتيجة النهائية
the-rounds-help = نلمس جولة لنرى كل صورها وأصواتها من جديد.
found-by-of = { $count ->
    [0] لم يعرفها أحد
   *[other] عرفها { $count } من { $of }
}
previous-round = الجولة السابقة
next-page = الجولة التالية
honours = جوائز
honour-mysterious = أعمق الألغاز
honour-mysterious-for = { $names }: صورة عرفها { $count } من { $of }
honour-decoy = أفضل تمويه
honour-decoy-for = { $names }: عدد الأصوات لصورة واحدة { $count }
honour-reader = قراءة الأفكار
honour-reader-for = { $names }: معرفة { $count } من { $of }
honour-tuned = على الموجة نفسها
honour-tuned-for = { $names }: أصوات مع الآخرين في { $count } من { $of } من الجولات
honour-kindred = أرواح متآلفة
honour-kindred-for = { $names }: عدد مرات الاتفاق { $count }
honour-own-eyes = روح حرّة
honour-own-eyes-for = { $names }: أصوات بلا شريك: { $count }
honour-red = أجرأ أحمر
honour-red-for = { $names }: عدد الأصوات المشطوبة دفعة واحدة { $count }
download-record = اللعبة في ملف

## القائمة والساعة
theme = نهار أم ليل
theme-auto = كالجهاز
theme-light = نهار
theme-dark = ليل
sound = الأصوات
notify = تنبيهي حين يأتي دوري
notify-help = حتى حين يكون نظرك في مكان آخر. سيطلب جهازك الإذن.
notify-denied = جهازك لا يسمح بذلك. يمكنك تغيير هذا في إعداداته.
open-tv = فتح الشاشة المشتركة
copy-seat-link = نسخ رابطي الشخصي
copy-seat-help = يمكنك فتحه للمتابعة على جهاز آخر. وهو لك وحدك.
show-seat-qr = إظهار رمز QR الشخصي
hide-seat-qr = إخفاء رمز QR
seat-qr = رمز QR للمتابعة على جهاز آخر
my-data = ما نحفظه عنك
my-data-take = تنزيل
my-data-forget = محو كل ما يخصّني
my-data-forget-really = نعم، محوه نهائيًا
my-data-trouble = لم يتغيّر شيء: يمكنك المحاولة من جديد بعد قليل
leave = مغادرة الطاولة
leave-really = نعم، مغادرة نهائية
leave-help = يأخذ روبوت مكانك أو يُرفع. أما للعودة لاحقًا فيكفي إغلاق الصفحة.
hurry = اللعب عمّن ما زال يفكّر
for-the-host = للمضيف
lock-table = إغلاق الطاولة
send-away-really = نعم، إبعاد { $name }
send-away-help = لن يمكن الجلوس هنا ثانية باسم { $name } إلا بإذنك.
was-sent-away = بلا حق العودة: { $name }
let-back = السماح بالعودة
stop-game = إيقاف اللعبة
stop-game-really = نعم، إيقافها الآن
stop-game-help = لا يفوز أحد. يمكنكم بعدها البدء من جديد مع الأشخاص أنفسهم.
clock-left = بقي { $time }
clock-paused = متوقفة عند { $time }
clock-pause = إيقاف الساعة
clock-resume = متابعة الساعة
clock-extend = دقيقة أخرى
seconds-left = { $count ->
    [zero] انتهى الوقت
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $count } ثوانٍ
    [many] بقيت { $count } ثانية
   *[other] بقيت { $count } ثانية
}

## الشاشة المشتركة
tv-join = الانضمام من هنا:
tv-waiting = { $count ->
    [zero] مسح الرمز يكفي للجلوس.
    [one] شخص واحد على الطاولة. والمكان يتسع لك.
    [two] شخصان على الطاولة.
    [few] { $count } أشخاص على الطاولة.
    [many] { $count } شخصًا على الطاولة.
   *[other] { $count } شخص على الطاولة.
}
tv-voting = { $count ->
    [zero] التصويت: اكتملت الأصوات
    [one] التصويت: بقي صوت واحد
    [two] التصويت: بقي صوتان
    [few] التصويت: بقيت { $count } أصوات
    [many] التصويت: بقي { $count } صوتًا
   *[other] التصويت: بقي { $count } صوت
}
tv-again = لعبة أخرى؟ يمكن للمضيف أن يبدأها.

## كيف نلعب
how-idea-title = الفكرة
how-idea = في كل جولة راوٍ واحد: يختار الراوي صورة من بطاقاته ويقول شيئًا عنها. كلمة أو جملة أو أغنية أو صوت.
how-give-title = الجميع يضعون بطاقة
how-give = يختار الآخرون من صورهم صورة قد تناسب أيضًا. تُخلط الصور وتُعلّق على الجدار.
how-vote-title = التصويت
how-vote = أيّ صورة كانت صورة الراوي؟ يصوّت الجميع سرًّا إلا الراوي.
how-score-title = النقاط
how-score-some = عرفها بعضنا لا كلّنا: 3 للراوي و3 لكل من عرفها.
how-score-none = عرفها الكل أو لا أحد: لا شيء للراوي، ونقطتان لكل من الآخرين. فلا إفصاح تامّ ولا غموض تامّ.
how-score-votes = لسائر من على الطاولة: نقطة لكل صوت على صورة كلٍّ منهم، 3 على الأكثر.
how-three-title = ثلاثة أشخاص
how-three = لكل شخص سبع بطاقات، ولكل تلميح يضع كل واحد صورتين: فتُعلّق خمس صور.
how-end-title = النهاية
how-end-points = { $count ->
    [zero] تنتهي اللعبة مع الجولة.
    [one] حين يبلغ أحد نقطة واحدة تنتهي اللعبة بتلك الجولة.
    [two] حين يبلغ أحد نقطتين تنتهي اللعبة بتلك الجولة.
    [few] حين يبلغ أحد { $count } نقاط تنتهي اللعبة بتلك الجولة.
    [many] حين يبلغ أحد { $count } نقطة تنتهي اللعبة بتلك الجولة.
   *[other] حين يبلغ أحد { $count } نقطة تنتهي اللعبة بتلك الجولة.
}
how-end-laps = { $count ->
    [zero] تنتهي اللعبة قبل أن تبدأ.
    [one] تنتهي اللعبة حين يأخذ كل شخص دور الراوي مرة واحدة.
    [two] تنتهي اللعبة حين يأخذ كل شخص دور الراوي مرتين.
    [few] تنتهي اللعبة حين يأخذ كل شخص دور الراوي { $count } مرات.
    [many] تنتهي اللعبة حين يأخذ كل شخص دور الراوي { $count } مرة.
   *[other] تنتهي اللعبة حين يأخذ كل شخص دور الراوي { $count } مرة.
}
how-end-pile = تنتهي اللعبة بالجولة التي تُسحب فيها آخر بطاقة.
how-win = الفوز لمن جمع أكثر النقاط، ومع التعادل يكون الفوز مشتركًا.
how-win-team = الفوز للفريق صاحب أكثر النقاط، ومع التعادل يكون الفوز مشتركًا.
how-large-title = سبعة أو أكثر
how-large = لكل شخص صوتان لصورتين مختلفتين، والثاني اختياري. من عرفها بصوت وحيد: نقطة إضافية.
how-team-title = فِرق
how-team = نلعب في ثنائيات لكل منها رصيد واحد. في فريق الراوي يضع الطرف الآخر بطاقة أيضًا. وفي كل فريق آخر اتفاق: طرف يضع بطاقة والآخر يصوّت.
how-team-vote-title = صوت واحد لكل فريق
how-team-vote = أيّ صورة كانت صورة الراوي؟ في كل فريق آخر يصوّت سرًّا من لم يضع بطاقة.
back = رجوع
how-here = على هذه الطاولة
how-party-clue-title = الكلمات أولًا
how-party-clue = يقول الراوي تلميحه قبل أن يرى بطاقاته. ثم يضع الجميع، والراوي أيضًا، صورة مناسبة.
how-party-vote-title = نصوّت حيث يصوّت الآخرون
how-party-vote = نقاط بعدد الأصوات على الصورة نفسها، وأقصاها 5؛ ويمكنك التصويت لصورتك. والصوت الوحيد لا ينال شيئًا. ويشطب الراوي بالمؤشر الأحمر صورة: لا شيء لمن صوّت هناك.
how-party-pass-title = البطاقات تنتقل
how-party-pass = بعد كل جولة تنتقل بطاقات كل واحد، مقلوبةً، إلى اليسار.

## لعبة أولى
lesson-claim = أنت وثلاثة روبوتات. لا بد أن يبدأ أحد: الزر «أنا أبدأ».
lesson-tell = نختار صورة ونقول عنها بضع كلمات. لا وضوح تامّ ولا غموض تامّ: ليعرفها بعضهم لا كلهم.
lesson-told = يبحث الآخرون الآن بين صورهم عن صورة تناسب كلماتك أيضًا.
lesson-watch = كل الصور معلّقة على الجدار وصورتك بينها. يصوّت الآخرون للصورة التي يظنونها لك.
lesson-own-some = عرف صورتك بعضهم لا كلهم: هذا هو الفن. 3 نقاط لك و3 لكل من عرفها.
lesson-own-all = عرفها الجميع: كان ذلك واضحًا جدًا. لا شيء لك، ونقطتان لكل من الآخرين.
lesson-own-none = لم يعرفها أحد: كان ذلك غامضًا جدًا. لا شيء لك، ونقطتان لكل من الآخرين.
lesson-hear = دور الراوي الآن لغيرك. وفي الأثناء هذه بطاقاتك.
lesson-answer = هذه كلمات { $name }. نضع صورة قد يظنها الآخرون صورة { $name }.
lesson-given = صورتك مع البقية. حين يضع الجميع بطاقاتهم تُخلط الصور وتُعلَّق.
lesson-vote = أي صورة هي صورة { $name }؟ نلمس صورة لنراها، ثم نصوّت. ولا تصويت لصورتك أنت.
lesson-sealed = تم التأكيد. حين يصوّت الجميع يظهر الجواب.
lesson-found = عرفت صورة { $name }: 3 نقاط لك و3 نقاط لـ{ $name }.
lesson-missed = صورة { $name } كانت غيرها. لمن عرفها 3 نقاط، ولـ{ $name } مثلها.
lesson-votes = ونقطة لكل صوت نالته صورتك.
lesson-finish = مفهوم
lesson-skip = إخفاء النصائح
lesson-done-title = هذه هي اللعبة كلها
lesson-done = تلميحٌ وبطاقةٌ وتصويت: هذا كل شيء. حين يبلغ أحد 30 نقطة يفوز من جمع أكثر النقاط. ومع الأصدقاء تكون أجمل.
lesson-play-on = متابعة اللعب

## متاعب
connection-lost = انقطع الاتصال.
connection-trying = نحاول من جديد؛ مكانك وبطاقاتك محفوظة.
connection-back = عاد الاتصال
seat-lost = مكانك مفتوح الآن على جهاز آخر. أنت في وضع المشاهدة.
old-link-help = أُخلي هذا المكان، أو نُسخ الرابط ناقصًا. يمكنك الجلوس من جديد أو المشاهدة فقط.
wrong-link-kept = هذا الرابط لا يفتح مكانًا هنا. مكانك باقٍ لك.
seat-offered = مكانك هنا باسم { $mine }. متابعة اللعب باسم { $theirs } على هذا الجهاز؟
seat-offered-help = فُتح رابط شخصي. إن لم يكن رابطك فمكانك باقٍ لك.
seat-offered-stay = البقاء باسم { $mine }
seat-offered-take = المتابعة باسم { $theirs }
no-such-table-help = لم تعد الطاولة { $code } موجودة: تُرفع الطاولات إن لم يأتِ أحد طويلًا. يمكنك طلب رابط جديد أو فتح طاولة.
old-page-help = توجد نسخة جديدة. يكفي تحميل الصفحة من جديد، ومكانك محفوظ.
trouble-help = مكانك وبطاقاتك محفوظة. يمكنك المحاولة بعد قليل.
sent-away-help = إن كان ذلك خطأ فيمكنك طلب العودة من المضيف، ثم تحميل الصفحة من جديد.
load-again = تحميل من جديد
to-start = الصفحة الرئيسية
no_connection = لا يمكن الوصول إلى الخادم.

## الاعتذارات
no_such_table = لا طاولة بهذا الرمز: يُرجى التحقق من أحرفه الستة
wrong_key = هذا الرابط لا يفتح مكانًا هنا
key_must_be_16_bytes = هذا الرابط الشخصي ناقص: يمكنك نسخه مرة أخرى
sit_down_first = نجلس أولًا
sent_away = أبعدك المضيف عن هذه الطاولة
table_is_locked = هذه الطاولة مغلقة: يمكن للمضيف فتحها
already_seated = مكانك محجوز هنا
table_is_full = الطاولة ممتلئة.
name_is_empty = ما اسمك؟
name_is_too_long = هذا الاسم طويل جدًا: 24 حرفًا على الأكثر
name_is_taken = هذا الاسم مأخوذ هنا: يمكنك اختيار اسم آخر
no_such_rabbit = لا يوجد هذا الأرنب: الاختيار من بين اثني عشر
rabbit_is_taken = هذا الأرنب مأخوذ: يمكنك اختيار أرنب آخر
only_the_host_may = هذا للمضيف فقط
no_such_person = هذا الشخص لم يعد هنا
bots_cannot_host = لا يمكن أن يكون الروبوت هو المضيف: يمكنك اختيار شخص
settings_not_understood = هذه الخيارات لا تتوافق: يمكنك تغيير أحدها
game_is_running = هناك لعبة جارية: يبقى انتظار نهايتها
no_game_is_running = لا توجد لعبة جارية
wait_for_the_next_round = انضمامك في الجولة التالية
order_must_name_everybody_once = جاء أحد أو ذهب: يمكنك المحاولة من جديد
word_is_empty = نكتب كلمة أولًا
text_is_empty = نكتب شيئًا أولًا
text_is_too_long = هذا طويل جدًا: يمكنك اختصاره قليلًا
talk_is_off = الدردشة موقوفة على هذه الطاولة؛ ويمكن للمضيف تشغيلها
only_teams_talk_apart = الحديث على انفراد للفِرق وحدها
there_is_no_clock = هذه الطاولة تلعب بلا ساعة
no_such_recording = لم يصل التسجيل: يمكنك التسجيل من جديد
recording_is_too_long = هذا طويل جدًا: عشر ثوانٍ على الأكثر
recording_not_understood = تعذّر سماع هذا التسجيل: يمكنك التسجيل من جديد
no_such_picture = هذه الصورة لم تعد هنا
picture_is_known = هذه الصورة، أو صورة مثلها تمامًا، موجودة هنا بالفعل
enough_pictures = على هذه الطاولة 300 صورة خاصة، وهو الحد الأعلى: يمكنك حذف واحدة أولًا
no_such_deck = هذه المجموعة ليست على هذا الخادم: يمكنك اختيار مجموعة أخرى
deck_name_is_taken = توجد مجموعة بهذا الاسم على هذا الخادم: يمكنك اختيار اسم آخر
uploads_are_off = هذا الخادم لا يقبل الصور: يمكنكم اللعب بمجموعاته
table_is_out_of_room = امتلأت مساحة هذه الطاولة: يمكنك حذف صورة أولًا
server_is_out_of_room = لا مساحة على هذا الخادم لمزيد من الصور: يمكنكم اللعب بمجموعاته
not_a_picture = لا يمكننا فتح هذا الملف؛ تصلح JPEG وPNG وWebP وAVIF وGIF
picture_is_svg = رسوم SVG غير مقبولة: يمكنك حفظها بصيغة PNG
picture_is_heic = لا يمكن فتح صور HEIC هنا: يمكنك إرسالها بصيغة JPEG
picture_is_damaged = الملف تالف أو ناقص: يمكنك إرسال نسخة أخرى
picture_moves = إنها متحركة: لا تصلح بطاقة إلا الصورة الثابتة
picture_is_two_things = في هذا الملف شيء آخر مخفي: يمكنك حفظ الصورة من جديد ثم إعادة المحاولة
picture_is_too_heavy = حجم الملف أكبر من 24 ميغابايت: يمكنك تصغيره أولًا
picture_is_too_large = فيها أكثر من 64 مليون نقطة: يمكنك تصغيرها أولًا
picture_is_too_small = إنها صغيرة جدًا: تحتاج البطاقة إلى 200 × 300 نقطة على الأقل
picture_says_too_much = مع هذه الصورة بيانات كثيرة جدًا: يمكنك حفظها من جديد بلا تفاصيل
picture_took_too_long = تعذّر فتح هذا الملف في الوقت المناسب: يمكنك حفظه من جديد أو تصغيره
archive_is_damaged = ملف zip تالف أو ناقص: يمكنك حزمه من جديد
archive_is_locked = لملف zip كلمة مرور: يمكنك حزمه بدونها
archive_is_too_large = في ملف zip أكثر مما ينبغي: 1000 ملف و256 ميغابايت على الأكثر
archive_in_archive = لا يُفتح ملف zip داخل آخر: يمكنك فكّه أولًا
archive_leads_astray = أسماء ملفات في هذا الـ zip تقود إلى خارجه: يمكنك حزم الصور من جديد
nothing_in_it = لا صور فيه: تصلح JPEG وPNG وWebP وAVIF وGIF
cannot_write_now = لا يستطيع الخادم الحفظ الآن. لم يضع شيء؛ يمكنك المحاولة من جديد.
too_many_tables = فُتحت طاولات كثيرة من هنا. يكفي الانتظار قليلًا.
too_fast = كان ذلك سريعًا جدًا. يمكنك المحاولة من جديد.
not_understood = هذه الصفحة ليست محدّثة: يمكنك تحميلها من جديد
game_has_ended = انتهت اللعبة
seat_is_not_playing = لا مكان لك في هذه اللعبة؛ ويمكنك الانضمام إلى التالية
not_in_this_phase = فات ذلك الوقت
storyteller_already_chosen = كان غيرك أسرع
first_clue_claims = هنا يحسم التلميح الأول: يكفي إعلان تلميحك
only_storyteller_gives_clue = التلميح للراوي وحده
clue_needs_a_card = تلميحك يحتاج إلى صورة
clue_takes_no_card = في الحفلة يأتي التلميح بلا صورة
clue_is_empty = نقول شيئًا أولًا
clue_is_too_long = التلميح طويل جدًا: 200 حرف على الأكثر
clue_is_spoken = على هذه الطاولة يُقال التلميح بصوت عالٍ
card_not_in_hand = هذه الصورة ليست بين بطاقاتك: يمكنك اختيار أخرى
storyteller_has_submitted = صورتك على الطاولة بالفعل
already_submitted = صورتك على الطاولة بالفعل
wrong_number_of_cards = المطلوب صورة واحدة؛ ومع ثلاثة أشخاص صورتان
cards_must_differ = صورتان مختلفتان من فضلك
only_teams_name_a_giver = الفِرق وحدها تختار من يضع بطاقة
storytellers_team_names_no_giver = في فريق الراوي يضع الطرف الآخر البطاقة
giver_must_be_of_the_team = لا بد أن يضع أحدكما بطاقة
giver_already_agreed = تم الاتفاق بينكما
giver_not_agreed = نتفق أولًا: من يضع بطاقة؟
partner_gives = الطرف الآخر يضع البطاقة
storyteller_does_not_vote = الراوي لا يصوّت
giver_does_not_vote = الطرف الآخر يصوّت عنكما
wrong_number_of_votes = المطلوب صوت واحد؛ وابتداءً من سبعة أشخاص يمكن صوتان
votes_must_differ = الصوتان لصورتين مختلفتين
no_such_slot = لا توجد صورة هناك
cannot_vote_for_own_card = هذه صورتك أنت: صوتك لغيرها
cannot_vote_for_own_team = هذه صورة فريقك: صوتك لغيرها
red_token_is_missing = بقي وضع المؤشر الأحمر
only_storyteller_places_red = المؤشر الأحمر للراوي وحده
red_cannot_lie_on_green = لا يوضع الأحمر على أخضرك: مكانه صورة أخرى
already_confirmed = تأكيدك مسجّل
too_few_players = العدد قليل: 3 للكلاسيكية، و6 للحفلة والفِرق
too_many_players = العدد كبير: 12 على الأكثر
teams_need_an_even_number = الفِرق تحتاج عددًا زوجيًا: 6 أو 8 أو 10 أو 12
teams_keep_their_seats = في لعبة الفِرق لا انضمام أثناء اللعب، بل في التالية
end_does_not_fit_mode = هذه النهاية لا تناسب اللعبة: يمكنك اختيار نهاية أخرى
deck_is_too_small = الصور قليلة لهذا العدد: يمكنك إضافة مجموعة أخرى
seat_is_taken = هذا المكان مأخوذ: يمكنك اختيار مكان آخر
no_such_seat = لا يوجد هذا المكان
not_enough_cards_to_join = بقيت صور قليلة؛ ويمكنك الانضمام إلى اللعبة التالية

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = هيّا نلعب
preview-invitation = طاولة في انتظارك
preview-text = يقول الراوي بضع كلمات، ويضع كلّ لاعب صورة. أيّها صورته؟ يكفي فتح الرابط والجلوس معنا، دون حساب.

## more
edition-why = تختلف القواعد المطبوعة قليلًا. نلعب بالقواعد التي نعرفها.

## growth

said_enough_for_now = كلام كثير دفعة واحدة. استراحة قصيرة ثم نتابع.
enough_for_an_hour = هذا كثير جدًا لساعة واحدة. تمكن المحاولة مجددًا بعد قليل.
too_many_decks = حُفظت مجموعات كثيرة من هنا. يمكن حفظ التالية غدًا.
export_is_running = تنزيل بياناتك جارٍ بالفعل. يكفي الانتظار حتى يكتمل.

## people

table_is_closed = هذه الطاولة مغلقة
table-closed-help = لا يراها إلا من هو فيها. يمكنك طلب رابط من المضيف للمشاهدة.
lock-closes-help = لا يجلس أحد جديد ولا يشاهد. ومن هو هنا يبقى.
copy-look-link = نسخ رابط للمشاهدة
copy-look-help = من يملكه يستطيع المشاهدة ويرى صوركم الخاصة أيضًا.
own-pictures-hidden = صوركم الخاصة مخفية هنا. تظهر عند فتح هذه الشاشة من قائمة الطاولة.
name_looks_like_another = هذا الاسم يبدو كاسم شخص هنا: يلزم اسم آخر
tables-kept = 
    { $days ->
        [zero] تُحذف الطاولة التي لا يستعملها أحد.
        [one] تُحذف الطاولة التي لا يستعملها أحد يومًا واحدًا.
        [two] تُحذف الطاولة التي لا يستعملها أحد يومين، مع كل ألعابها.
        [few] تُحذف الطاولة التي لا يستعملها أحد { $days } أيام، مع كل ألعابها.
        [many] تُحذف الطاولة التي لا يستعملها أحد { $days } يومًا، مع كل ألعابها.
       *[other] تُحذف الطاولة التي لا يستعملها أحد { $days } يوم، مع كل ألعابها.
    }
tables-kept-always = تبقى الطاولات محفوظة هنا إلى أن يحذفها أحد.
my-data-all-help = أسماؤك ورسائلك وتلميحاتك وتسجيلاتك وصورك في هذه الطاولة، والمجموعات التي حفظتها منها.
my-data-forget-all-help = مغادرتك الطاولة يتبعها محو كل ذلك، ومعه المجموعات التي حفظتها. تبقى البطاقات والأصوات التي لعبتها باسم آخر.

## talk

seat_is_in_use = هذا المكان مفتوح الآن على جهاز آخر
seat_is_claimed = طلب آخر لهذا المكان في انتظار الجواب
no_such_claim = حُسم هذا الأمر من قبل
nobody_to_ask = لا أحد هنا ليؤكّد هويتك: يمكن المحاولة حين يحضر أحد
seat_was_in_use_lately = كان هذا المكان مشغولًا قبل قليل: يمكن الموافقة حين يخلو ثلاث دقائق
talk_is_slow = الدردشة بطيئة هنا: يمكنك الكتابة من جديد بعد { $seconds } ث
you_are_muted = كتم المضيف رسائلك
host_cannot_be_reported = تصل البلاغات إلى المضيف، فلا يمكن الإبلاغ عنه
enough_reports = بلاغات كثيرة في انتظار المضيف
lost-seat = كنت هنا من قبل
lost-seat-help = نختار الاسم، ثم يُسأل الحاضرون، وبموافقتهم يعود المكان إليك.
lost-seat-waiting = سؤال الطاولة: هل أنت { $name }؟
lost-seat-over = المكان كما كان. يمكنك السؤال مرة أخرى أو الجلوس باسم آخر.
claim-asked = جهاز جديد يقول: «كنت { $name }». هل هذا صحيح؟
claim-consequence = عندئذ تظهر عليه هذه البطاقات ويكمل اللعب، ويفقد الجهاز القديم المكان.
claim-yes = نعم، صحيح
claim-no = لا
claim-agreed = شكرًا. تلزم موافقة شخص آخر.
notice-left = { $who } خارج الطاولة الآن
notice-sent_away = إبعاد { $who } بقرار من { $by }
notice-let_back = السماح بعودة { $who } بقرار من { $by }
notice-bot_took_over = الروبوت { $by } يكمل مكان { $who }
notice-seat_regained = عاد المكان إلى { $who } على جهاز آخر بموافقة { $by }
notice-host_changed = دور المضيف الآن لدى { $who }
notice-locked = إغلاق الطاولة بقرار من { $by }
notice-unlocked = فتح الطاولة بقرار من { $by }
notice-muted = كتم { $who } بقرار من { $by }
notice-unmuted = رُفع الكتم عن { $who }
notice-played_for = روبوت يلعب عن { $who } بطلب من { $by }
notice-stood_in = روبوت يلعب عن { $who }
notice-plays_again = { $who } في اللعب من جديد
about-person = حول { $name }
mute-for-me = كتم عندي فقط
unmute-for-me = إلغاء الكتم
muted-for-me = مكتوم عندك: { $names }
mute-for-all = كتم لدى الجميع
unmute-for-all = السماح بالكتابة
is-muted = كتم
report-to-host = إبلاغ المضيف
was-reported = لا يراه إلا المضيف. شكرًا.
report-asked = بلاغ من { $by } عن { $name }
report-dismiss = تجاهل البلاغ
slow-talk = دردشة بطيئة
slow-talk-0 = لا
slow-talk-10 = جملة كل 10 ث
slow-talk-30 = جملة كل 30 ث
