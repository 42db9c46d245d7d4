import type { SafetyWords } from '../safety-words.ts';

function cautious(caution: string): SafetyWords {
  return { never: {}, caution, aboutFlicker: '', harmless: '' };
}

/** Further words in the other languages that may be about health or safety. They only keep the light as it is. */
export const WIDER_CAUTIONS: readonly SafetyWords[] = [
  cautious(`
    desde el ictus, ictus, derrame, desde nino, desde nina, de pequeno, de pequena, cuando era nino, ausencias,
    me quedo ido, me dejan ido, pierdo el sentido, pierdo la nocion, perdi el sentido, me desmayo, desmayo*, me caigo,
    me cai, caida, me golpee, golpe en la cabeza, cabeza abierta, puntos en la cabeza, discoteca,
    luces de la discoteca, focos, destellos, flashes, parpade*, camion, autobus, furgoneta, carretera, autopista,
    volante, manejando, conduciendo, conduzco, conducir, moto, taxi, tractor, grua, sierra, taladro, maquinaria,
    andamio, bebe, mi hija, mi hijo, mi nina, mi nino, mis hijos, sobrino, sobrina, nieto, nieta, ninos, guarderia,
    primaria, meses, anitos, embarazada, no puedo mas, no quiero seguir, sin sentido, desaparecer, para siempre,
    pastillas, medicacion, medicamento*, neurolog*, medico, doctora, hospital, operaron, operacion, tumor, me tiembla,
    temblor*, hormigueo, mareo*, mareado, mareada, nauseas, vomit*, vista doble, borroso, tengo prohibido,
    me prohibieron, a el, a ella, para mi madre, para mi padre, para mi abuela, mi vecino, a mi hermano, a mi hermana,
    broma, venganza, sin que se entere`),
  cautious(`
    unterwegs mit dem, bin unterwegs, hinterm lenkrad, am lenkrad, lkw, laster, truck, bus, taxi, zug, strasse,
    landstrasse, ampel, kreissage, bohrer, bohrmaschine, gerust, leiter, presse, maschine, maschinen, fliessband,
    werkbank, hubwagen, saugling*, baby*, krippe, stillen, wickeln, mein kleiner, meine kleine, neffe, nichte, enkel*,
    grundschule, klasse drei, erstklassler*, schwanger, mag nicht mehr, will nicht mehr, kann nicht mehr, fur immer,
    sinnlos, verschwinden, schluss machen, tabletten, medikament*, neurolog*, facharzt, arztin, reha, narkose, genaht,
    naht, gefallen, gesturzt, angestossen, beule, helm, knall auf den, zuckt, zucken, kribbelt, taub, schwarz vor,
    weggetreten, umgefallen, umgekippt, bewusstsein, seit dem unfall, seit meinem unfall, fruher hatte, als kind,
    als jugendlich*, disko, club lichter, blitzlicht, neonrohre*, jemand, jemanden, jemandem, nachbar, nachbarn,
    mein bruder, meine schwester, meine oma, mein opa, heimlich, verboten, darf nicht, soll nicht`),
  cautious(`
    traumatisme, cranien, cranienne, avc, commotion, chute, tombe, tombee, je tombe, me font tomber, evanoui*,
    perds connaissance, absences, malaise, malaises, vertige*, nausee*, vomi*, vois double, flou, tremble*,
    fourmille*, engourdi*, chauffeur, camion, poids lourd, bus, taxi, moto, scooter, autoroute, volant, conduis,
    conduire, route, chantier, echafaudage, scie, perceuse, tracteur, grue, machine, machines, nourrisson*, bebe*,
    mon fils, ma fille, mes enfants, enfant, enfants, neveu, niece, petit fils, petite fille, maternelle, creche, cm1,
    cm2, ans et, mois, enceinte, en finir, plus envie de vivre, a quoi bon, disparaitre, pour toujours, medicament*,
    cachets, comprimes, neurolog*, medecin, docteur, hopital, operation, opere*, tumeur, boite de nuit, flash, flashs,
    stroboscop*, clignot*, neons, interdit, deconseille, depuis l accident, depuis mon accident, enfant j avais,
    petit j avais, quelqu un, mon voisin, ma voisine, mon frere, ma soeur, en cachette, vengeance, blague`),
  cautious(`
    avc, derrame, traumatismo, concussao, bati a cabeca, bati com a cabeca, queda, cai, desmai*, apago, apaguei,
    ausencia, ausencias, convuls*, tontura*, tonto, tonta, enjoo, enjoado, enjoada, vomit*, visao dupla, embacad*,
    tremor*, tremendo, formigamento, balada, luzes de balada, flashes, piscando, piscam, pisca, neon, caminhao,
    onibus, van, taxi, uber, moto, estrada, rodovia, volante, dirigindo, dirijo, dirigir, conduzir, trator, guindaste,
    serra, furadeira, andaime, maquina pesada, maquinas, bebe, meu filho, minha filha, meus filhos, neto, neta,
    sobrinho, sobrinha, crianca*, creche, escolinha, meses, aninhos, gravida, nao aguento mais, sem sentido,
    desistir de tudo, sumir, para sempre, me matar, remedio*, comprimido*, neurolog*, medico, medica, hospital,
    cirurgia, operei, operad*, tumor, proibiu, proibido, quando crianca, desde crianca, alguem, meu vizinho,
    minha vizinha, meu irmao, minha irma, minha avo, meu avo, escondido, vinganca, pegadinha`),
  cautious(`
    小时候, 从小, 曾经, 以前得过, 抽过, 抽筋, 抖, 发抖, 麻, 晕, 吐, 黑屏, 断片, 摔, 撞, 磕, 受伤, 住院, 出院, 医院,
    医生, 大夫, 手术, 开刀, 吃药, 药, 复查, 病, 肿瘤, 血, 怀孕, 孕, 宝, 娃, 孩, 儿子, 女儿, 侄, 孙, 小学, 幼, 岁,
    个月, 奶, 开夜车, 夜车, 路上, 驾, 骑, 车上, 货车, 公交, 出租, 机床, 机器, 电钻, 工地, 脚手架, 高空, 死, 不想活,
    没意思, 没意义, 解脱, 消失, 永远, 活着, 割, 伤害, 报复, 整他, 整她, 偷偷, 他, 她, 闪, 频闪, 蹦迪, 夜店, 舞厅`),
  cautious(`
    手術, 入院, 退院, 病院, 医者, 医師, 薬, 飲んでい, 持病, 病気, 発作, けいれん, 痙攣, 震え, ふるえ, しびれ, めまい,
    吐き気, 吐きそう, 倒れ, 失神, 気絶, 意識, 気を失, 頭痛, 頭を, ぶつけ, 転ん, 怪我, けが, 事故, 妊娠, 赤ちゃん,
    赤ん坊, 子ども, 子供, 息子, 娘, 孫, 甥, 姪, 歳の, 才の, ヶ月, か月, 園児, 小学, 保育, 運転, 走っている, 高速,
    トラック, バス, タクシー, バイク, 原付, 自転車で, 電車を運, フォークリフト, クレーン, 機械, 工場, 足場, のこぎり,
    死, 消えて, 消えたい, いなくなり, 生きる, 楽になりたい, 終わりにし, 傷つけ, 切って, 仕返し, いたずら, こっそり,
    あいつ, 彼を, 彼女を, 隣の, フラッシュ, 点滅, ストロボ, ちかちか, チカチカ, クラブの照明, 小さい頃, 昔`),
  cautious(`
    झटके, झटका, दौरा, दौरे, बेहोश, चक्कर, उल्टी, मतली, सुन्न, कांप, काँप, धुंधल, सर्जरी, ऑपरेशन, टांके, अस्पताल,
    डॉक्टर, दवा, दवाई, गोली, बीमारी, ट्यूमर, सिर पर, सिर में, चोट, गिर, टक्कर, हादस, गर्भ, बच्च, शिशु, बेटा, बेटे,
    बेटी, पोता, पोती, भतीज, साल का, साल की, महीने का, महीने की, नर्सरी, चला रहा, चला रही, चलाते, गाडी, ट्रक, बस चला,
    बाइक, स्कूटर, हाईवे, सडक, मशीन, आरी, ट्रैक्टर, क्रेन, मर, जीने का मन, जीना नहीं, खत्म कर, हमेशा के लिए, खुद को,
    काट, बदला, चुपके, मजाक, पडोसी, उसे, उसको, उसकी, चमकती, टिमटिमा, झिलमिल, डिस्को, बचपन`),
];
