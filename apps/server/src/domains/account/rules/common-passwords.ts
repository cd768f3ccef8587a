/**
 * What lists of leaked passwords have at their top: letters and digits only, and for those of nine letters or fewer what people
 * put numbers behind. Drawn from the dictionary of zxcvbn-ts, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 zxcvbn-ts, MIT.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
0000000000d 0000000000o 000777fffa 0102030405 010203040506 01234567890 012345678910 0123654789 0123698745 014702580369
0147258369 0147852369 0147896325 0192837465 01telemike01 050605rostik 098765432109 0987654321a 0cdh0v99ue 0o9i8u7y6t
1020304050 102030405060 1029384756 1029384756q 10293847qp 10987654321 1111111111zz 1111122222 11111aaaaa 1112131415
111222333000 111222333444 111222333444555 111222333a 1122112211 1122334455 112233445566 1123581321 1133557799
121212121212 1212312121 1213141516 1223334444 122333444455555 123123123123 123123123a 123123123q 123123qweqwe
123321123321 123321456654 123321qweewq 1234509876 1234554321 1234554321a 1234554321q 1234562000 12345654321
123456654321 12345672000 12345677654321 123456782000 1234567887654321 1234567890 12345678900 123456789000
12345678900987654321 12345678901 123456789012 1234567890123 12345678901234 1234567890987654321 1234567890a 1234567890d
1234567890l 1234567890m 1234567890o 1234567890p 1234567890q 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty
1234567890s 1234567890w 1234567890z 1234567890zzz 1234567891 12345678910 123456789101 12345678912 123456789123
1234567892000 12345678987654321 1234567899 123456789987654321 123456789a 123456789aa 123456789aaa 123456789abc
123456789as 123456789asd 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g 123456789i 123456789j
123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz 123456789qq 123456789qqq
123456789qw 123456789qwe 123456789qwer 123456789qwerty 123456789r 123456789s 123456789t 123456789v 123456789w
123456789x 123456789y 123456789z 123456789zx 123456789zxc 123456789zz 12345678qwe 1234567qwertyu 123456qwer
123456qwert 123456qwerty 123456zxcvbn 12345abcde 12345asdfg 12345qazwsx 12345qwert 12345qwert7 12345qwerty 12345trewq
12345zxcvb 1234qwerasdf 1234qwerasdfzxcv 1234qwerty 1236547890 123654789a 123ewqasdcxz 123hfjdk147 123qwe123qwe
123qwe456rty 123qweasdzx 123qweasdzxc 123qwerty123 12andriy14 12qw34er56ty 131313131313 1324354657 132forever
1346798520 1357908642 1357924680 1357997531 1472583690 147258369147 147258369a 159357159357 159753159753 1597532486
159753456852 17171717aa 1928374655 192837465q 193570356033 1958proman 1986irachka 1994200414 19952009sa 19960610ilja
19mtpgam19 1a2a3a4a5a 1a2a3a4a5a6a 1a2b3c4d5e 1a2s3d4f5g 1a2s3d4f5g6h 1pass1page 1q2q3q4q5q 1q2w3e4r5t 1q2w3e4r5t6y
1q2w3e4r5t6y7u 1q3e5t7u9o 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazwsxedc 1qazxsw23edc
1qazxsw23edcvfr4 1qwertyuiop 1z2x3c4v5b 20162016up 2143658709 23176djivanfros 23wkoa0fp78dk 2468013579 2606642yra
26429vadim 2dumb2live 31217221027711 3141592654 3216732167 32615948worms 38gjgeuftd 3f3fpht7op 3rjs1la7qe 3syqo15hil
413276191q 41d8cd98f00b 420842084208555 4294967296 42qwerty42 4815162342 4815162342a 4815162342lf 4815162342lost
4815162342q 4904s677075 51051051051 541233432442 5432112345 5544332211 5858855abc 59382113kevinp 5hsu75kpot 5t4r3e2w1q
6215mila6215 671fsa75yt 696969696969 70780070780 7410258963 7418529630 742617000027 7777755102q 7894561230 789456123a
789456123q 7elephants 7jokx7b9du 7ugd5hip2j 80070633pc 80361665abc 80637852730 8096468644q 80972694711 80988218126
87654321vv 87e5nclizry 88002000600 89015173454 89032073168 89057003343 89063032220m 89132664230 89172735872
89181502334 89211375759 89231243658s 89600506779 89614774181 89876065093rax 89semtsriuty 8phrowz622 8phrowz624
9085084232 9085603566 9293709b13 9638527410 9731553197 9874563210 987654321098 987654321a 987654321g 987654321z
989244342a 9988776655 999111999q 99strenght 9z5ve9rrcz a123456789 a1234567890 a1a2a3a4a5 a1b2c3d4e5 a1b2c3d4e5f6
a1s2d3f4g5 a1s2d3f4g5h6 a3eilm2s2y a789456123 a987654321 aa123456789 aa1234567890 aardvark abc123456789 abc123abc123
abcd123456 abcd12345678 abcde12345 abcdef123456 abcdefghijkl abercrombie abracadabra abrakadabra absolutely access
accord accountbloc accounting action activation ad12345678 adgjmptw adidas admin1234567 admin12345678 admin18533362
adminadmin12 administrator administrator1 adrenaline adrian aezakmi123 afghanistan afrika2002 airborne airforce
airplane ajcuivd289 ajnjuhfabz aksjdlasdakj89879 alabama alabama123 alaska albert alejandro1 aleksander aleksandra
alessandra alessandro alexande alexander alexander1 alexandr alexandra1 alexandria alexis alexsander alfred alicia
alinaalina alisaalisa alison alkanaft123 allahuakbar allison alpha135792468 alphabravo alphaomega alpine alternativa
alternative alyssa am4h39d8nh amadeusptfcor amanda amateur ambassador america american amsterdam1 an83546921an13
anastasija anastasiya anderlecht anderson andrea andreas andrew andrewjackie andrey andrey1992 angela angelangel
angelina angelochek angelofwar angels animal animal2000 antananarivu anthony antichrist antonio anytimetoday apache
apocalypse apokalipsis apollo applejuice apples applesauce aragorn arizona armageddon arnold arsenal arsenal123
arsenal12345 artemartem arthur artist asd123asd123 asdasd asdasdasdasd asdfasdf asdfasdfasdf asdfg12345 asdfgh
asdfgh123456 asdfghj asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 ashley assassin astalavista astonmartin astonvilla
astra334566 athena atlanta atlantis auckland2010 audrey august aurora austin australia1 autumn autumn202612 avalon
avatar avrillavigne awdrgyjilp awesome awesome123 awo8rx3wa8t azerbaijan azerbaycan azerty azertyuiop azsxdcfvgb
azwebitalia babemagnet babydoll babygirl babylon badass badboy badger badiman28200 badnaamhere bailey baller bambam
banana bandit bangladesh barbara barbarossa barbie barcelona barcelona123 barney baseball baseball10 baseball11
baseball12 baseball1234 baseball21 basket basketba basketball basketball1 basketball12 bassmaster batman battlefield
battlestar baxter beatles beautiful1 beauty beaver beavis belladonna benjamin benson berezuckiy berlin berlin1945
bernadette bernie bestfriend bhrh0h2oof6xbqjeh biblioteka bigboy bigbrother bigdaddy bigdog bigfoot bigmac bigman
bigone bigred billybob birdie birmingham birthday birthday10 birthday100 birthday133 birthday21 birthday26 birthday27
birthday28 birthday299 birthday36 birthday54 bishop biteme blabla blackadder blackberry blackdragon blackhawks
blackheart blackhorse blackie blacklabel blackmetal blacksheep blacksonblon blackwhite bladerunner blahblah blaster
blazer blingbling blitzkrieg blizzard blonde blondie blowme bltynbabrfwbz bluebird bluedevils bluedragon bmvm3e46gtr
bobafett bobcat bollocks bondage bondarenko bonnie booger boogie boomer boredboi4u boston bowling boy1cool23
boy4u2ownnyc bpgjldsgjldthnf bradley brandi brandon brandy braveheart braves brazil breakdance brenda britney brittany
bronco broncos brooke brooklyn brother browns brucewayne bruins brutus bubble bubbles buckeye buckeyes buddha budlight
buffalo bujhmbujhm bulldog bulldogs bullet bullnuts2003 bullwinkle burger burton bushmaster business businessbabe
buster bvncnbnvvbn byajhvfnbrf c43dae874d c43qpul5rz c7e4f8ezqh cadillac caesar calculator california california1
callie callofduty calvin camaro cameron campbell canada cancer candyeater candyfinger cannon cannondale captain
cardinal carlos carmen carolina caroline carrie carter cartman casablanca casino casper cassie castle catdog
caterpillar catfish cavalier cegthgegth cegthgfhjkm celtic celtic1888 cessna cfkfvfylhf cghfdjxybr cgtwbfkbcn
challenger champion chance chandler change changeme changeme1234 changemenow1 charger charles charleston charlie
charlie111 charlie123 charlotte1 cheburashka cheerleader cheerleaers cheese cheeseburger cheesecake chelsea
chelsea12345 cherokee cherry cheryl chessmaster chester chester123 chesterfield chevelle cheyenne chicago chichi
chicken chicken123 chickenwing101 chiefs chinchilla chipper chocolat chocolate1 chopper chrisbrown chrissy christ
christia christiaan christian1 christin christophe christopher christopher1 christy chronic chupakabra cincinnati
cinderella civilization cjdthitycndj cjkysirj claire classic claudia clinton clubpenguin cnfc35762209 cnfnbcnbrf
cnjvfnjkju cocacola coffee collection college colorado colors combat123654 comicbookdb comicbooks commercial
companyname1 compaq compatible computador computadora computer computer12 confidence configuratio connection connie
connor constantin constantine construction consumer contrasena control controller cookie cookies cooper coorslight
copenhagen copper corona corperfmonsy corporation correcthorsebatterystaple corvette cosmopolitan cougar counterstrike
country courtney cowboy cowboys coyote crazyhorse creative crepusculo cricket cristina cristopher crystal ctdfcnjgjkm
cthutq curtis cvzefh1gkc cxfcnkbdfz cxfcnmttcnm cyberonline cyecvevhbr cyjdsvujljv cytuehjxrf daddysgirl dakota dallas
dancer danger daniel danielle darkknight darkness darkside darkstar darthvader dashadasha dbrnjhbz dbrnjhjdbx
dbrnjhjdyf dctvcjcfnm dctvghbdtn debbie december deeppurple deerhunter defender deftones deltaforce demolition denise
dennis denver department depechemode description design desperados destiny destruction detroit deutschland devastator
devildog devildriver devilmaycry devilmaycry4 devils dexter dfktynbyrf dfvgbh dhjnvytyjub diablo diamond diamonds
dictionary diesel difference digger digital digitalprodu dilbert disney disneyland djljghjdjl dkflbdjcnjr dkflbvbhjdbx
dkflbvbhjdyf dmiller12as doctor dodgers dodgeviper doggie doggystyle dogphil3650 dollar dolphin dolphins
domainlock2005 domination domino domodedovo donald donaldduck donkey donkeykong douglas dragon dragon123456 dragonball
dragonballz dragonfire dragonforce dragons dreamer dreamonline dreams driver drowssap drpepper drumandbass drummer
dtynbkznjh ducati dudley duncan dunnowho89 duranduran dustin e6pz84qfcj eagles eclipse edward edwardcullen efbcapa201
eghfdktybt einstein ekaterina20 elaine electric electronic electronics element elephant elizabet elizabeth elizabeth1
elsalvador emerald eminem empire engineer engineering england enigma enterpri enterprise entertainment escaflowne
escort eugene evanescence evangelion everton everything excellence experience experienced explorer express extreme
eybdthcbntn facebook1234 falcon fallenangel falloutboy family fantasy farmer fartripper fatboy father fatima753357
fcbarcelona fcnfkfdbcnf fdnjhbpfwbz felicidade fender fenerbahce ferrari fgjkbyfhbz fgjrfkbgcbc ficken fighting54
finalfantasy findaupair007 fiorentina fireball firebird firefighter fireman firestarter firstone123 fisher fishfinger
fishing fitzgerald fkg7h4f3v6 fkmnthyfnbdf fktrcfylh fktrcfylh1 fktrcfylhf fktrcfylhjd fktrcfylhjdbx fktrcfylhjdf
fktrcfylhjdyf fktrcfylth fktrctq flintstone flipper florida flower flowers fluffy flvbybcnhfnjh flyers foobar football
football10 football12 football123 football1234 forest forever foreveryoung forgetmenot formatters foundation france
francis frankie franklin frankzappa freaky freddie freddy frederiksberg fredfred freedom freelancer freeman freepass
freeuser freyfvfnfnf friday friend friends friendship friendster froggy froinlaven fromvermine frozenfish fufnfrhbcnb
future fyfcnfcbz fyfcnfcbz1 fyfnjkmtdbx fyfnjkmtdyf fylhtq fynfyfyfhbde gabriel galatasara galatasaray galaxy galina
galore gambit gamemaster gandalf garcia garden garfield gatekeeper gateway gators gblfhfcbyf gearsofwar gemini general
generation genesis genius george georgetown georgia gerasimova german germany gettysburg gfhfcjkmrf gfhfktkjuhfv
gfhfvgfvgfv gfhjkm gfhjkmgfhjkm ghbdtn ghbdtndctv ghbdtnghbdtn ghbdtngjrf ghbdtnrfrltkf ghhh47hj764 ghhh47hj7649
ghjatccbjyfk ghjcnbnenrf ghjcnbvtyz ghjcnjabkz ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr1 ghjcnjqgfhjkm
ghjcnjrdfibyj ghjcnjrdfif ghjgfufylf ghjnbdjcnjzybt ghjnbdjufp ghjrehfnehf ghjrjgtyrj ghjuhfvbcn ghjuhfvvbcn
ghostrecon ghostrider ghtdtlvtldtl giants gibson gilbert2707 ginger girlfriend gjdtkbntkm gjhjlfcjqrb gjikbdctyf
gjkysqgbpltw gjyjvfhtdf gjytltkmybr gloria goblue goddess godisgreat godzilla godzils4s7 goforit goldberg golden
goldfinger goldfish goldie golfer goober good123654 goodfellas goodmorning google googlegoogle gordolee85 gordon
gracie grandmaster grandorgue grasshopper greedisgood greenday greengreen greenhouse greenlantern gregory griffin
grimreaper groupd2013 gthtcnhjqrf gthtrfnbgjkt gthtrhtcnjr gtnhjpfdjlcr guinness guitar guitarhero gundam gundamwing
gunner gunslinger gxlmxbewym gy3yt2rgls h72sfibbnl hacker hallelujah hamilton hamlet hammer hammerhead hammertime
hamster hannah happyhappy hardon hardwareid harley harold harrison harrypotter harvey hawaii hawkeye hd764nw5d7e1vb1
hd764nw5d7e1vbv headhunter heather heaven heavymetal hedimaptfcor helicopter hellfire hellohello hellokitty hellothere
helloworld hellraiser helpme hendrix hentai hercules herman hesoyam hesoyam123 highland highlander hijodeputa hiphop
hitman hjvfirf hobbes hobbit hockey hocuspocus holiday holland hollister1 hollywood1 hondacivic hondas2000 hooker
hornet horney horsepower horses hotdog hotrod hotstuff hottie housemusic housewifes houston howard hshfd4n279
htubcnhfwbz hummer hunter hunting hurricanes huskers hypnodanny iaapptfcor iamawesome iampurehaha2 ibanez icecream
iceman iddqdiddqd iddqdidkfa idontknow1 illuminati ilovegirls ilovejesus ilovemusic ilovemyfamily ilovemylife
ilovemymother ilovemyself iloveu iloveyou iloveyou11 iloveyou12 iloveyou123 iloveyou1234 iloveyou12345 iloveyou143
iloveyou22 iloveyouforever imagination imjakie123 impala impossible incredible independent indian indiana indians
indigo infalicall infinity information ingodwetrust insane insertions inside installdevic installsqlst installutil
integra intelinside intelligence intermilan international internet ipo54tj45uy856 ireland ironmaiden ironman isabella
isabelle iseedeadpeople island italia itsasecret ivanivanov iwantu j3qq4h7h2v jackass jackdaniels jackhammer jackie
jackson jacqueline jaguar jamesbond007 jamesjames jasmin jasmine jasmine123 jasper jediknight jedimaster jeffrey
jennifer jeremy jerome jessejames jessica jessie jester jesuschris jesuschrist jesusfreak jesusislord jesussaves
jetbalance jigei743ks jimandanne jlbyjxtcndj joanne joejoe johnny johnson jokerjoker jonathan jordan jordan123456
joseph josephphone7 joshua juancarlos juggernaut julian jungle junior jupiter justforfun justice justin justinbiebe
justinbieber justme juventus jxfhjdfirf k123456789 kaiser kalifornia kaliningrad kamehameha kamelia2011 kanmax1994
karate karina katana kathleen katyakatya kawasaki kazakhstan kbnthfnehf kd189nlcih kelsey kenneth kensington kermit
killer kimberly kingfisher kirill kissme kitten kittykitty klapaucius klaster klubnichka knicks knight knucklehead
kobebryant kodiak konovalova konstantin kozanostra kramer krasavchik kravchenko kristen kristin kristina kristopher
kryptonite ktjynsq40147 kudos4ever kurtcobain kwiatuszek lacrosse ladies ladyffesta lakers lamborghini lamborgini
lancer larisa lasvegas lauren lawrence leather leavemealone ledzeppelin left4dead2 legend lennon leonard leonardo
leslie lestat letmein letmein123 letmein12345 letmeinletmein letmeinnow letmeinplease lfplhfgthvf lhbjkjubz2957704
liberty lickme lifehack lifeisgood lighthouse lights lightsaber limpbizkit lincoln lindsay lineage123 linkinpark
lissalissa little littlebear littlegirl littleminge liverpoo liverpool liverpool1 liverpool123 liverpoolfc livestrong
lizard lkjhgfdsazx lockerroom logitech lolita lollol lololyo123 london lonewolf longhorn looking loploprock losangeles
lost4815162342 lothlorien lotrfotr34 louise love777321777 loveforever loveislife lovelove lovely loveme loverboy
lovers loveyou lovezp1314 lp2568cskt lsia9dnb9y luansantana lucifer lucifer666 luckycharm lumberjack luojianhua
lytdybrbdfvgbhf lytghjgtnhjdcr lzhan16889 m123456789 m6cjy69u35 ma123123123 machine madagascar madagaskar maddie
maddog madison madman madmax madonna maggie magical123 magnum maiden mailcreated5240 maintenance maisuradze maksim
malibu management manager manchester manchester1 manchester12 mandarinka mandragora mangust6403 manson manutd
mapet123456 mapleleafs maprchem56458 marathon marcel marcus marcuseckos margherita mariah mariamaria marina
marinamarina marine marines marino marinochka marion markhegarty marlboro marley marshall martha martin marvin
maryjane mashamasha massimiliano master master123456 mastercard masterchief mastermind matchbox20 matematica
matematika mathematics matrix matthew mattylad10 maurolarastefy maverick maxima maximilian maximus maxmotives maxwell
mechanical meditation melanie melissa member mercedes mercury merlin metallic metallica metallica1 metropolis
mevefalkcakk mexico michael michael123 michael12345 michaeljackson michele michelle michigan mickey mickeymouse
microphone microsoft microsoft123 midnight millennium miller millerlite millertime millie millionaire minecraft
minecraft123 minhasenha minicooper minnesotahp minnie miranda misiaczek1 mississippi mister mistress mitchell
mitsubishi monday moneymaker moneymoney monica monika monkey monkey123456 monster monster123 montana montecarlo
montenegro montgom240 montgomery montreal mookie morgan morganstanley morpheus morris mortalkombat mostwanted
motdepasse mother motherlode motorcycle motorola mountain mousemouse mozart msoracle32re msorcloledbr muffin
multimedia multiplelo multiplelog murcielago murphy musiclover mustang myjdxtcxks mylove mypassword mypassword123
nadine napoleon naruto naruto123456 nascar nastya nastya1995 nastya1996 nastya1997 nastya2010 nastyanastya natali
natalie natasha natasha123 nathan naughty naughtyboy navigation nccpl25282 necromancer necronomicon need4speed
needforspeed neepodchehyl nelson nemesis nemvxyheqdd5oqxyxyzi nesterenko networkingpe neveragain nevergiveup
neverwinter neworleans newpassword newport newproject2004 newton newyork newzealand nfnmzyf nhbujyjvtnhbz
nhecsyfujkjdt nhfdvfnjkju123 nhfrnjhbcn nhfycajhvths nicholas nick1234rem936 nicola nicolas nicole nightcrawler
nightmare1 nightshade nikita nikita1998 nikita2000 nikolaevna nintendo nintendo64 nirvana nissan nissan350z nokia6230i
nokiadermo nondriversig noonehackme nopassword norman norton nostradamus nothing nottingham november novosibirsk
nthvbyfnjh nthvbyfnjh2 ntktdbpjh1994 nuaddn9561 nuttertools oc247ngucz october oksana olcrackmaster oldsmobile
olegnaruto oliver olivia omgkremidia onceuponatime onetwothree online ontheoutside ontherocks opensesame openup orange
orlando orochimaru outlaw overlord p030710pe4o p0o9i8u7y6 packard packers painkiller paintball1 pakistan paladin
pamela pandemonium pandora pantera panther panthers panties panzer paradise paraklast1974 parker parliament parol12345
parolparol pascal passion passmaster passport passtrader passw0rd1234 passwor password password00 password01
password10 password11 password12 password123 password1234 password12345 password123456 password13 password2024
password2025 password2026 password21 password22 password23 password69 password88 password99 passwordassword
passwordpassword passwordstandard patches pathfinder patricia patrick patriots pavilion peacemaker peaches peanut
pearljam pebbles peekaboo peewee pegasus pencil penguin people pepper peppermint percussion perfect perfection
performance performing pervert peternorth peugeot406 pfhfnecnhf pfqwtd27121988 phantom phezc419hv philadelphia philip
philippines philosophy phoenix picard pickle pierre piglet pineapple1 pioneer pirate pitbull pittsburgh platinum
playboy player playground playstatio playstation playstation2 playstation3 please plhfdcndeq pointblank pointbreak
poison pokemon pokemon123 pokemon12345 polaris police polina polniypizdec0211 polniypizdec1102 polniypizdec110211
polopolo09 pontiac poohbear pookie poopoo popcorn popeye porsche porsche911 portishead portsmouth postov1000 potter
powerpower powers precious predator prelude premiumcash presario presidente pretty prettygirl primetime21 prince
princess princess1234 prisonbreak private production professional programmer progressive prometheus prosperity
protection psychnaut1 psycho ptybnxtvgbjy puertorico pufunga7782 pumpkin punksnotdead purple pyfrjvcndj pyramid
q123456789 q1234567890 q1q2q3q4q5 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0
qawsedrftg qawsedrftgyh qaz123wsx456 qaz26101778 qazqaz qazwsx qazwsx1234 qazwsx12345 qazwsx123456 qazwsxedc
qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazwsxqazwsx qazxsw qazxswedc123 qazxswedcvfr
qpwoeiruty qq123456789 quant4307s queenas8151 quicksilver quiksilver qwaszx qwaszxerdfcv qwe1234567 qwe123qwe123
qweasd qweasdzxc qweasdzxc1 qweasdzxc12 qweasdzxc123 qweqwe qweqweqweqwe qwerasdfzxcv qwert12345 qwert54321 qwertasdfg
qwertasdfgzxcvb qwertgfdsa qwerttrewq qwerty qwerty1234 qwerty12345 qwerty123456 qwerty1234567 qwerty12345678
qwerty123456789 qwerty2010 qwertyasdfgh qwertyu qwertyu123 qwertyui qwertyuiop qwertyuiop1 qwertyuiop10 qwertyuiop12
qwertyuiop123 qwertyuiop12345 qwertyuiopasdf qwertyytrewq r3vi3wpass rabbit racecar rachel racing raider raiders
rainbow rainforest rammstein1 random ranger rangerover rangers raptor rascal rashley198 rattlesnake raymond realmadrid
realmadrid12 reanimator reaper rebecca reddog redemption redhead redman redneck redrum redskins redsox redwings reggie
regina remember renegade residentevil respublika revelation reviewpass revolution reymysterio rfcgthcrbq rfgecnfcerf
rfhfrfnbwf rfhfvtkmrf rfkbajhybz rfkmrekznjh rfnfcnhjaf rfnfgekmnf rfnthbyf1988 rhbcnbyjxrf rhfcyjzhcr rhfvfnjhcr
richard richardson riverplate rjhjkmbien rjirfrgbde rjkjrjkmxbr rjycnbnewbz rjycnfynby rkfdbfnehf roadrunner robbie
robert roberto rockandroll rockbottom rocket rockhopper rockstar roflcopter roland rolltide romanroman ronald
ronaldinho ronaldinho10 ronaldo ronaldo123 ronnie rooster roscoe rosebud rottweiler rubberduck runescape1 runner
ruslan russell russia s123456789 s1a2s3h4a5 s456123789 sabrina sacramento sagittarius sailor sailormoon saints sakura
salamander salamandra samantha sammie sampson samson samsung samsung123 samuel samurai sanandreas sandman sandra
sanfrancisco santamaria saqartvelo sasha12345 sashasasha sataniv1993 satisfaction saturn saun24865709 savage savannah
scandinavian scarface school schoolgirlie schumacher scooby scooter scorpio scorpion scotland scotty scoubidou2
scoubidou6 scully sdh686drth sdicmt7seytn seattle sebastian1 secret secret123456 secretsecret security seemnemaailm
selfok2013 semperfi seniseviyor serega serendipity serenity sergeevich sergey sersolution service service321
sevastopol shadow shadow1212 shaggy shakespeare shamanking shamrock shannon sharon shelby shelbygt500 shelly sherlock
shevchenko shirley shorty shotgun sidewinder sidney siemens sierra silenthill silver silverstone simferopol simone
simple simpleplan simpson simpsons single sister skateboard skater skeeter skipper skippy skorpion39 skyline slayer
slipknot slipknot666 smallville smiley smitty smokey smooth snickers sniper snoopy snowball snowman snusmumrik soccer
softball software sojdlg123aljg solidsnake something1 sonnenschein sonyericsson sophia sophie soso123aljg spam967888
spanky sparky spartak spartak1922 spartan spartan117 special specialinsta specialist speedy spencer spider spiderma
spiderman spiderman1 spiderman3 spirit spitfire spooky sports spring spring202612 springfield springsteen squirt
srinivas ss6z2sw6lu stacey stalingrad stalker stalker123 stanley starcraft2 stargate starscream startrek starwars
starwars123 starwars1234 statistika stealth steamforums steelers stefan stella stephani stephanie1 stephen sterling
steven stewart stickdaddy77 stinger stingray stinky stinkyfinger stomatolog stonehenge stones stormy stratocaster
strawberry street streetball strike stronghold student studioworks studmuffin stupid subaru sublime subscriber success
summer summer2024summer summer202612 summertime sundance sunday sundaypunch sunderland sunflower1 sunset sunshine
sunshine1234 sunshine69 superduper superman superman12 superman123 superman1234 supermanboy supermario supernatural
superpower superpuper supersonic supervisor surfer sutvsc5ysaa suzuki svensps820 svetasveta svetlana sweetdream
sweetdreams sweetheart sweetie sweetiepie sweetpea sweety swimming swordfis swordfish sydney sylviahans syncmaster
system systemofadown t34vfrc1991 t5r4e3w2q1 table54781 tadmichaels tamwsn3sja tanner target tarheels tattoo taurus
taylor taylormade tdfyutkbjy teacher technician techniques techno technology telecaster television temppassword tennis
teresa terminator test12345678 tester testing testing123 testing12345 testtest testtesttest thailand thebeatles
thecakeisalie theman theone thequickbrownfox therock thesimpsons thirteen13 thomas thuglife thugstools thumper thunder
thunderbird thundercat ticketmaster tickle tiffany tigers tigertiger tigerwoods tigger timber timberlake timberland
timberwolf timothy tinker tinkerbell titanic tokiohotel tombraider tomcat tomtom topgun tornado toronto toshiba
tottenham1 toyota transam transformer transformers translator travel travis trevor trfnthbyf trigger trinity tristan
triumph trooper trouble trucker trucks trumpet trustno1trustno1 trustnoone tucker tupacshakur turkey turtle tweety
tylerca310 ublhjgjybrf ubnkthrfgen ubvyfcnbrf ufhhbgjnnth ujkjdjkjvrf ultimate unbelievable undercover undergroun
underground understand undertaker underwater underworld unforgiven unicorn uniqueness united universidad university
userexecute utyyflmtdyf v123456789 vaffanculo valentin valentina valentinka valera valerie vampire vanessa
vanyarespekt vbhjndjhtw vegeta venom121293 veronica veronika verygoodbot vfhbyf vfhbyfvfhbyf vfhufhbnrf vfhvtkflrf
vflfufcrfh vfntvfnbrf vfrcbv vfrcbvtyrj vfrcbvvfrcbv vfvfgfgf123 vfvfvskfhfve vfylfhbyrf victor victoria victory
viking vikings viktor villeneuve vincent vinogradov virgin virginia virtuagirl vision vitalik123 vladimir vladimirovna
vladislava vladivostok volkswagen volleyball voodoo voxstrange voyager vqsablpzla vsjasnel12 vyjujnjxbt w1w2w3w4w5
w2dlww3v5p wachtwoord walker walkman555 wallace wallstreet walter warcraft warhammer40k warrior washington waterfalls
watermelon wazzkaprivet wcrfxtvgbjy weasel webhompass websolutions websolutionssu webuivalidat weihnachte weihnachten
weihnachtsbau weihnachtsbaum welcome welcome123 welcome12345 welcome123456 welcome2024 welcome2025 welcome2026
wellington wenef45313 werty12345 wesley westside wethepeople whatever whatthehell whitepower whosyourdaddy whynot
wicked widespread wildcat wildcats william williams willie willow wilson winchester windows winner winnie winnipeg261
winston winstonone winter winter202612 wishmaster wizard wolfgang wolfpack wolverin wolverines wolves wombat wonder
wonderland wonderwall wonderwoman wordpass workpassword1 wrangler wrestling1 writerspace wutang wwwooo1234 xavier
xfiles xiaoyua123 xpressmusic xxxp455w0rd5 yamaha yankee yankees yanshi1982 ybrjkftdbx ybrjkftdyf yellow yfcnhjtybt
yfcnzyfcnz yfnfif yfnfitymrf yjdsqgfhjkm yoshimitsu z123456789 z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 zachary
zaq12wsxcde3 zaq1xsw2cde3 zaqwsx zaqwsxcderfv zaratustra zcfvfzkexifz zcxfcnkbdf zcxfcnkbdfz zeppelin zexts364325
zipper zjses9evpa zombie zqjphsyf6ctifgu zx123456789 zxcasdqwe123 zxcvb12345 zxcvbasdfg zxcvbn zxcvbn123456 zxcvbn3215
zxcvbnm zxcvbnm123 zxcvbnm1234 zxcvbnm12345 zxcvbnm123456789 zxcvbnmmnbvcxz zxczxczxczxc
`
    .trim()
    .split(/\s+/),
);
