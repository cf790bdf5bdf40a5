### conteur بالعربية. صوت علبة لعبة عائلية: دافئ وقصير وواضح. في docs/words.md غرض كل سطر.

## البداية
tagline = أحدنا يعلن تلميحًا، وكل منّا يضع بطاقة. فأيّها المقصودة؟
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
lesson = التعلّم باللعب في دقيقتين
language = اللغة
offline = لا اتصال بالإنترنت. يمكنك مشاهدة الصور، أما اللعب فيحتاج إلى اتصال. وتتابع الصفحة وحدها حين يعود.
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
    [zero] لا لاعبين بعد · حتى 12
    [one] لاعب واحد · حتى 12
    [two] لاعبان · حتى 12
    [few] { $count } لاعبين · حتى 12
    [many] { $count } لاعبًا · حتى 12
   *[other] { $count } لاعب · حتى 12
}
players = اللاعبون
sit-title = الطاولة { $code }
already-here = هنا الآن:
your-name = اسمك
your-rabbit = أرنبك
your-look = اسمك وأرنبك
sit-down = الجلوس
just-watch = مشاهدة فقط
full-help = يمكنك المشاهدة حتى يخلو مكان.
invite = دعوة
copied = تم النسخ
copy-this-link = الرابط للنسخ:
unreachable = لا تستطيع الأجهزة الأخرى الانضمام بعد: ليس لهذا الحاسوب عنوان على الشبكة تصل إليه.
add-bot = إضافة روبوت
tv = التلفاز
qr = رمز QR فيه رابط هذه الطاولة
is-host = المضيف
is-bot = روبوت
is-away = بلا اتصال
is-awaited = لحظة تفكير
swap-help = نلمس مكانًا آخر لنبدّله بمكان { $name }.
make-host = تعيين كمضيف
send-away = إخراج
start-with = { $count ->
    [zero] نبدأ
    [one] نبدأ بلاعب واحد
    [two] نبدأ بلاعبَين
    [few] نبدأ بـ{ $count } لاعبين
    [many] نبدأ بـ{ $count } لاعبًا
   *[other] نبدأ بـ{ $count } لاعب
}
waiting-for-host = ننتظر { $name } لبدء اللعبة.
rabbit-0 = أحمر، سادة، أذنان منتصبتان
rabbit-1 = برتقالي، منقّط، أذنان متباعدتان
rabbit-2 = أخضر بحري، أحزمة عرضية، أذنان متدليتان
rabbit-3 = أزرق سماوي، مخطّط، أذن مطوية
rabbit-4 = بنفسجي، خطوط مائلة، أذنان إلى اليسار
rabbit-5 = وردي، مربّعات، أذنان إلى اليمين
rabbit-6 = أخضر عشبي، نصفان، أذنان قصيرتان
rabbit-7 = أزرق غامق، علامات زائد، أذنان طويلتان رفيعتان
rabbit-8 = أبيض، حلقات، أذنان متقاطعتان
rabbit-9 = بنّي، خطوط متعرّجة، أذنان ملتفّتان
rabbit-10 = رمادي، بقع، أذن مرفوعة وأخرى متدلية
rabbit-11 = زيتوني، خطوط عريضة، أذنان مطويتان

## كيف نلعب نحن
how-we-play = كيف نلعب هنا
mode = نوع اللعبة
mode-base = كلاسيكية
mode-party = حفلة
mode-team = فِرق
mode-base-help = من 3 إلى 12 لاعبًا. نبحث عن بطاقة الراوي. ومع 7 لاعبين أو أكثر، لكل لاعب صوتان.
mode-party-help = من 6 إلى 12 لاعبًا. التلميح أولًا ثم البطاقات. ونصوّت للبطاقة التي نظنّ أن أكثر الآخرين سيختارونها.
mode-team-help = 6 أو 8 أو 10 أو 12 لاعبًا، في فِرق من شريكين متقابلين. أحدهما يضع بطاقة والآخر يصوّت.
edition = كتيّب القواعد
edition-odyssey = أوديسي (المعتاد)
edition-odyssey-help = القواعد المعتادة.
edition-pl-2 = البولندي، الطبعة الثانية
edition-pl-2-help = الأصوات على بطاقتك لا تُحسب إلا إن عرف بطاقةَ الراوي بعضُنا لا كلّنا.
edition-ar = العربي
edition-ar-help = الكلاسيكية: نلعب حتى آخر بطاقة؛ وحتى 6 لاعبين، لا حدّ لنقاط الأصوات. الحفلة: لا يضع الراوي مؤشريه على بطاقة واحدة. الفِرق: بلا حدّ، ودردشة الشريكين خاصة.
edition-pl-1 = البولندي، الطبعة الأولى
edition-pl-1-help = الحفلة: لا أحد يرى بطاقاته قبل التلميح.
edition-nl = الهولندي
edition-nl-help = صاحب أول تلميح هو الراوي الأول.
play-to = مدة اللعبة
end-edition = كما في كتيّب القواعد
end-points = { $count ->
    [zero] { $count } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $count } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
end-laps = { $count ->
    [zero] بلا أدوار
    [one] دور لكل لاعب
    [two] دوران لكل لاعب
    [few] { $count } أدوار لكل لاعب
    [many] { $count } دورًا لكل لاعب
   *[other] { $count } دور لكل لاعب
}
end-pile = حتى آخر بطاقة
pace = المهلة
pace-off = بلا مهلة
pace-off-help = لكم كل الوقت، ولا داعي للعجلة.
pace-relaxed = مريحة
pace-relaxed-help = دقيقتان إلى ثلاث دقائق لكل خطوة.
pace-brisk = سريعة
pace-brisk-help = دقيقة على الأكثر لكل خطوة.
pace-own = مخصّصة
pace-own-help = المضيف يحدّد الأوقات.
clue = التلميح
clue-text = مكتوب
clue-text-help = يقرؤه الجميع على الشاشة.
clue-spoken = شفهي
clue-spoken-help = في غرفة واحدة أو في مكالمة: نقوله بصوت عالٍ.
clue-sound = مسجّل
clue-sound-help = يسمع الجميع التسجيل.
plain-has-no-microphone = لا تسجيل من الهواتف على هذا العنوان، لكن يمكن كتابة التلميح أو قوله بصوت عالٍ.
that-is-rounds = { $count ->
    [zero] أي بلا جولات.
    [one] أي جولة واحدة.
    [two] أي جولتان.
    [few] أي { $count } جولات.
    [many] أي { $count } جولة.
   *[other] أي { $count } جولة.
}
phase-claiming = من يبدأ
phase-telling = إعلان التلميح
phase-submitting = وضع البطاقات
phase-voting = التصويت
phase-scored = النقاط
seconds-help = بالثواني. والخانة الفارغة تعني بلا مهلة.
more-settings = قواعد وإعدادات أخرى
option-first_storyteller = الراوي الأول
option-first_storyteller-claim = أول من يضغط
option-first_storyteller-clue = أول من يعلن تلميحًا
option-first_storyteller-random = بالقرعة
option-second_vote = الصوت الثاني
option-second_vote-auto = مع 7 لاعبين أو أكثر
option-second_vote-never = أبدًا
option-bonus_when = نقاط الأصوات على بطاقتك
option-bonus_when-always = في كل جولة
option-bonus_when-mixed = فقط إن عرف بطاقة الراوي بعضنا لا كلّنا
option-bonus_cap = أقصى نقاط الأصوات
option-bonus_cap-3 = 3 في الجولة
option-bonus_cap-none = بلا حدّ
option-red_on_green = الأحمر والأخضر على بطاقة واحدة
option-red_on_green-allowed = مسموح
option-red_on_green-forbidden = غير مسموح
option-party_hands = البطاقات قبل التلميح
option-party_hands-storyteller = مقلوبة عند الراوي
option-party_hands-all = مقلوبة عند الجميع
option-own_team_vote = صوت على بطاقة الفريق نفسه
option-own_team_vote-void = بلا نقاط
option-own_team_vote-count = يُحسب كغيره
option-own_team_vote-forbid = غير مسموح
option-team_talk = الدردشة بين الشريكين
option-team_talk-public = يقرؤها الجميع
option-team_talk-private = لهما وحدهما
leavers = عندما يغادر أحدنا
leavers-bot = يكمل روبوت بدلًا منه
leavers-go = يُزال مكانه بعد الجولة
bot-level = مستوى الروبوتات
bot-level-easy = سهل
bot-level-medium = متوسط
bot-level-hard = صعب
bots-speak = لغة الروبوتات
bots-learn = الروبوتات تتعلّم منّا
bots-learn-help = يتذكّر هذا الخادم التلميحات المعلنة هنا، بلا أسماء، كي تتحسّن روبوتاته في ألعاب لاحقة.
has-talk = الدردشة والتفاعلات
has-talk-help = رسائل قصيرة يقرؤها كل من على الطاولة.
is-public = طاولة عامة
is-public-help = يمكن لأي أحد أن يجدها ويجلس إليها.
shuffle-word = المشاركة في خلط البطاقات
shuffle-word-help = أي كلمة تكفي. تدخل في الخلط، فلا يستطيع أحد، ولا حتى هذا الخادم، أن يرتّب البطاقات كما يشاء.
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
own-pictures = صورنا
pictures-drop = سحب صور أو مجلد أو ملف zip إلى هنا
pictures-add = إضافة صور
pictures-folder = إضافة مجلد
pictures-zip = إضافة ملف zip
pictures-help = صور أو رسوم. تُعدَّل كل واحدة لتستقيم وتُقصّ على شكل بطاقة، ويُحذف منها المكان والتاريخ. لا تراها إلا هذه الطاولة.
pictures-sending = إرسال الصور جارٍ
pictures-sent = { $done } من { $count }
understood = حسنًا
bots-only-guess = بلا كلمات لا تستطيع الروبوتات إلا التخمين: لنضف للصور عناوين أو بضع كلمات.
picture-words = العنوان والكلمات
picture-title = العنوان
picture-tags = كلمات تفصل بينها فواصل
picture-remove = حذف هذه الصورة
save = حفظ
deck-save-as = الحفظ على هذا الخادم باسم
deck-save-help = سيتمكّن كل من على هذا الخادم من رؤية هذه الصور واللعب بها.
deck-saved = تم الحفظ. هي الآن في قائمة المجموعات.
see-deck = مشاهدة صور { $title }
see-pictures = مشاهدة الصور
deck-by = من عمل { $authors }
deck-licence = الرخصة: { $licence }

## جولة
round = الجولة { $number }
your-turn = حان دورك
asked-may-claim = عندك فكرة لتلميح؟ البداية لأول من يضغط.
asked-may-tell = دور الراوي لك: نختار بطاقة ونعلن تلميحًا.
asked-may-name-giver = من منكما يضع بطاقة؟
asked-may-submit = هذا هو التلميح. نختار بطاقة تناسبه.
asked-may-vote = البطاقات على الطاولة. حان وقت التصويت.
who-tells-first = من الراوي الأول؟
claim-help = هل أوحت لك إحدى بطاقاتك بفكرة؟ أول من يضغط هو الراوي الأول.
claim-help-party = في الحفلة يعلن الراوي تلميحه قبل أن يرى أي بطاقة. والبداية لأول من يضغط.
i-tell-first = أنا أبدأ
nobody-tells-yet = من سيكون الراوي الأول؟
first-clue-tells = صاحب أول تلميح هو الراوي
you-are-storyteller = دور الراوي لك
choose-then-text = نختار بطاقة، ثم نكتب تلميحًا لها
choose-then-spoken = نختار بطاقة، ثم نقول تلميحنا بصوت عالٍ
choose-then-sound = نختار بطاقة، ثم نسجّل تلميحنا
speak-before-you-see = التلميح أولًا، ثم البطاقات
blind-help = تبقى بطاقاتك مقلوبة حتى إعلان تلميحك. ثم يضع الجميع، وأنت معهم، بطاقة تناسبه.
hand-hint = تمرير للتصفّح · لمس للتكبير
tell-goal = الهدف أن يعرفها بعضهم لا كلّهم.
clue-placeholder = كلمة، جملة، أغنية…
your-clue = تلميحك
tell-it = إعلان التلميح
tell-then-look = إعلانه ثم رؤية بطاقاتي
spoken-help = نضغط هنا حين يسمعه الجميع.
say-it-aloud = الآن نقوله بصوت عالٍ.
you-said-it = قلته بصوت عالٍ
clue-as-recording = تلميح مسجّل
listen = استماع
listen-to = الاستماع إلى { $name }
listen-again = استماع مرة أخرى
record = تسجيل التلميح
record-help = حتى عشر ثوانٍ: كلمة أو لحن أو صوت.
record-done = تم
record-again = تسجيل من جديد
recording-now = بدأ التسجيل، نتكلّم الآن…
recorded = تم التسجيل. يمكنك الاستماع إليه أو إرساله.
microphone-asking = بانتظار الميكروفون…
microphone-refused = لا إذن لهذه الصفحة باستعمال الميكروفون.
microphone-refused-help = يمكنك السماح به في إعدادات المتصفح ثم المحاولة من جديد.
microphone-missing = لا يوجد ميكروفون.
microphone-missing-help = يمكن توصيل واحد أو المتابعة من هاتف.
microphone-insecure = لا تستطيع هذه الصفحة استعمال الميكروفون.
microphone-insecure-help = لا تسمح به المتصفحات إلا في عناوين تبدأ بـ https.
sound-file = إرسال ملف صوتي بدلًا منه
write-clue-instead = كتابته بدلًا من ذلك
say-clue-instead = قوله بصوت عالٍ بدلًا من ذلك
try-again = محاولة جديدة
awaiting-spoken = نستمع الآن إلى تلميح { $name }
awaiting-sound = تلميح { $name } قيد التسجيل
i-have-said-it = سمعه الجميع
choose-picture-first = نختار بطاقة أولًا
choose-pictures-first = { $count ->
    [zero] نختار البطاقات أولًا
    [one] نختار بطاقة أخرى
    [two] نختار بطاقتين أولًا
    [few] نختار { $count } بطاقات أولًا
    [many] نختار { $count } بطاقة أولًا
   *[other] نختار { $count } بطاقة أولًا
}
say-something-first = نعلن تلميحًا أولًا
choose-this = اختيار هذه
choose-this-of = اختيار هذه ({ $number } من { $count })
chosen = تم الاختيار
tells = الراوي: { $name }
you-tell = دور الراوي لك
quoted = «{ $words }»
clue-was-spoken = تلميح شفهي من { $name }
clue-as-spoken = تلميح شفهي
which-of-yours = { $count ->
    [zero] أيّ بطاقاتك تناسب التلميح؟
    [one] أيّ بطاقاتك تناسب التلميح؟
    [two] أيّ بطاقتين من بطاقاتك تناسبان التلميح؟
    [few] أيّ { $count } بطاقات من بطاقاتك تناسب التلميح؟
    [many] أيّ { $count } بطاقة من بطاقاتك تناسب التلميح؟
   *[other] أيّ { $count } بطاقة من بطاقاتك تناسب التلميح؟
}
which-of-yours-fits-too = والآن: أيّ بطاقاتك تناسب تلميحك؟
which-fits = أيّ بطاقاتك أقرب إلى التلميح؟
answer-goal = لك نقطة عن كل صوت على بطاقتك.
give = { $count ->
    [zero] وضع البطاقة
    [one] وضع هذه البطاقة
    [two] وضع البطاقتين
    [few] وضع { $count } بطاقات
    [many] وضع { $count } بطاقة
   *[other] وضع { $count } بطاقة
}
laid-aside = المختارة
take-back = استرجاع
awaiting-text = ننتظر تلميح { $name }
meanwhile-hand = وفي الأثناء يمكنك تأمّل بطاقاتك.
hand-sleeps = في الحفلة تبقى بطاقاتك مقلوبة حتى يُعلن التلميح.
waiting-for = { $count ->
    [zero] لا ننتظر أحدًا
    [one] ننتظر لاعبًا واحدًا
    [two] ننتظر لاعبَين
    [few] ننتظر { $count } لاعبين
    [many] ننتظر { $count } لاعبًا
   *[other] ننتظر { $count } لاعب
}
waiting-for-name = ننتظر { $name }
person-is-away = { $name } بلا اتصال الآن
play-for = روبوت بدل { $name }
play-for-really = نعم، روبوت بدل { $name }
your-picture-lies = { $count ->
    [zero] لا بطاقات لك على الطاولة.
    [one] بطاقتك على الطاولة.
    [two] بطاقتاك على الطاولة.
    [few] بطاقاتك على الطاولة.
    [many] بطاقاتك على الطاولة.
   *[other] بطاقاتك على الطاولة.
}
your-partner-gives = الشريك يضع بطاقة، وعليك التصويت.
you-are-watching = أنت في وضع المشاهدة.
you-join-next-round = نلعب معًا من الجولة التالية.
joins-next-round = { $name } معنا من الجولة التالية

## الفِرق
who-gives = من منكما يضع بطاقة؟
who-gives-help = الآخر يصوّت. لا نكشف بطاقاتنا ولا نصفها.
who-gives-private = الآخر يصوّت. دردشتكما خاصة، فيمكنكما وصف بطاقاتكما.
i-give = أنا أضع بطاقة
gives = البطاقة من { $name }
i-will-vote = وأنا أصوّت
will-vote = والصوت من { $name }
suggests-you = اقتراح من { $name }: البطاقة منك.
suggests-self = اقتراح من { $name }: «أنا أضع بطاقة».
waiting-for-partner = ننتظر موافقة { $name }.
agree-i-give = حسنًا، أنا أضع بطاقة
agree-they-give = حسنًا، البطاقة من { $name }
talk = الدردشة
talk-public = دردشة مع { $name } (يقرؤها الجميع)
talk-private = دردشة مع { $name } (لكما وحدكما)
talk-help = يكفي القول: عند من منكما بطاقة مناسبة؟ بلا تسمية ولا وصف.
say = إرسال
talk-unread = الدردشة: رسائل جديدة
talk-everybody = كلمة منك لكل من على الطاولة.
was-said = الرسائل
to-partner = إلى الشريك
talk-to = إلى { $name }
talk-to-all = إلى الجميع
gestures = تفاعلات
reaction-applause = تصفيق
reaction-laugh = ضحك
reaction-wow = دهشة
reaction-heart = إعجاب
reaction-think = تفكير
reaction-hurry = لنسرع قليلًا
phrase-let_me = أنا أضع بطاقة.
phrase-i_have_one = عندي بطاقة مناسبة.
phrase-you_give = البطاقة منك، من فضلك.
phrase-not_sure = ليس عندي ما يناسب.
phrase-all_right = حسنًا!

## الطاولة
gallery = البطاقات على الطاولة
your-hand = بطاقاتك
card-number = البطاقة { $number } من المجموعة
card-back = بطاقة مقلوبة
hand-place = البطاقة { $number } من { $count }
look-at = البطاقة { $number } من { $count }
back-to-wall = عودة إلى كل البطاقات
back-to-hand = عودة إلى بطاقاتك
zoom = تكبير
previous = البطاقة السابقة
next = البطاقة التالية
strip = كل البطاقات
yours = بطاقتك
owned-by = بطاقة { $name }
votes-here = { $count ->
    [zero] بلا أصوات
    [one] صوت واحد
    [two] صوتان
    [few] { $count } أصوات
    [many] { $count } صوتًا
   *[other] { $count } صوت
}
your-vote-here = صوتك هنا
which-is = أيّها بطاقة { $name }؟
they-look-for-yours = يبحثون عن بطاقتك
where-will-most-vote = أيّ بطاقة ستنال أكثر الأصوات؟
voting-board = أصواتك
hole-empty = لم يوضع بعد
hole-vote = صوتك على البطاقة { $slot }. استرجاع
hole-red = مؤشرك الأحمر على البطاقة { $slot }. استرجاع
vote-help = نلمس بطاقة لنراها، ثم نصوّت.
two-votes-help = لك صوتان، والثاني اختياري.
second-vote-help = الثاني اختياري؛ ومن عرفها بصوت وحيد فله نقطة إضافية.
party-help = نصوّت مثل الآخرين. والصوت المنفرد بلا نقاط.
party-teller-help = الأخضر: نصوّت مثل الآخرين. الأحمر: لا نقاط للأصوات على تلك البطاقة.
vote-sealed = تم التأكيد. يمكنك التغيير حتى يصوّت الجميع.
place-vote = التصويت للبطاقة { $slot }
place-move = نقل الصوت إلى { $slot }
place-green = المؤشر الأخضر على { $slot }
place-red = المؤشر الأحمر على { $slot }
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
this-is-yours = هذه بطاقتك أنت.
not-votable = لا يمكن التصويت لهذه البطاقة.
others-vote = الآخرون يصوّتون.
teller-watches = بطاقتك بينها. والآن يصوّت الآخرون.
partner-votes = الشريك يصوّت عنكما.
pair-has-no-vote = الراوي: { $name }، لذلك لا يصوّت فريقكما. والدور الآن للآخرين.

## الكشف
picture-of = بطاقة { $name }
your-picture = بطاقتك
where-you-met = كيف توزّعت الأصوات
your-round = نقاطك
your-teams-round = نقاط فريقك
no-points = لا نقاط هذه المرة.
no-points-all = لا نقاط: عرفها الجميع، فقد كان التلميح سهلًا جدًا.
no-points-none = لا نقاط: لم يعرفها أحد، فقد كان التلميح صعبًا جدًا.
no-points-missed = لا نقاط: صوتك على بطاقة أخرى، ولا صوت على بطاقتك.
no-points-alone = لا نقاط: لا صوت غير صوتك على تلك البطاقة.
no-points-struck = لا نقاط: المؤشر الأحمر على تلك البطاقة.
voted-own-team = صوّت فريقك لبطاقته هو.
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
plaque-struck = ملغاة
party-story = كلما زادت الأصوات على بطاقة زادت النقاط: 5 على الأكثر. ولا شيء تحت المؤشر الأحمر.
won-found = معرفة البطاقة
won-told = عرفها بعضنا لا كلّنا
won-spared-all = عرفها الجميع
won-spared-none = لم يعرفها أحد
won-single = بصوت وحيد
won-vote-of = صوت { $name }
won-votes-capped = { $count ->
    [zero] بلا أصوات
    [one] صوت واحد، والحدّ { $cap } نقاط
    [two] صوتان، والحدّ { $cap } نقاط
    [few] { $count } أصوات، والحدّ { $cap } نقاط
    [many] { $count } صوتًا، والحدّ { $cap } نقاط
   *[other] { $count } صوت، والحدّ { $cap } نقاط
}
won-together = { $count ->
    [zero] بلا أصوات
    [one] صوت واحد
    [two] صوتان معًا
    [few] { $count } أصوات معًا
    [many] { $count } صوتًا معًا
   *[other] { $count } صوت معًا
}
told-all-voted = صوّت الجميع.
told-it-was = كانت رقم { $slot }، بطاقة { $name }.
told-it-was-yours = كانت رقم { $slot }، بطاقتك.
told-some = { $count ->
    [zero] لم يعرفها أحد.
    [one] عرفها لاعب واحد: ‎+3‎، و‎+3‎ لـ{ $name }.
    [two] عرفها لاعبان: ‎+3‎ لكل منهما، و‎+3‎ لـ{ $name }.
    [few] عرفها { $count } لاعبين: ‎+3‎ لكل منهم، و‎+3‎ لـ{ $name }.
    [many] عرفها { $count } لاعبًا: ‎+3‎ لكل منهم، و‎+3‎ لـ{ $name }.
   *[other] عرفها { $count } لاعب: ‎+3‎ لكل منهم، و‎+3‎ لـ{ $name }.
}
told-some-yours = { $count ->
    [zero] لم يعرفها أحد.
    [one] عرفها لاعب واحد: ‎+3‎، و‎+3‎ لك.
    [two] عرفها لاعبان: ‎+3‎ لكل منهما، و‎+3‎ لك.
    [few] عرفها { $count } لاعبين: ‎+3‎ لكل منهم، و‎+3‎ لك.
    [many] عرفها { $count } لاعبًا: ‎+3‎ لكل منهم، و‎+3‎ لك.
   *[other] عرفها { $count } لاعب: ‎+3‎ لكل منهم، و‎+3‎ لك.
}
told-all = عرفها الجميع: لا شيء لـ{ $name }، و‎+2‎ لكل من الآخرين.
told-all-yours = عرفها الجميع: لا شيء لك، و‎+2‎ لكل من الآخرين.
told-none = لم يعرفها أحد: لا شيء لـ{ $name }، و‎+2‎ لكل من الآخرين.
told-none-yours = لم يعرفها أحد: لا شيء لك، و‎+2‎ لكل من الآخرين.
told-decoy = { $count ->
    [zero] لا أصوات لبطاقة { $name }.
    [one] نالت بطاقة { $name } صوتًا واحدًا: ‎+{ $points }‎.
    [two] نالت بطاقة { $name } صوتين: ‎+{ $points }‎.
    [few] نالت بطاقة { $name } { $count } أصوات: ‎+{ $points }‎.
    [many] نالت بطاقة { $name } { $count } صوتًا: ‎+{ $points }‎.
   *[other] نالت بطاقة { $name } { $count } صوت: ‎+{ $points }‎.
}
told-decoy-yours = { $count ->
    [zero] لا أصوات لبطاقتك.
    [one] نالت بطاقتك صوتًا واحدًا: ‎+{ $points }‎.
    [two] نالت بطاقتك صوتين: ‎+{ $points }‎.
    [few] نالت بطاقتك { $count } أصوات: ‎+{ $points }‎.
    [many] نالت بطاقتك { $count } صوتًا: ‎+{ $points }‎.
   *[other] نالت بطاقتك { $count } صوت: ‎+{ $points }‎.
}
told-together = { $count ->
    [zero] لا أصوات على البطاقة نفسها.
    [one] صوت واحد على البطاقة: ‎+{ $points }‎.
    [two] صوتان على البطاقة نفسها: ‎+{ $points }‎ لكل صوت.
    [few] { $count } أصوات على البطاقة نفسها: ‎+{ $points }‎ لكل صوت.
    [many] { $count } صوتًا على البطاقة نفسها: ‎+{ $points }‎ لكل صوت.
   *[other] { $count } صوت على البطاقة نفسها: ‎+{ $points }‎ لكل صوت.
}
told-nobody-met = لا صوتين على بطاقة واحدة: لا نقاط هذه المرة.
told-red = المؤشر الأحمر على { $slot }: لا نقاط للأصوات هناك.
told-leads = { $how ->
    [won] الفوز لـ{ $name } برصيد { $score }.
   *[leads] { $name } في المقدّمة برصيد { $score }.
}
told-lead-together = { $how ->
    [won] الفوز لـ{ $names } برصيد { $score }.
    [leads] { $names } في المقدّمة برصيد { $score }.
    [all] تعادل الجميع برصيد { $score }.
   *[level] تعادل بين { $names } برصيد { $score }.
}

## النتيجة
the-end = النهاية
game-over = انتهت اللعبة
game-stopped = توقّفت اللعبة بقرار المضيف. لا فائز هذه المرة.
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
   *[other] تعادل: { $names }
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
back-to-table = تغيير القواعد أو اللاعبين
host-decides = يمكن للمضيف بدء لعبة أخرى.
the-rounds = كل الجولات
standings = النتيجة النهائية
the-rounds-help = نلمس جولة لنرى بطاقاتها وأصواتها من جديد.
found-by-of = { $count ->
    [0] لم يعرفها أحد
   *[other] عرفها { $count } من { $of }
}
previous-round = الجولة السابقة
next-page = الجولة التالية
honours = جوائز
honour-mysterious = أكثر التلميحات غموضًا
honour-mysterious-for = { $names }: بطاقة عرفها { $count } من { $of }
honour-decoy = أبرع تمويه
honour-decoy-for = { $count ->
    [zero] { $names }: بلا أصوات
    [one] { $names }: صوت واحد لبطاقة واحدة
    [two] { $names }: صوتان لبطاقة واحدة
    [few] { $names }: { $count } أصوات لبطاقة واحدة
    [many] { $names }: { $count } صوتًا لبطاقة واحدة
   *[other] { $names }: { $count } صوت لبطاقة واحدة
}
honour-reader = قراءة الأفكار
honour-reader-for = { $names }: إصابة { $count } من { $of }
honour-tuned = على الموجة نفسها
honour-tuned-for = { $count ->
    [zero] { $names }: بلا جولات
    [one] { $names }: مع الآخرين في جولة واحدة من { $of }
    [two] { $names }: مع الآخرين في جولتين من { $of }
    [few] { $names }: مع الآخرين في { $count } جولات من { $of }
    [many] { $names }: مع الآخرين في { $count } جولة من { $of }
   *[other] { $names }: مع الآخرين في { $count } جولة من { $of }
}
honour-kindred = أرواح متآلفة
honour-kindred-for = { $count ->
    [zero] { $names }: بلا اتفاق
    [one] { $names }: الصوت نفسه مرة واحدة
    [two] { $names }: الصوت نفسه مرتين
    [few] { $names }: الصوت نفسه { $count } مرات
    [many] { $names }: الصوت نفسه { $count } مرة
   *[other] { $names }: الصوت نفسه { $count } مرة
}
honour-own-eyes = روح حرّة
honour-own-eyes-for = { $count ->
    [zero] { $names }: بلا أصوات منفردة
    [one] { $names }: صوت واحد لم يشاركه أحد
    [two] { $names }: صوتان لم يشاركهما أحد
    [few] { $names }: { $count } أصوات لم يشاركها أحد
    [many] { $names }: { $count } صوتًا لم يشاركها أحد
   *[other] { $names }: { $count } صوت لم يشاركها أحد
}
honour-red = أجرأ مؤشر أحمر
honour-red-for = { $count ->
    [zero] { $names }: بلا أصوات ملغاة
    [one] { $names }: إلغاء صوت واحد
    [two] { $names }: إلغاء صوتين دفعة واحدة
    [few] { $names }: إلغاء { $count } أصوات دفعة واحدة
    [many] { $names }: إلغاء { $count } صوتًا دفعة واحدة
   *[other] { $names }: إلغاء { $count } صوت دفعة واحدة
}
download-record = تنزيل هذه اللعبة

## القائمة والوقت
theme = نهار أم ليل
theme-auto = تلقائي
theme-light = نهار
theme-dark = ليل
sound = صوت اللعبة
notify = تنبيهي حين يأتي دوري
notify-help = حتى عند استعمال تطبيق آخر. سيطلب جهازك الإذن.
notify-denied = جهازك لا يسمح بذلك. يمكنك تغيير هذا في إعداداته.
open-tv = فتح شاشة التلفاز
copy-seat-link = نسخ رابطي الشخصي
copy-seat-help = يُفتح على جهاز آخر لمتابعة اللعب هناك. ولا نشاركه مع أحد.
show-seat-qr = إظهار رمز QR الشخصي
hide-seat-qr = إخفاء رمز QR
seat-qr = رمز QR للمتابعة على جهاز آخر
my-data = ما نحفظه عنك
my-data-take = تنزيله
my-data-forget = محوه
my-data-forget-really = نعم، محوه نهائيًا
my-data-trouble = لم ينجح ذلك: تمكن المحاولة من جديد بعد قليل
leave = مغادرة الطاولة
leave-really = نعم، مغادرة نهائية
leave-help = يكمل روبوت بدلًا منك أو يُزال مكانك. أما للعودة لاحقًا فيكفي إغلاق الصفحة: مكانك محفوظ.
hurry = روبوت بدل كل من ننتظرهم
for-the-host = للمضيف
lock-table = قفل الطاولة
send-away-really = نعم، إخراج { $name }
send-away-help = لا عودة لـ{ $name } إلا بإذنك.
was-sent-away = تم إخراج { $name }
let-back = السماح بالعودة
stop-game = إيقاف اللعبة
stop-game-really = نعم، إيقافها الآن
stop-game-help = لا يفوز أحد. ويمكنكم البدء من جديد مع الأشخاص أنفسهم.
clock-left = بقي { $time }
clock-paused = المؤقّت متوقف عند { $time }
clock-pause = إيقاف المؤقّت
clock-resume = متابعة المؤقّت
clock-extend = إضافة دقيقة
seconds-left = { $count ->
    [zero] انتهى الوقت
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $count } ثوانٍ
    [many] بقيت { $count } ثانية
   *[other] بقيت { $count } ثانية
}

## الشاشة المشتركة
tv-join = للانضمام:
tv-waiting = { $count ->
    [zero] نمسح الرمز لننضمّ إلى الطاولة.
    [one] لاعب واحد هنا. والدعوة للجميع.
    [two] لاعبان على الطاولة.
    [few] { $count } لاعبين على الطاولة.
    [many] { $count } لاعبًا على الطاولة.
   *[other] { $count } لاعب على الطاولة.
}
tv-voting = { $count ->
    [zero] التصويت: صوّت الجميع
    [one] التصويت: ننتظر لاعبًا واحدًا
    [two] التصويت: ننتظر لاعبَين
    [few] التصويت: ننتظر { $count } لاعبين
    [many] التصويت: ننتظر { $count } لاعبًا
   *[other] التصويت: ننتظر { $count } لاعب
}
tv-again = لعبة أخرى؟ يمكن للمضيف أن يبدأها.

## قواعد اللعبة
how-idea-title = الفكرة
how-idea = في كل جولة يكون أحدنا الراوي: يختار بطاقة من بطاقاته ويعلن تلميحًا لها، كلمة أو جملة أو أغنية أو صوتًا.
how-give-title = كل لاعب يضع بطاقة
how-give = يختار كل من الآخرين بطاقة من بطاقاته تناسب التلميح أيضًا. ثم تُخلط البطاقات كلها وتوضع مكشوفة.
how-vote-title = الجميع يصوّتون
how-vote = أيّها بطاقة الراوي؟ يصوّت الجميع سرًّا إلا الراوي.
how-score-title = النقاط
how-score-some = إن عرفها بعضنا لا كلّنا: 3 للراوي، و3 لكل من عرفها.
how-score-none = إن عرفها الجميع أو لم يعرفها أحد: لا شيء للراوي، و2 لكل من الآخرين. فليكن التلميح لا سهلًا جدًا ولا صعبًا جدًا.
how-score-votes = للجميع إلا الراوي: نقطة عن كل صوت على بطاقة اللاعب، 3 على الأكثر.
how-three-title = ثلاثة لاعبين
how-three = مع كل لاعب سبع بطاقات، ويضع اثنتين لكل تلميح: فنصوّت على خمس بطاقات.
how-end-title = النهاية
how-end-points = { $count ->
    [zero] تنتهي اللعبة مع الجولة.
    [one] حين يبلغ أحدنا نقطة واحدة تنتهي اللعبة بتلك الجولة.
    [two] حين يبلغ أحدنا نقطتين تنتهي اللعبة بتلك الجولة.
    [few] حين يبلغ أحدنا { $count } نقاط تنتهي اللعبة بتلك الجولة.
    [many] حين يبلغ أحدنا { $count } نقطة تنتهي اللعبة بتلك الجولة.
   *[other] حين يبلغ أحدنا { $count } نقطة تنتهي اللعبة بتلك الجولة.
}
how-end-laps = { $count ->
    [zero] تنتهي اللعبة قبل أن تبدأ.
    [one] تنتهي اللعبة حين يأخذ كل لاعب دور الراوي مرة واحدة.
    [two] تنتهي اللعبة حين يأخذ كل لاعب دور الراوي مرتين.
    [few] تنتهي اللعبة حين يأخذ كل لاعب دور الراوي { $count } مرات.
    [many] تنتهي اللعبة حين يأخذ كل لاعب دور الراوي { $count } مرة.
   *[other] تنتهي اللعبة حين يأخذ كل لاعب دور الراوي { $count } مرة.
}
how-end-pile = حين تُسحب آخر بطاقة تنتهي اللعبة بتلك الجولة.
how-win = الفوز لمن جمع أكثر النقاط، ومع التعادل يكون الفوز مشتركًا.
how-win-team = الفوز للفريق صاحب أكثر النقاط، ومع التعادل يكون الفوز مشتركًا.
how-large-title = سبعة لاعبين فأكثر
how-large = لكل لاعب صوتان لبطاقتين مختلفتين، والثاني اختياري. ومن عرفها بصوت وحيد فله نقطة إضافية.
how-team-title = فِرق
how-team = نلعب في فِرق من شريكين لهما رصيد واحد. شريك الراوي يضع بطاقة أيضًا. وفي كل فريق آخر يتّفق الشريكان: أحدهما يضع بطاقة والآخر يصوّت.
how-team-vote-title = واحد يصوّت عن اثنين
how-team-vote = أيّها بطاقة الراوي؟ في كل فريق آخر يصوّت سرًّا من لم يضع بطاقة.
back = رجوع
how-here = على هذه الطاولة
how-party-clue-title = التلميح أولًا
how-party-clue = يعلن الراوي تلميحه قبل أن يرى أيًّا من بطاقاته. ثم يضع الجميع، والراوي معهم، بطاقة تناسبه.
how-party-vote-title = نصوّت مثل الآخرين
how-party-vote = لك نقاط بعدد الأصوات على البطاقة التي نالت صوتك، 5 على الأكثر؛ ويمكن أن تكون بطاقتك أنت. والصوت المنفرد بلا نقاط. ومؤشر الراوي الأحمر يلغي بطاقة: لا نقاط للأصوات عليها.
how-party-pass-title = البطاقات تنتقل
how-party-pass = بعد كل جولة يمرّر كل لاعب بطاقاته مقلوبة إلى اليسار.

## لعبة أولى
lesson-claim = أنت وثلاثة روبوتات. لا بد أن يبدأ أحدكم: نضغط «أنا أبدأ».
lesson-tell = نختار بطاقة ونعلن تلميحًا. لا سهلًا جدًا ولا صعبًا جدًا: الهدف أن يعرفها بعضهم لا كلّهم.
lesson-told = يختار الآخرون الآن من بطاقاتهم ما يناسب تلميحك أيضًا.
lesson-watch = كل البطاقات على الطاولة وبطاقتك بينها. يصوّت الآخرون للبطاقة التي يظنّونها بطاقتك.
lesson-own-some = عرف بطاقتك بعضهم لا كلّهم: هذا هو الفن. 3 نقاط لك، و3 لكل من عرفها.
lesson-own-all = عرفها الجميع: كان تلميحك سهلًا جدًا. لا شيء لك، ونقطتان لكل من الآخرين.
lesson-own-none = لم يعرفها أحد: كان تلميحك صعبًا جدًا. لا شيء لك، ونقطتان لكل من الآخرين.
lesson-hear = دور الراوي الآن لغيرك. وفي الأثناء يمكنك تأمّل بطاقاتك.
lesson-answer = هذا تلميح { $name }. نضع بطاقة قد يظنّها الآخرون بطاقة { $name }.
lesson-given = بطاقتك على الطاولة. حين يضع الجميع بطاقاتهم تُخلط ثم تُكشف.
lesson-vote = أيّها بطاقة { $name }؟ نلمس بطاقة لنراها، ثم نصوّت. ولا تصويت لبطاقتك أنت.
lesson-sealed = تم التأكيد. حين يصوّت الجميع يظهر الجواب.
lesson-found = عرفت بطاقة { $name }: 3 نقاط لك، و3 لـ{ $name }.
lesson-missed = بطاقة { $name } كانت غيرها. لمن عرفها 3 نقاط، ولـ{ $name } مثلها.
lesson-votes = ونقطة عن كل صوت على بطاقتك.
lesson-finish = مفهوم
lesson-skip = إخفاء النصائح
lesson-done-title = هذه هي اللعبة كلها
lesson-done = تلميح وبطاقة وتصويت: هذا كل شيء. حين يبلغ أحدنا 30 نقطة تنتهي اللعبة، والفوز لمن جمع أكثر النقاط. ومع الأصدقاء تكون أجمل.
lesson-play-on = متابعة اللعب

## متاعب
connection-lost = انقطع الاتصال.
connection-trying = نعيد الاتصال… مكانك وبطاقاتك في أمان.
connection-back = عاد الاتصال
seat-lost = لعبتك مستمرة الآن على جهاز آخر. وهنا أنت في وضع المشاهدة.
old-link-help = لم يعد مكانه موجودًا، أو نُسخ الرابط ناقصًا. يمكنك الجلوس من جديد أو المشاهدة فقط.
wrong-link-kept = هذا الرابط غير صالح هنا. ومكانك باقٍ لك.
seat-offered = أنت هنا باسم { $mine }. هل نتابع باسم { $theirs } على هذا الجهاز؟
seat-offered-help = فُتح رابط شخصي. إن لم يكن رابطك فالأفضل البقاء باسمك.
seat-offered-stay = البقاء باسم { $mine }
seat-offered-take = المتابعة باسم { $theirs }
no-such-table-help = ربما أُزيلت الطاولة { $code }: تُزال الطاولات إن لم يأتِ إليها أحد زمنًا طويلًا. يمكنك طلب رابط جديد أو فتح طاولة.
old-page-help = توجد نسخة جديدة. يكفي تحميل الصفحة من جديد، ومكانك محفوظ.
trouble-help = مكانك وبطاقاتك في أمان. يمكنك المحاولة بعد قليل.
sent-away-help = إن كان ذلك خطأ فيمكنك طلب العودة من المضيف، ثم تحميل الصفحة من جديد.
load-again = تحميل من جديد
to-start = الصفحة الرئيسية
no_connection = لا يمكن الوصول إلى الخادم.

## الاعتذارات
no_such_table = لا طاولة بهذا الرمز: لنتحقّق من أحرفه الستة
wrong_key = هذا الرابط غير صالح هنا
key_must_be_16_bytes = هذا الرابط الشخصي ناقص: يلزم نسخه مرة أخرى
sit_down_first = نجلس أولًا
sent_away = أخرجك المضيف من هذه الطاولة
table_is_locked = هذه الطاولة مقفلة: يمكن للمضيف فتحها
already_seated = لك مكان هنا بالفعل
table_is_full = الطاولة ممتلئة.
name_is_empty = نكتب الاسم أولًا
name_is_too_long = هذا الاسم طويل جدًا: 24 حرفًا على الأكثر
name_is_taken = هذا الاسم مأخوذ هنا: لنختر اسمًا آخر
no_such_rabbit = لا يوجد هذا الأرنب: لنختر واحدًا من الاثني عشر
rabbit_is_taken = هذا الأرنب مأخوذ: لنختر أرنبًا آخر
only_the_host_may = هذا للمضيف فقط
no_such_person = هذا اللاعب لم يعد هنا
bots_cannot_host = لا يمكن أن يكون الروبوت هو المضيف: لنختر شخصًا
settings_not_understood = هذه الإعدادات لا تتوافق: لنغيّر أحدها
game_is_running = هناك لعبة جارية: لننتظر نهايتها
no_game_is_running = لا لعبة جارية: يمكن للمضيف بدء واحدة
wait_for_the_next_round = نلعب معًا من الجولة التالية
order_must_name_everybody_once = جاء أحد أو ذهب للتوّ: لنحاول من جديد
word_is_empty = نكتب كلمة أولًا
text_is_empty = نكتب شيئًا أولًا
text_is_too_long = هذا طويل جدًا: لنختصره قليلًا
talk_is_off = الدردشة موقوفة على هذه الطاولة؛ ويمكن للمضيف تشغيلها
only_teams_talk_apart = الدردشة الخاصة للشريكين في لعبة الفِرق فقط
there_is_no_clock = لا مهلة على هذه الطاولة
no_such_recording = لم يصل التسجيل: لنسجّل مرة أخرى
recording_is_too_long = هذا طويل جدًا: عشر ثوانٍ على الأكثر
recording_not_understood = تعذّر تشغيل هذا التسجيل: لنسجّل مرة أخرى
no_such_picture = هذه الصورة لم تعد هنا
picture_is_known = هذه الصورة، أو صورة مثلها تمامًا، موجودة هنا بالفعل
enough_pictures = للطاولة 300 صورة مضافة على الأكثر: يلزم حذف واحدة أولًا
no_such_deck = هذه المجموعة ليست على هذا الخادم: لنختر مجموعة أخرى
deck_name_is_taken = توجد مجموعة بهذا الاسم على هذا الخادم: لنختر اسمًا آخر
uploads_are_off = هذا الخادم لا يقبل الصور: لنلعب بمجموعاته
table_is_out_of_room = لا مساحة على هذه الطاولة لمزيد من الصور: يلزم حذف واحدة أولًا
server_is_out_of_room = لا مساحة على هذا الخادم لمزيد من الصور: لنلعب بمجموعاته
not_a_picture = لا يُفتح هذا الملف كصورة: تصلح JPEG وPNG وWebP وAVIF وGIF
picture_is_svg = رسوم SVG لا تصلح هنا: يكفي حفظها بصيغة PNG
picture_is_heic = صور HEIC لا تصلح هنا: يكفي إرسالها بصيغة JPEG
picture_is_damaged = الملف تالف أو ناقص: تلزم نسخة أخرى
picture_moves = هذه صورة متحركة: لا تصلح بطاقةً إلا صورة ثابتة
picture_is_two_things = في هذا الملف شيء آخر مخفي: يلزم حفظ الصورة من جديد ثم إعادة المحاولة
picture_is_too_heavy = الملف أكبر من 24 ميغابايت: يلزم تصغيره أولًا
picture_is_too_large = فيها أكثر من 64 مليون بكسل: يلزم تصغيرها أولًا
picture_is_too_small = إنها صغيرة جدًا: تحتاج البطاقة إلى 200 × 300 بكسل على الأقل
picture_says_too_much = في هذا الملف بيانات زائدة كثيرة جدًا: يلزم حفظ الصورة من جديد بلا بيانات
picture_took_too_long = استغرق فتح هذا الملف وقتًا طويلًا: يلزم حفظه من جديد أو تصغيره
archive_is_damaged = ملف zip تالف أو ناقص: يلزم ضغطه من جديد
archive_is_locked = لملف zip كلمة مرور: يلزم ضغطه بلا كلمة مرور
archive_is_too_large = ملف zip كبير جدًا: 1000 ملف و256 ميغابايت على الأكثر
archive_in_archive = في ملف zip ملف zip آخر: يلزم فكّه أولًا
archive_leads_astray = في ملف zip أسماء ملفات غير آمنة: يلزم ضغط الصور من جديد
nothing_in_it = لا صور فيه: تصلح JPEG وPNG وWebP وAVIF وGIF
cannot_write_now = لا يستطيع الخادم الحفظ الآن. ما ضاع شيء؛ لنحاول من جديد.
too_many_tables = فُتحت طاولات كثيرة من هنا. لننتظر قليلًا ثم نحاول من جديد.
too_fast = كان ذلك سريعًا جدًا. لننتظر لحظة ثم نحاول من جديد.
not_understood = هذه الصفحة قديمة: يلزم تحميلها من جديد
game_has_ended = انتهت اللعبة
seat_is_not_playing = لا مكان لك في هذه اللعبة؛ ويمكنك الانضمام إلى التالية
not_in_this_phase = فات الأوان: انتهت هذه الخطوة
storyteller_already_chosen = كان غيرك أسرع
first_clue_claims = هنا يحسم التلميح الأول: يكفي إعلان تلميحك
only_storyteller_gives_clue = إعلان التلميح للراوي وحده
clue_needs_a_card = نختار بطاقة للتلميح
clue_takes_no_card = في الحفلة يُعلن التلميح بلا بطاقة
clue_is_empty = نعلن تلميحًا أولًا
clue_is_too_long = التلميح طويل جدًا: 200 حرف على الأكثر
clue_is_spoken = التلميح على هذه الطاولة شفهي: نقوله بصوت عالٍ
card_not_in_hand = هذه البطاقة ليست بين بطاقاتك: لنختر أخرى
storyteller_has_submitted = بطاقتك على الطاولة بالفعل
already_submitted = بطاقتك على الطاولة بالفعل
wrong_number_of_cards = نضع بطاقة واحدة؛ ومع ثلاثة لاعبين بطاقتين
cards_must_differ = نختار بطاقتين مختلفتين
only_teams_name_a_giver = الفِرق وحدها تختار من يضع بطاقة
storytellers_team_names_no_giver = في فريق الراوي يضع الشريك البطاقة
giver_must_be_of_the_team = لا بد أن يضع أحدكما بطاقة
giver_already_agreed = تم الاتفاق بينكما
giver_not_agreed = نتّفق أولًا: من يضع بطاقة؟
partner_gives = الشريك يضع البطاقة
storyteller_does_not_vote = الراوي لا يصوّت
giver_does_not_vote = الشريك يصوّت عنكما
wrong_number_of_votes = لكل لاعب صوت واحد؛ ومع سبعة لاعبين أو أكثر يمكن صوتان
votes_must_differ = الصوتان لبطاقتين مختلفتين
no_such_slot = لا بطاقة هناك: لنختر أخرى
cannot_vote_for_own_card = هذه بطاقتك أنت: ليكن صوتك لغيرها
cannot_vote_for_own_team = هذه بطاقة فريقك: ليكن صوتك لغيرها
red_token_is_missing = بقي وضع المؤشر الأحمر
only_storyteller_places_red = المؤشر الأحمر للراوي وحده
red_cannot_lie_on_green = لا يوضع الأحمر مع الأخضر: مكانه بطاقة أخرى
already_confirmed = تم التأكيد من قبل
too_few_players = يلزم لاعبون أكثر: 3 للكلاسيكية، و6 للحفلة والفِرق
too_many_players = العدد كبير: 12 لاعبًا على الأكثر
teams_need_an_even_number = الفِرق تحتاج عددًا زوجيًا: 6 أو 8 أو 10 أو 12
teams_keep_their_seats = في الفِرق لا انضمام أثناء اللعبة؛ لننتظر التالية
end_does_not_fit_mode = مدة اللعبة هذه لا تناسب نوعها: لنختر مدة أخرى
deck_is_too_small = الصور قليلة لهذا العدد من اللاعبين: لنضف مجموعة
seat_is_taken = هذا المكان مأخوذ: لنختر مكانًا آخر
no_such_seat = لا يوجد هذا المكان: لنختر مكانًا آخر
not_enough_cards_to_join = البطاقات الباقية لا تكفي لاعبًا آخر؛ ويمكنك الانضمام إلى اللعبة التالية

## previews

# What a messenger shows of a link to the first page, and of a link to a table.
preview-title = هيّا نلعب
preview-invitation = طاولة في انتظارك
preview-text = أحدنا يعلن تلميحًا، وكل منّا يضع بطاقة. فأيّها المقصودة؟ يكفي فتح الرابط والجلوس، دون إنشاء حساب.

## more
edition-why = تختلف الكتيّبات المطبوعة قليلًا. نلعب بالكتيّب الذي نعرفه.

## growth

said_enough_for_now = رسائل كثيرة متتالية. لننتظر لحظة ثم نتابع.
enough_for_an_hour = هذا كثير على ساعة واحدة. لنحاول من جديد بعد قليل.
too_many_decks = حُفظت مجموعات كثيرة من هنا. لنحفظ التالية غدًا.
export_is_running = تنزيل بياناتك جارٍ بالفعل. لننتظر حتى يكتمل.

## people

table_is_closed = هذه الطاولة مقفلة
table-closed-help = لا يراها إلا من كان هنا قبل قفلها. يمكنك طلب رابط للمشاهدة من المضيف، وأهلًا بك.
lock-closes-help = لا يجلس أحد جديد ولا يشاهد. ومن هو هنا يبقى.
copy-look-link = نسخ رابط المشاهدة
copy-look-help = كل من معه هذا الرابط يشاهد اللعب ويرى صوركم أيضًا.
own-pictures-hidden = الصور المضافة مخفية هنا. تظهر إن فُتحت هذه الشاشة من قائمة الطاولة.
name_looks_like_another = هذا الاسم يشبه تمامًا اسمًا آخر هنا: لنختر غيره
tables-kept = 
    { $days ->
        [zero] تُزال الطاولة التي لا يستعملها أحد.
        [one] تُزال الطاولة التي لا يستعملها أحد يومًا كاملًا.
        [two] تُزال الطاولة التي لا يستعملها أحد يومين، مع كل ألعابها.
        [few] تُزال الطاولة التي لا يستعملها أحد { $days } أيام، مع كل ألعابها.
        [many] تُزال الطاولة التي لا يستعملها أحد { $days } يومًا، مع كل ألعابها.
       *[other] تُزال الطاولة التي لا يستعملها أحد { $days } يوم، مع كل ألعابها.
    }
tables-kept-always = تبقى الطاولات محفوظة هنا إلى أن يزيلها أحد.
my-data-all-help = أسماؤك ورسائلك وتلميحاتك وتسجيلاتك وصورك على هذه الطاولة، والمجموعات التي حفظتها منها.
my-data-forget-all-help = يُخلى مكانك ويُمحى كل ذلك، ومعه المجموعات التي حفظتها. أما البطاقات التي وضعتها وأصواتك فتبقى باسم آخر.

## talk

seat_is_in_use = هذا المكان مستعمل الآن على جهاز آخر
seat_is_claimed = هناك طلب آخر لهذا المكان: لننتظر الجواب عنه
no_such_claim = حُسم هذا الأمر من قبل
nobody_to_ask = لا أحد هنا ليؤكّد أن المكان لك: لنحاول حين يحضر أحد
seat_was_in_use_lately = كان هذا المكان مستعملًا قبل قليل: تمكن الموافقة بعد أن يخلو ثلاث دقائق
talk_is_slow = دردشة بطيئة: يمكنك الكتابة من جديد بعد { $seconds } ث
you_are_muted = كتم المضيف رسائلك
host_cannot_be_reported = تصل البلاغات إلى المضيف، فلا بلاغ عن المضيف نفسه
enough_reports = عند المضيف بلاغات كثيرة تنتظر
lost-seat = كنتُ هنا من قبل
lost-seat-help = أيّ اسم كان لك؟ نسأل من على الطاولة، وبموافقتهم يعود إليك المكان.
lost-seat-waiting = نسأل الطاولة: هل أنت { $name }؟
lost-seat-over = لم تصل موافقة. يمكنك السؤال مرة أخرى أو الجلوس باسم آخر.
claim-asked = طلب من جهاز جديد: «أنا { $name }». أهو صحيح؟
claim-consequence = إن صحّ ذلك تنتقل البطاقات واللعب إلى الجهاز الجديد، ويفقد الجهاز القديم المكان.
claim-yes = نعم، هو من { $name }
claim-no = لا
claim-agreed = شكرًا. تلزم موافقة شخص آخر.
notice-left = مغادرة { $who } للطاولة
notice-sent_away = تم إخراج { $who } بقرار { $by }
notice-let_back = سُمح بعودة { $who } بقرار { $by }
notice-bot_took_over = الروبوت { $by } يكمل بدل { $who }
notice-seat_regained = عاد المكان إلى { $who } على جهاز آخر بموافقة { $by }
notice-host_changed = المضيف الآن: { $who }
notice-locked = قُفلت الطاولة بقرار { $by }
notice-unlocked = فُتحت الطاولة بقرار { $by }
notice-muted = كُتمت رسائل { $who } بقرار { $by }
notice-unmuted = رُفع الكتم عن { $who }
notice-played_for = لعب روبوت بدل { $who } بطلب من { $by }
notice-stood_in = روبوت يلعب بدل { $who }
notice-plays_again = عودة { $who } إلى اللعب
about-person = بشأن { $name }
mute-for-me = كتم عندي فقط
unmute-for-me = إلغاء الكتم
muted-for-me = كتمت رسائل: { $names }
mute-for-all = كتم عند الجميع
unmute-for-all = السماح بالكتابة
is-muted = قيد الكتم
report-to-host = إبلاغ المضيف
was-reported = لا يراه إلا المضيف. شكرًا.
report-asked = بلاغ من { $by } عن { $name }
report-dismiss = تجاهل البلاغ
slow-talk = دردشة بطيئة
slow-talk-0 = لا
slow-talk-10 = رسالة كل 10 ث
slow-talk-30 = رسالة كل 30 ث
