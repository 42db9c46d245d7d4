import type { Language } from '../../text/language.ts';
import { EN_IDIOMS, type IdiomWords } from './idioms-en.ts';

/** Idioms of pace, force and tint, and the inflected forms that people type. */
export const IDIOM_REFINE: Readonly<Record<Language, IdiomWords>> = {
  en: EN_IDIOMS,
  es: {
    faster: `
      dale mas marcha, dale marcha, metele, metele caña, metele ritmo, apura, apurale, mas ligero, con mas brio,
      mas trote`,
    slower: `
      levanta el pie, mas calmado el ritmo, afloja, aflojale, mas sosiego, sin tanta prisa, va a toda,
      a toda pastilla, me atropella`,
    stronger: `
      dale mas fuerza, refuerza*, reforzar, mas presencia, mas cuerpo, mas contraste, que se vea mas, que se vea,
      mas viva, mas marcada, mas fuerza`,
    softer: `
      aflojalo, rebajalo, apagadito, mas apagado, mas apagada, menos invasivo, menos agresivo, mas ligera,
      mas livian*, difumin*, bajito, mas flojito`,
    tooWeak: `
      flojito, muy flojo, demasiado flojo, se queda corto, no lo noto, ni se nota, ni lo noto, apenas lo noto,
      muy tenue`,
    tooStrong: `
      se me clava, me agobia, demasiada luz, cansa los ojos, me cansa los ojos, pasado de, muy fuerte, muy intenso,
      me deslumbra`,
    keep: `asi va bien, va bien asi, ni lo toques, quedate ahi, justo ahi, clavado, asi mismo`,
    moreHues: {
      orange: `naranjas, anaranjada, anaranjados, coral, albaricoque, tirando a naranja`,
      yellow: `amarillento, amarillenta, limon, mostaza`,
      green: `verdes, verdosa, menta, oliva, esmeralda, verdecito`,
      cyan: `turquesas, aguamarina, verde agua, azul verdoso`,
      blue: `azules, azulada, azulito, marino`,
      violet: `moradito, violaceo, lavanda, malva, berenjena`,
      magenta: `rosada, rosadito, rosita, frambuesa, salmon`,
      warm: `calidito, calido, tonos calidos, de atardecer, de velas, luz de velas, otonal, miel`,
      cool: `frio, fria, fresquito, helado, hielo, invernal`,
    },
  },
  de: {
    faster: `
      fixer, flinker, mehr schwung ins tempo, leg einen zahn zu, zahn zu, zahn schneller, hurtiger, tempo erhohen,
      tempo steigern, schleppt sich`,
    slower: `
      einen gang runter, gang runter, gang zuruck, bremsen, ausbremsen, behabiger, tempo drosseln, tempo senken,
      hetzt mich, hetzt, rast, zu rasant`,
    stronger: `
      kraftvoller, satter, mehr kontrast, markanter, ausgepragter, leuchtender, strahlender, mehr wirkung, verstark*,
      aufhellen, heller stellen, praesenter, prasenter, knackiger`,
    softer: `
      sanfter, sachter, sacht, zarter, zart, behutsamer, diskreter, subtiler, feiner, gedeckter, matter,
      weniger grell, abschwachen, abmildern, mildere, dampfen, runterdrehen, herunterdrehen`,
    tooStrong: `
      drangt sich ~ auf, drangt sich auf, zu prasent, zu dominant, penetrant, zu bunt, zu grell, erschlagt mich,
      zu aufdringlich, uberfordert meine augen`,
    tooWeak: `
      zu blass, zu lasch, lasch, zu schwach, man sieht nichts, nehme ich kaum wahr, kaum wahrnehmbar, geht unter,
      kommt nicht durch`,
    livelier: `peppiger, schwungvoller, flotter, aufgeweckter`,
    calmer: `gechillter, chilliger, ausgeglichener, friedlicher, stiller`,
    keep: `nicht anfassen, genau da, da bleiben, perfekt so, passt perfekt, so weiter, stehen lassen`,
    moreHues: {
      orange: `orangefarben, ins orange, oranges, aprikose, koralle, rostrot`,
      yellow: `gelbes, gelbe, zitronengelb, senfgelb, honiggelb`,
      green: `grunes, grune, mint, minze, oliv, smaragd, tannengrun, moosgrun, waldgrun, grunstichig`,
      cyan: `turkiser, turkises, blaugrun, grunblau, aqua, meergrun`,
      blue: `blaues, blaue, marineblau, meerblau, eisblau, blaustich*`,
      violet: `violetter, violettes, lilaner, pflaume, aubergine, fliederfarben`,
      magenta: `rosa, pink, rosig, rosiger, rosafarben, magenta, himbeere, altrosa`,
      warm: `
        warmer, warmere, warmes, warme farbe*, kerzenlicht, kerzenschein, abendrot, sonnenuntergang, herbstlich*,
        honig, kaminfeuer`,
      cool: `kuhler, kuhle, kuhles, kalter, kaltes, eisig*, frostig, winterlich`,
    },
  },
  fr: {
    faster: `
      booste le rythme, appuie sur le champignon, plus nerveux, plus punchy, plus dynamique, du rythme, ca traine,
      trop mou`,
    slower: `
      leve le pied, pose le rythme, plus pose, plus posee, plus lente, ca va trop vite, trop vite, ca file,
      ca m essouffle, moins presse, moins pressee`,
    stronger: `
      renforce*, plus de contraste, plus appuye, plus soutenue, plus forte, plus vive, plus intense, plus de presence,
      plus visible, plus franc`,
    softer: `
      plus douce, plus tamise, plus feutre, plus feutree, plus legere, plus pale, estompe*, moins agressif,
      moins agressive, moins vif, moins vive, moins intense, plus subtil, plus delicat, en sourdine, mets en sourdine,
      calme la lumiere`,
    tooStrong: `
      ca pique, ca me pique, ca agresse, ca crie, trop present, trop vive, trop forte, trop intense,
      prend trop de place, saute aux yeux`,
    tooWeak: `
      palot, palotte, on voit rien, je vois rien, ca se voit pas, ca ne se voit pas, se remarque pas, trop discret,
      trop timide`,
    keep: `touche plus a rien, touche a rien, c est parfait, nickel, impeccable, reste comme ca, pile poil, on garde`,
    moreHues: {
      orange: `orange, orangee, orangees, abricot, corail, tirant vers l orange`,
      yellow: `jaunatre, citron, moutarde`,
      green: `verte, verts, verdatre, menthe, olive, emeraude, sapin`,
      cyan: `turquoise, bleu vert, vert d eau, canard`,
      blue: `bleue, bleus, bleute, bleutee, marine, azur`,
      violet: `violette, mauve, lilas, lavande, prune, aubergine, violace`,
      magenta: `rosee, rose, framboise, fuchsia, rosatre`,
      warm: `
        chaud, chaude, chauds, chaleureux, chaleureuse, bougie, bougies, feu de cheminee, coucher de soleil, miel,
        ambre, dore, doree`,
      cool: `froid, froide, froids, glacee, hivernal, frais, fraiche`,
    },
  },
  pt: {
    faster: `da um gas, mais gas, mais pique, mais agilidade, mais agil, apressa, mais apressado, anda mais`,
    slower: `
      pisa no freio, tira o pe, mais calmo o ritmo, freia, mais sossegado, sem correria, vai correndo, muito corrido,
      corrido demais`,
    stronger: `
      reforca*, da uma reforcada, reforcada, uma reforcada, capricha, mais presenca, mais contraste, mais marcado,
      mais visivel, mais viva, mais forca, mais encorpado`,
    softer: `
      da uma suavizada, suavizada, mais apagado, apagadinho, mais fraquinha, mais levinho, mais sutil,
      menos agressivo, mais delicado, baixinho, amacia*, mais clarinho`,
    tooWeak: `
      fraquinho, fraquinho demais, fraquinha demais, ta fraco, ta fraca, muito fraco, muito fraca, nem da pra ver,
      nem aparece, quase nada, apagado demais`,
    tooStrong: `
      ta forte, muito forte, pesado demais, ta pesado, cansa a vista, cansa os olhos, gritante, chamativo,
      chama muita atencao, invasivo`,
    keep: `
      ta otimo assim, ta bom assim, ta perfeito, nao mexe em nada, mantem, mantem assim, desse jeito mesmo, ficou bom`,
    moreHues: {
      orange: `alaranjado, alaranjada, puxado pro laranja, coral, damasco`,
      yellow: `amarelado, amarelada, limao, mostarda`,
      green: `esverdeado, esverdeada, menta, oliva, esmeralda, verdinho`,
      cyan: `verde agua, azul esverdeado, agua marinha, turquesa`,
      blue: `azulado, azulada, marinho, azulzinho, celeste`,
      violet: `arroxeado, arroxeada, lilas, lavanda, malva, roxinho, berinjela`,
      magenta: `rosado, rosada, rosinha, cor de rosa, framboesa, fucsia`,
      warm: `
        quente, quentes, quentinho, quentinha, por do sol, vela, velas, mel, ambar, dourado, dourada, aconchegante`,
      cool: `frio, fria, frios, gelado, gelada, fresco, invernal`,
    },
  },
  zh: {
    faster: `快点, 快一些, 提一提速, 太拖, 磨蹭, 急促些`,
    slower: `慢点, 慢一些, 缓点, 悠着点, 太赶, 太急, 急了, 舒缓些`,
    stronger: `加深, 浓一些, 浓点, 更明显, 再强, 重一点, 鲜艳`,
    softer: `淡一些, 再淡, 柔和些, 浅一点, 浅一些, 浅点, 收一收, 含蓄, 低调, 朦胧, 弱一点`,
    tooWeak: `太淡, 太弱, 不明显, 没感觉, 看不太`,
    tooStrong: `抢眼, 太亮, 太冲, 太强, 扎眼, 碍眼`,
    keep: `先这样, 别碰, 可以了, 这样行, 不动了`,
    moreHues: {
      orange: `橙色, 橘色, 偏橙, 偏橘, 杏色`,
      yellow: `偏黄, 柠檬`,
      green: `偏绿, 薄荷, 墨绿, 草绿`,
      cyan: `偏青绿, 偏青, 青绿, 湖蓝, 湖绿, 蒂芙尼`,
      blue: `偏蓝, 天蓝, 海蓝, 藏蓝, 宝蓝`,
      violet: `偏紫, 薰衣草, 丁香`,
      magenta: `偏粉, 粉色, 玫瑰, 桃红, 樱花`,
      warm: `偏暖, 暖黄, 暖光, 落日, 黄昏, 篝火, 壁炉`,
      cool: `偏冷, 冷光, 冰蓝, 清冷, 月光`,
    },
  },
  ja: {
    faster: `テンポよく, キビキビ, 速めて, 早めて, もたつ, のろ`,
    slower: `のんびり, スローダウン, 急かさ, せかせか, せかさ, 慌ただし, 間をあけ, ペースダウン`,
    stronger: `濃いめ, 濃い目, くっきり, 目立つ, メリハリ, パキッ, 鮮やか, 力強`,
    softer: `薄め, 淡め, ふんわり, 目立たな, ほんのり, ぼんやり, さりげな, 弱くし, 抑えめ, マイルド`,
    tooStrong: `目に刺さ, きつい, キツい, ギラギラ, ぎらぎら, 主張が強, 目がチカ`,
    tooWeak: `物足りな, 弱すぎ, 薄すぎ, 気づかな, 分からない`,
    keep: `いじらない, これで十分, これがいい, 問題ない, キープ`,
    moreHues: {
      orange: `橙色, みかん, 柿色, コーラル`,
      yellow: `黄色, レモン, からし`,
      green: `緑色, ミント, 抹茶, 若草`,
      cyan: `エメラルド, 浅葱, 青緑, ティール`,
      blue: `紺, 空色, 藍, ネイビー`,
      violet: `藤色, すみれ, スミレ, 薄紫`,
      magenta: `桜色, ローズ, 薔薇`,
      warm: `暖炉, ろうそく, キャンドル, 夕暮れ, 温かみ, 暖色系, あったか, ぬくもり`,
      cool: `寒色系, ひんやり, 涼しげ, 月明かり`,
    },
  },
  hi: {
    faster: `तेज कर, रफ्तार बढा, स्पीड बढा, फुर्ती से, जल्दी चल`,
    slower: `धीमा कर, धीरे कर, रफ्तार घटा, रफ्तार कम, स्पीड कम, सुस्त कर, आहिस्ता, ठहराव`,
    stronger: `गाढा, गहरा, उभार, तेज रोशनी कर, साफ दिख, और साफ, चटक, तगडा, जोरदार`,
    softer: `फीका, फीकी, हल्का कर, हल्की कर, मंद, मद्धम, कोमल, नरम, मुलायम, धुंधला कर`,
    tooStrong: `आंखों को चुभ, ज्यादा तेज, बहुत तेज रोशनी, भडकीला, भडकीली`,
    tooWeak: `पता ही नहीं चल, पता नहीं चल, नजर ही नहीं, बहुत फीका, बहुत हल्का, बहुत कम दिख`,
    keep: `छेडो मत, हाथ मत लगा, ऐसे ही ठीक, बस यही, यहीं रोक`,
    moreHues: {
      orange: `नारंगी, केसरिया, भगवा`,
      yellow: `पीले, पीलापन`,
      green: `हरापन, हरियाली, पुदीना`,
      cyan: `समुद्री, नीला हरा`,
      blue: `नीलापन, आसमानी नीला`,
      violet: `बैंगनीपन, लैवेंडर`,
      magenta: `गुलाबीपन, रानी रंग`,
      warm: `गरम, गर्माहट, दीये, मोमबत्ती, ढलते सूरज, शाम जैसा`,
      cool: `ठंडक, बर्फ, बर्फीला, चांदनी`,
    },
  },
};
