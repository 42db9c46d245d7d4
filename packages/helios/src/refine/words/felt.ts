import type { Language } from '../../text/language.ts';
import { EN_FELT } from './felt-en.ts';
import type { IdiomWords } from './idioms-en.ts';

/** As the English list: how somebody is with the light now, and that this is not wanted. */
export const FELT_REFINE: Readonly<Record<Language, IdiomWords>> = {
  en: EN_FELT,
  es: {
    tooDull: `
      me estoy|estas|esta|voy a|quedando|durmiendo|quedar|dormir dormido|dormida|dormir|durmiendo,
      quedando dormido|dormida|frito|frita|sopa, me quedo dormido|dormida|frito|frita|sopa|roque, me estoy durmiendo,
      me estoy quedando dormido|dormida, casi me duermo, se me cierran los ojos, cabeceando, dando cabezadas, cabezadas,
      bostezo, bostezando, bostezar, me hace bostezar, me aplatana, aplatanado, aplatanada, amodorrado, amodorrada,
      modorra, me apaga, atontado, atontada, aletargado, aletargada, le falta vida|energia|ritmo|alegria|brio|garra,
      muy lento, muy soso, sosisimo, aburridisimo, me aburro, aburre, un muermo, muermo, plomazo, va a paso de tortuga`,
    tooLively: `
      de los nervios, me pone|poniendo de|de los los|nervios nervios, me esta poniendo de los nervios,
      poniendo nervios*, me crispa, crispado, me estresa, estresante, me altera, me agita, me agobia el ritmo,
      acelerado, acelerada, me tiene acelerado|acelerada, no me relaja, no me deja relajarme, no paro quieto|quieta,
      va como loco, va a toda maquina|leche|hostia, va embalado, muy rapido, demasiado rapido, va volando,
      me mete prisa, histerico, histerica, la cabeza a mil, cabeza a mil, a mil por hora`,
    livelier: `
      mas movimiento, mas accion, mas vida, mas alegria, mas brio, mas empuje, mas chicha, mas dinamismo,
      despierta esto, espabila esto, dale vidilla, dale vida, animalo`,
    calmer: `
      mas tranquilito, mas calmadito, mas relax, con mas calma, con calma, tranquilo, tranqui, mas tranqui,
      baja revoluciones, menos revoluciones, bajale las revoluciones, menos acelerado, menos nervioso, menos agitado`,
    unwanted: `
      no quiero dormirme, no quiero, no deberia, no debo, no me conviene, no es plan, no es la idea, no me ayuda,
      con esto, todavia, todavia muy, sigue muy, sigue siendo, aun muy`,
  },
  de: {
    tooDull: `
      schlaf|schlafe|penne|nicke|dose|pennt ich|man|ja|fast|da ja|fast|gleich|noch ein|weg, da schlaf ich ein,
      schlaf ich ein, schlaf ich ja ein, schlafe fast ein, schlafe gleich ein, nicke ein, nick ein, nicke weg,
      nicke gleich weg, penne weg, penn ein, dose weg, dose ein, mir fallen die augen zu, fallen die augen zu,
      augen fallen zu, gahne, gahnen, zum gahnen, ich gahne, mude, mude machend, macht mude, macht schlafrig, schlafrig,
      dosig, doesig, einschlafernd, wegdammern, dammere weg, drifte weg, ode, fad, zah, schlapp, schlaff, lahmarschig,
      trodelt, zieht sich, zu gemutlich, kein schwung, kein pep, kein drive, fehlt der schwung, fehlt pep,
      fehlt schwung, zu schlaff`,
    tooLively: `
      kribbelig, fickrig, wuselig, wuschig, aufgekratzt, uberdreht, unter strom, auf hundertachtzig, macht mich kirre,
      macht mich wahnsinnig, macht mich unruhig, macht mich hibbelig, macht mich nervos, macht mich fertig, nervos,
      stresst, stresst mich, zu stressig, stressig, hektisch, gehetzt, hetzig, wild, zu wild, unruhe, zu quirlig,
      quirlig, zu zappelig, geht mir auf die nerven, auf die nerven, auf den keks, auf den senkel, komme nicht runter,
      kann nicht abschalten, kopf rast, gedanken rasen, zu aufgeregt, aufgeregt, getrieben`,
    livelier: `
      mehr pepp, etwas pepp, mehr leben, mehr pfiff, mehr feuer, mehr zack, mehr wach, mehr action, mehr bewegung,
      belebender, erfrischender, wachmachender, weniger mude, weniger schlafrig, bisschen mehr leben`,
    calmer: `
      komm runter, runterkommen, bring mich runter, hol mich runter, fahr runter, fahr es runter, fahr mal runter,
      bisschen runterfahren, runterfahren, mehr gelassenheit, mehr entspannung, weniger nervos, weniger hektisch,
      weniger hibbelig, weniger aufgedreht, gemach, sachte, immer mit der ruhe, mit der ruhe, weniger stress, chilliger,
      lockerer`,
    unwanted: `
      will ich nicht, will aber nicht, mochte ich nicht, soll ich nicht, sollte ich nicht, darf ich nicht,
      nicht sinn der sache, nicht so gedacht, bringt nichts, immer noch zu, noch zu, noch immer zu, dabei, davon,
      damit`,
  },
  fr: {
    tooDull: `
      je pique du nez, pique du nez, je m endors, je vais m endormir, je m assoupis, m assoupis, je somnole, somnole,
      je baille, me fait bailler, fait bailler, a bailler, mes yeux se ferment, les yeux se ferment,
      les yeux qui se ferment, paupieres lourdes, je decroche, ca me ramollit, ramollo, ramolli, mollasson, mollassonne,
      soporifique, plan plan, planplan, pepere, trop pepere, ca manque de vie|rythme|energie|nerf|pep|jus|mordant,
      manque de vie|rythme|energie|nerf|jus|mordant, ca rame, mou du genou, c est mou, trop lent, endort`,
    tooLively: `
      ca m enerve, m enerve, ca me stresse, ca me tend, ca m agite, m agite, ca m angoisse, sur les nerfs,
      me tape sur les nerfs, tape sur les nerfs, a cran, surexcite, surexcitee, survolte, survoltee, speed, trop speed,
      trop nerveux, trop agite, trop rapide, ca s emballe, s emballe, ca part dans tous les sens, dans tous les sens,
      a cent a l heure, cent a l heure, je tiens pas en place, tiens pas en place, j arrive pas a me poser,
      pas a me poser, a me detendre, trop excite, hysterique, ca pulse trop, ca bouge trop, trop de caffeine,
      me met la pression, oppressant`,
    livelier: `
      que ca bouge, ca bouge plus, faut que ca bouge, bouge plus, plus de vie, plus de nerf, plus de jus,
      plus de mordant, plus de peche, de la peche, la peche, un coup de fouet, reveille ca, secoue ca, plus entrainant,
      plus pechu, pechu, plus stimulant, anime ca, moins endormant, moins mou, plus reveille`,
    calmer: `
      calme toi, calme ca, calme le jeu, on se calme, on se pose, plus cool, plus tranquillou, tranquillou, tranquilou,
      tout doux, vas y mollo, mollo, molo, plus peinard, fais redescendre, fais moi redescendre, moins speed,
      moins nerveux, moins agite, moins stressant, plus detendu, plus pose, relax`,
    unwanted: `
      je veux pas, je ne veux pas, faut pas, il faut pas, je devrais pas, je ne devrais pas, c est pas le but,
      pas le but, pas le moment, ca m aide pas, avec ca, encore trop, toujours trop`,
  },
  pt: {
    tooDull: `
      um tedio isso, to|estou|tou|fico|quase cochilando|dormindo|pescando|bocejando|capotando|apagando,
      quase cochilando, quase dormindo, to quase dormindo, quase durmo, pescando, to pescando, to com sono, com sono,
      da sono, dando sono, me deu sono, que sono, sonolencia, sonolento, bocejando, bocejar, bocejo, olhos fechando,
      olho fechando, meus olhos tao fechando, mole, molenga, moleza, ta mole, paradao, muito paradao, ta parado,
      meio parado, morno, sem graca, sem vida, sem sal, devagar demais, lento demais, muito lento, muito devagar,
      falta energia, falta pique, falta vida, arrastado, arrastando, uma lerdeza, lerdo, lerda, um tedio, tedio`,
    tooLively: `
      nervos a flor, me da nos nervos, nos nervos,
      me deixa nervoso|nervosa|ansioso|ansiosa|agitado|agitada|ligado|ligada,
      me deixando nervoso|nervosa|agitado|agitada, me estressa, estressante, me agita, agoniante, agonia, me da agonia,
      ta muito acelerado, muito acelerado, acelerado demais, a mil, a mil por hora, cabeca a mil, cabeca ta a mil,
      correndo demais, frenetico, ligadao, eletrico, eletrica, to eletrico, pilhado, pilhada, to pilhado,
      nao consigo relaxar, nao relaxo, afobado, afobada, muita pressa, doido demais, rapido demais, muito rapido`,
    livelier: `
      mais vida, mais animado, mais pegada, mais ligado, mais esperto, mais energia, bora animar, anima isso, anima ai,
      da uma animada, animada nisso, uma animada, agita isso, agita ai, acorda isso, da um up, um up, levanta isso,
      mais agito, mais pilha, mais vibe, menos parado, menos sono`,
    calmer: `
      vai com calma, com calma, mais de boa, de boa, mais relax, acalma isso, acalma ai, sossega, sossega isso,
      relaxa isso, mais zen, mais tranquilinho, calminho, mais calminho, menos agitado, menos acelerado, menos ansioso,
      menos nervoso, segura a onda, maneira no ritmo, baixa a bola, pega leve no ritmo`,
    unwanted: `
      nao quero, nao posso dormir, nao posso, nao devia, nao deveria, nao era pra, nao e a ideia, nao ajuda, com isso,
      ainda ta, ainda esta, ainda muito`,
  },
  zh: {
    tooDull: `
      快睡着, 要睡着, 都睡着, 睡着了, 想睡觉, 打瞌睡, 打哈欠, 打盹, 眼皮打架, 困了, 好困, 困死, 发困, 越看越困, 看困了,
      走神, 发呆, 提不起劲, 提不起精神, 没精神, 没精打采, 没意思, 死气沉沉, 拖沓, 慢吞吞, 太慢, 太催眠, 太安静,
      磨磨蹭蹭, 单调, 乏味, 无精打采`,
    tooLively: `
      太急, 急躁, 太赶, 心烦, 烦人, 心浮气躁, 静不下来, 停不下来, 太躁, 躁, 闹心, 太闹, 太吵闹, 太兴奋, 亢奋, 绷得太紧,
      太紧张, 紧绷, 神经紧, 心里慌, 慌, 催命, 像赶路, 太快, 跟不上, 快得, 静不下心, 脑子停不, 思绪乱`,
    livelier: `
      精神点, 精神一点, 来点精神, 提点精神, 来点劲, 来劲, 有力一点, 活泼, 欢快, 轻快, 振奋, 打起精神, 清醒点, 动起来,
      热闹点, 刺激点, 更有活力`,
    calmer: `
      缓一缓, 缓缓, 缓和, 缓下来, 静一点, 静一静, 静下来, 安静点, 松弛, 放松点, 轻松, 悠闲, 悠哉, 淡定, 沉静, 平稳,
      平缓, 稳一点, 别那么急, 不要那么急, 别急, 从容, 慢慢来, 温柔点的节奏, 降降温`,
    unwanted: `不想睡, 不能睡, 不该, 还是太, 还是有点, 仍然太, 看得我, 搞得我, 弄得我, 让人`,
  },
  ja: {
    tooDull: `
      眠くな, 眠たくな, 眠たい, ねむくな, ねむたい, 眠気, うとうと, ウトウト, うつらうつら, 寝そう, 寝ちゃ, 寝てしま,
      寝落ち, あくび, まぶたが重, 瞼が重, ぼんやりして, ぼんやりする, ぼーっとし, ボーッと, だらだら, ダラダラ, だるく,
      間延び, かったる, 単調, 退屈, 眠りそう, 眠ってしま, 遅すぎ, 気が抜け, 緩すぎ, のろのろ, ノロノロ`,
    tooLively: `
      急ぎすぎ, 急ぎ過ぎ, 急いで, せわしな, 忙しな, 慌ただし, あわただし, せかせか, セカセカ, せかされ, 急かされ, 焦る,
      焦って, 焦らされ, 落ち着かな, 気ぜわし, ざわざわ, ザワザワ, ソワソワ, そわそわ, ピリピリ, ぴりぴり, イライラ,
      気が立, 興奮しすぎ, 興奮して, 騒がし, うるさい感じ, ガチャガチャ, ハイすぎ, 速すぎ, 早すぎ, 緊張し, 目まぐるし,
      めまぐるし`,
    livelier: `
      シャキッ, しゃきっ, 元気に, 元気な, ノリ, 勢い, 活気, 躍動, 弾む, 軽快, 活を入れ, 気合, ハツラツ, テキパキ,
      きびきび, テンション上げ, 盛り上げ`,
    calmer: `
      落ち着かせ, 落ち着い, 落ち着く, 落ち着け, 鎮め, 静め, ゆるく, ゆるめ, 緩め, 緩く, ゆるい, なだらか, 和や, なごや,
      ほっと, ホッと, 癒し, 癒や, リラックス, まったり, 力を抜, 肩の力, ペース落と, テンポ落と, クールダウン, 穏や`,
    unwanted: `たくない, 困る, ちゃうから, ちゃうので, てしまうから, まだちょっと, まだ少し, これだと, このままだと`,
  },
  hi: {
    tooDull: `
      नींद आ, नींद आती, नींद सी, ऊंघ, झपकी, झपकियां, जम्हाई, जम्हाइयां, उबासी, सो जाऊं, सो जाऊंगा, सो जाऊंगी, सोने लग,
      पलकें भारी, आंखें बंद हो, सुस्त, सुस्ती, आलस, बोर हो, बोर कर, बोरिंग, ऊबाऊ, उबाऊ, मरा हुआ सा, ढीला, ढीली,
      जान नहीं, दम नहीं, बहुत धीमा, बहुत धीमी, बहुत धीरे, बहुत सुस्त`,
    tooLively: `
      बेचैन, बेचैनी, घबराहट, हडबडी, हडबडाहट, भागदौड, बहुत तेज है, बहुत तेज चल, ज्यादा ही तेज, बहुत तेज लग, दिमाग भाग,
      दिमाग दौड, चिडचिड, तनाव दे, तनाव हो, टेंशन दे, टेंशन हो, परेशान कर, उतावला, उत्तेजित, झुंझला`,
    livelier: `
      जोश, जान डाल, जान लाओ, दम डाल, दम लाओ, फुर्ती, चुस्ती, चहक, जिंदादिल, रफ्तार पकड, ऊर्जा बढा, एनर्जी बढा,
      एनर्जी दो`,
    calmer: `आराम से, आराम वाला, इत्मीनान, तसल्ली, ठहर, शांति, सुकून, ठंडा कर दिमाग, रिलैक्स, चैन, धीरज, सहज, शांत`,
    unwanted: `नहीं चाहता, नहीं चाहती, नहीं चाहिए, नहीं सोना, सोना नहीं, अभी भी, अब भी, इससे, इस से`,
  },
};
