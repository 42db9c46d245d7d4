import type { Language } from '../../text/language.ts';
import { EN_COLOUR_THINGS } from './colour-things-en.ts';
import type { IdiomWords } from './idioms-en.ts';

/** Colours by what has them: fruit, flowers, stones, metals, drinks, cloth, skies and seasons. */
export const COLOUR_THINGS: Readonly<Record<Language, IdiomWords>> = {
  en: EN_COLOUR_THINGS,
  es: {
    moreHues: {
      red: `cereza, tomate, carmesi, escarlata, granate, burdeos, bermellon`,
      orange: `
        mandarina, naranja, melocoton, durazno, albaricoque, damasco, calabaza, zanahoria, papaya, melon, mango, teja,
        terracota, cobre, cobrizo, butano, caqui`,
      yellow: `limon, platano, banana, mostaza, girasol, canario, pina, maiz, azafran, curcuma, mantequilla, sol, yema`,
      green: `
        menta, hierbabuena, oliva, aceituna, aguacate, palta, pistacho, lima, manzana verde, esmeralda, jade, musgo,
        helecho, bosque, pino, selva, hierba, pasto, prado, hoja, hojas, naturaleza, eucalipto, botella, kiwi, albahaca,
        campo`,
      cyan: `
        turquesa, aguamarina, cian, celeste verdoso, verde mar, verde azulado, azul verdoso, caribe, petroleo, laguna,
        piscina`,
      blue: `
        mar, oceano, cielo, cielo despejado, azul cielo, marino, zafiro, cobalto, anil, vaquero, mezclilla, electrico,
        rey, arandano`,
      violet: `
        lavanda, lila, violetas, malva, ciruela, uva, uvas, mora, moras, berenjena, amatista, purpura, jacaranda,
        orquidea`,
      magenta: `
        rosa, rosita, fucsia, magenta, chicle, fresa, frutilla, frambuesa, sandia, flamenco, rosa palo, buganvilla,
        cerezo, cerezos, algodon de azucar`,
      warm: `
        miel, caramelo, canela, cognac, conac, whisky, ambar, oro, dorado, laton, vela, velas, candil, farol, farolillo,
        chimenea, hoguera, fogata, brasas, fuego, fueguito, lumbre, atardecer, puesta de sol, ocaso, amanecer,
        sol de tarde, otono, otonal, desierto, arena, tierra, calorcito, acogedor, acogedora, hogareno, calentito,
        calentita, bombilla antigua`,
      cool: `
        hielo, helado, escarcha, nieve, nevado, glaciar, invierno, luna, plata, plateado, acero, artico, polar, fresco,
        fresquito, friito, mas frio, mas fria, nordico`,
    },
  },
  de: {
    moreHues: {
      red: `kirsche, kirschrot, tomate, weinrot, bordeaux, rubin, ziegelrot, feuerrot, mohn`,
      orange: `
        mandarine, clementine, apfelsine, orangefarben, pfirsich, aprikose, marille, kurbis, karotte, mohre, mango,
        papaya, kaki, terrakotta, terracotta, kupfer, kupfern, rost, rostig, bronze, koralle, lachs`,
      yellow: `
        zitrone, zitronig, banane, senf, sonnenblume, sonnenblumen, kanarienvogel, ananas, safran, kurkuma, eigelb,
        dotter, butterblume, lowenzahn, raps, sonnig, sonne, sonnengelb`,
      green: `
        minze, mint, pfefferminz, salbei, basilikum, olive, oliv, avocado, pistazie, limette, kiwi, apfelgrun, smaragd,
        jade, moos, farn, efeu, klee, tanne, tannen, fichte, wald, waldig, wiese, gras, rasen, blatt, blatter, laub,
        natur, eukalyptus, bambus, waldmeister, flaschengrun, dschungel, spinat, gurke`,
      cyan: `
        turkis, petrol, aquamarin, cyan, meeresgrun, seegrun, lagune, karibik, blaugrun, grunblau, pool, schwimmbad,
        entenei`,
      blue: `
        meer, ozean, himmel, himmelblau, marine, saphir, kobalt, kornblume, kornblumenblau, jeans, indigo, enzian,
        heidelbeere, blaubeere, tinte, konigsblau, nachtblau, azur`,
      violet: `
        flieder, fliederfarben, lavendel, veilchen, pflaume, zwetschge, traube, trauben, brombeere, aubergine, amethyst,
        orchidee, heidekraut, malve, mauve, holunder, krokus`,
      magenta: `
        rosa, rose, pink, fuchsia, magenta, himbeere, erdbeere, wassermelone, flamingo, kaugummi, zuckerwatte,
        kirschblute, kirschbluten, pfingstrose, altrosa, hibiskus`,
      warm: `
        honig, karamell, zimt, cognac, whisky, bernstein, gold, golden, messing, kerze, kerzen, kerzenlicht,
        kerzenschein, teelicht, laterne, kamin, kaminfeuer, lagerfeuer, glut, feuer, sonnenuntergang, abendsonne,
        abendrot, abendlicht, sonnenaufgang, morgenrot, herbst, herbstlaub, herbstlich, wuste, sand, erdig, erdtone,
        gemutlich, gemutlicher, gemutlicheres, gemutliche, kuschelig, kuscheliger, heimelig, gluhbirne, salzlampe,
        bier`,
      cool: `
        eis, eisig, frost, frostig, schnee, gletscher, winter, mond, mondlicht, silber, silbern, stahl, arktisch, polar,
        nordisch, frisch, frischer, kuhl, kalt`,
    },
  },
  fr: {
    moreHues: {
      red: `cerise, tomate, ecarlate, bordeaux, carmin, rubis, coquelicot, brique`,
      orange: `
        mandarine, clementine, abricot, peche, citrouille, potiron, carotte, mangue, papaye, melon, kaki, terre cuite,
        brique orange, cuivre, cuivree, rouille, corail, saumon, tangerine`,
      yellow: `
        citron, banane, moutarde, tournesol, canari, ananas, safran, curcuma, poussin, paille, mimosa, bouton d or,
        soleil, ensoleille, jonquille`,
      green: `
        menthe, menthe a l eau, sauge, basilic, olive, avocat, pistache, kiwi, pomme, emeraude, jade, mousse, fougere,
        lierre, trefle, sapin, foret, bois, prairie, herbe, gazon, pelouse, feuille, feuilles, feuillage, nature,
        eucalyptus, bambou, bouteille, jungle, tilleul, anis, concombre`,
      cyan: `
        turquoise, cyan, aigue marine, lagon, caraibes, bleu canard, canard, vert d eau, bleu vert, petrole, piscine,
        paon`,
      blue: `
        mer, ocean, ciel, marine, saphir, cobalt, lapis, jean, denim, indigo, bleuet, myrtille, encre, azur, bleu nuit,
        bleu roi, outremer`,
      violet: `
        lavande, lilas, violettes, mauve, prune, raisin, raisins, mure, aubergine, amethyste, glycine, orchidee, parme,
        iris, bruyere, cassis`,
      magenta: `
        rose, rose bonbon, fuchsia, magenta, framboise, fraise, pasteque, flamant, barbe a papa, chewing gum, malabar,
        pivoine, cerisier, cerisiers, grenadine, hibiscus, rosee`,
      warm: `
        miel, caramel, cannelle, cognac, whisky, ambre, dore, doree, laiton, bougie, bougies, chandelle, chandelles,
        lanterne, cheminee, feu de bois, feu de camp, braise, braises, flamme, coucher de soleil, lever de soleil,
        crepuscule, soleil couchant, fin d apres midi, automne, automnal, desert, sable, terre, ocre, cocon, cocooning,
        douillet, douillette, cosy, ampoule ancienne, pain d epices`,
      cool: `
        glace, glacon, givre, givree, neige, glacier, hiver, hivernal, lune, clair de lune, argent, argente, acier,
        arctique, polaire, banquise, nordique, frais, fraiche, froid, plus froid`,
    },
  },
  pt: {
    moreHues: {
      red: `cereja, tomate, carmim, bordo, vinho tinto, rubi, escarlate, tijolo`,
      orange: `
        tangerina, mexerica, bergamota, laranja, laranjinha, cor de laranja, pessego, damasco, abobora, cenoura, manga,
        mamao, melao, caqui, terracota, cobre, acobreado, ferrugem, telha, salmao`,
      yellow: `
        limao siciliano, banana, mostarda, girassol, canario, milho, abacaxi, acafrao, curcuma, ouro velho, gema,
        ipe amarelo, maracuja, sol`,
      green: `
        menta, hortela, oliva, azeitona, abacate, pistache, limao, kiwi, esmeralda, jade, musgo, samambaia, mata,
        floresta, grama, gramado, folha, folhas, folhagem, natureza, pinheiro, eucalipto, bambu, bandeira, garrafa,
        selva, manjericao, alface`,
      cyan: `
        turquesa, ciano, agua marinha, verde agua, azul piscina, piscina, caribe, petroleo, lagoa, azul esverdeado,
        verde azulado, tiffany`,
      blue: `mar, oceano, ceu, ceu azul, marinho, safira, cobalto, anil, jeans, royal, bic, mirtilo, azulzinho`,
      violet: `
        lavanda, lilas, violetas, malva, ameixa, uva, uvas, amora, jabuticaba, acai, beringela, berinjela, ametista,
        orquidea, quaresmeira, roxinho, roxinha`,
      magenta: `
        rosa, rosinha, pink, fucsia, magenta, chiclete, morango, framboesa, melancia, flamingo, algodao doce, cerejeira,
        goiaba, pitaya, buganvilia`,
      warm: `
        mel, caramelo, canela, conhaque, uisque, ambar, ouro, dourado, latao, vela, velas, luz de velas, lampiao,
        lareira, fogueira, brasa, brasas, fogo, por do sol, entardecer, nascer do sol, fim de tarde, outono, deserto,
        areia, terra, aconchego, aconchegante, quentinho, quentinha, caloroso, calorosa`,
      cool: `
        gelo, gelado, geada, neve, geleira, inverno, lua, luar, prata, prateado, aco, artico, polar, fresco, fresquinho,
        friozinho, frio, fria`,
    },
  },
  zh: {
    moreHues: {
      red: `樱桃, 番茄, 酒红, 朱红, 枣红`,
      orange: `橘子, 桔子, 桔色, 橙子, 柑橘, 南瓜, 胡萝卜, 芒果, 木瓜, 柿子, 杏子, 桃子色, 珊瑚, 古铜, 砖色, 橘红`,
      yellow: `柠檬, 香蕉, 芥末, 向日葵, 玉米, 菠萝, 姜黄, 蛋黄, 鹅黄, 阳光色, 油菜花`,
      green: `
        薄荷, 抹茶, 牛油果, 开心果, 青苹果, 橄榄, 翡翠, 祖母绿, 苔藓, 青草, 草坪, 草原, 森林, 树林, 树叶, 叶子, 竹子,
        松树, 松柏, 茶色绿, 大自然, 春天, 青柠, 西瓜皮, 黄瓜`,
      cyan: `绿松石, 青绿, 水蓝, 湖水, 泳池, 加勒比, 孔雀, 蒂芙尼, 海水绿, 碧`,
      blue: `大海, 海洋, 深海, 海的颜色, 天空, 晴空, 蓝天, 牛仔, 蓝莓, 宝石蓝, 靛, 克莱因, 矢车菊, 湖泊`,
      violet: `薰衣草, 丁香, 紫罗兰, 葡萄, 茄子, 紫藤, 桑葚, 芋头, 香芋, 紫薯, 紫水晶, 鸢尾`,
      magenta: `樱花, 桃花, 玫瑰, 草莓, 树莓, 火烈鸟, 泡泡糖, 棉花糖, 蔷薇, 荷花, 西瓜, 火龙果, 芭比, 牡丹`,
      warm: `
        蜂蜜, 焦糖, 肉桂, 琥珀, 威士忌, 啤酒, 金色, 黄金, 烛光, 蜡烛, 灯笼, 油灯, 壁炉, 炉火, 篝火, 火光, 夕阳, 日落,
        落日, 晚霞, 黄昏, 傍晚, 日出, 朝霞, 秋天, 秋叶, 枫叶, 沙漠, 沙滩, 温馨, 温暖, 暖和, 暖洋洋, 暖暖`,
      cool: `
        冰块, 冰山, 冰雪, 霜, 雪, 冰川, 冬天, 冬日, 月光, 月色, 银色, 金属, 北极, 清凉, 凉爽, 冷一点, 冷些, 冷点, 冷色`,
    },
  },
  ja: {
    moreHues: {
      red: `さくらんぼ, トマト, ワインレッド, 朱色, 茜`,
      orange: `
        みかん, ミカン, 蜜柑, オレンジ, かぼちゃ, カボチャ, にんじん, 人参, マンゴー, パパイヤ, 柿, あんず,
        アプリコット, 桃の実, ピーチ, 珊瑚, サンゴ, テラコッタ, 銅, タンジェリン, だいだい`,
      yellow: `
        レモン, バナナ, マスタード, からし, ひまわり, 向日葵, とうもろこし, パイナップル, サフラン, たまご色, 卵色,
        菜の花, たんぽぽ, ひよこ, 山吹`,
      green: `
        ミント, 抹茶, 緑茶, お茶の色, アボカド, ピスタチオ, ライム, キウイ, 青りんご, オリーブ, エメラルドグリーン,
        翡翠, ヒスイ, 苔, シダ, 竹, 松, 森, 林, 草, 芝生, 若葉, 葉っぱ, 木の葉, 新緑, 自然の色, よもぎ, うぐいす, 若草,
        わさび, きゅうり`,
      cyan: `ターコイズ, 水色, アクア, ラグーン, エメラルドの海, カリブ, 青緑, 浅葱, ティール, トルコ石, プールの`,
      blue: `
        海, 深海, 空色, 青空, 空みたい, 空のよう, サファイア, コバルト, デニム, ジーンズ, 藍, 瑠璃, ブルーベリー, 紺碧,
        ネモフィラ`,
      violet: `
        ラベンダー, ライラック, すみれ, スミレ, 藤, 葡萄, ぶどう, 茄子, なす色, アメジスト, 菖蒲, あじさい, 紫陽花,
        紫芋, 桔梗, プラム, バイオレット`,
      magenta: `
        桜, さくら, サクラ, 薔薇, バラ, ローズ, いちご, イチゴ, 苺, ラズベリー, フラミンゴ, 風船ガム, わたあめ, 桃色,
        もも色, 牡丹, つつじ, スイカ, フクシア`,
      warm: `
        はちみつ, 蜂蜜, ハチミツ, キャラメル, シナモン, 琥珀, ウイスキー, ビール, 金色, ゴールド, ろうそく, ロウソク,
        キャンドル, 提灯, ランタン, ランプ, 行灯, 暖炉, 焚き火, たき火, 炎, 夕日, 夕陽, 夕焼け, 夕暮れ, 黄昏, 朝焼け,
        秋, 紅葉, 砂漠, 砂浜, 電球色, 白熱, 暖かみ, 温かみ, あったか, ぬくもり, 温もり, ほっこり`,
      cool: `
        氷, 霜, 雪, 氷河, 冬, 月光, 月明かり, 月の, 銀色, シルバー, 金属, 北極, 涼し, すずし, 冷んやり, ひんやり,
        冷ため, 冷たい, クール, 寒色`,
    },
  },
  hi: {
    moreHues: {
      red: `टमाटर, चेरी, सिंदूरी, मेहरून`,
      orange: `
        संतरे, संतरा, नारंगी, कीनू, आडू, खुबानी, कद्दू, गाजर, आम जैसा, आम के रंग, पपीता, केसरिया, भगवा, तांबे, तांबई,
        गेरुआ`,
      yellow: `नींबू, केले, सरसों, सूरजमुखी, मक्का, मक्के, अनानास, हल्दी, गेंदा, गेंदे, केसर, धूप जैसा`,
      green: `
        पुदीना, पुदीने, तुलसी, जैतून, पिस्ता, कीवी, पन्ना, घास, जंगल, पत्ते, पत्तों, पत्तियों, पत्ती, पेड, खेत, बांस,
        हरियाली, तोते, धानी, मेहंदी, कच्चे आम`,
      cyan: `फिरोजी, समंदर का हरा, समुद्री हरा, मोरपंखी, मोर जैसा`,
      blue: `समंदर, समुद्र, सागर, आसमान, आकाश, नीलम, झील, जींस, नील, साफ आसमान`,
      violet: `जामुन, जामुनी, बैंगन, बैंगनी, अंगूर, लैवेंडर, बकाइन, फालसे, फालसई`,
      magenta: `गुलाब, गुलाबी, कमल, स्ट्रॉबेरी, तरबूज, रानी कलर, रानी रंग, चेरी ब्लॉसम`,
      warm: `
        शहद, कैरेमल, दालचीनी, सोने जैसा, सोना जैसा, सुनहरा, सुनहरी, दीये, दिये, दीया, दीपक, मोमबत्ती, लालटेन, अंगीठी,
        अलाव, आग जैसा, सूर्यास्त, डूबते सूरज, ढलते सूरज, शाम, सूर्योदय, पतझड, रेत, रेगिस्तान, गर्माहट, गरमाहट`,
      cool: `बर्फ, बर्फीला, बर्फीली, ठंडक, ठंडा, चांदनी, चांद, चांदी, सर्दी, सर्दियों, पहाडी हवा, कूल`,
    },
  },
};
