import type { SafetyWords } from '../safety-words.ts';

/** The same roundabout ways in the other languages, and harmless phrases that their lists lacked. */
export const INDIRECT_SAFETY: readonly SafetyWords[] = [
  {
    never: {
      photosensitivity: `
        me dan convulsiones, me quedo ida, me quedo ido, me quedo tieso, me quedo tiesa, me desplomo, me desplome,
        pongo los ojos en blanco, ojos en blanco, videojuegos me, me dan ataques con, crisis desde nina,
        crisis desde nino, luz intermitente, tubos fluorescentes, fluorescentes me, manchas en la vista, veo manchas,
        veo chispas, media vista, la luz me hace, las luces me hacen, no puedo ir a discotecas,
        no soporto los destellos, no soporto las luces, acido valproico, me retiraron el carnet`,
      adverse_symptom: `
        me da vueltas, todo da vueltas, se me va la cabeza, se me duerme la, se me duerme el, me zumba*,
        ganas de devolver, parpado me, mi brazo tiembla, mi mano tiembla, me tiembla la, me tiembla el, me late la sien, desde que late, desde que parpadea`,
      head_injury: `
        me cai de la, me cai del, me cai por, porrazo en la, cabezazo, puntos en la ceja, me abri la cabeza,
        abierto la cabeza, derrame, operaron de un tumor, me operaron la cabeza`,
      driving: `
        reparto en moto, repartidor, repartidora, ruta de reparto, llevo el camion, llevo el taxi, llevo el autobus,
        kilometros por delante, kilometros me quedan, carretilla elevadora, en la obra, andamio, motosierra,
        radial en, patron del barco, estoy soldando, voy a soldar, me pongo a soldar`,
      infant: `
        mi crio, mis crios, la cria, el crio, parvulos, infantil de, biberon, le estan saliendo los dientes, anitos,
        mi ahijad*`,
      crisis: `
        no quiero despertar, dormir y no despertar, dormir para siempre, ya no quiero nada, no le veo sentido a vivir,
        nada tiene sentido ya, me despedi de todos, carta de despedida, mejor sin mi, sobro en el mundo,
        hacerme cortes`,
      harm: `
        que se maree, que vomite, que le de un, fastidiar a, para molestar a, sin decirselo, sin decirle,
        gastar una broma`,
    },
    caution: `carretera, mis pequenos, torno mecanico, epi, se me va, me da un, me dan, me pone mal`,
    aboutFlicker: '',
    harmless: `
      apague la luz, apagado la luz, luz apagada, luces apagadas, a por ella, por ella, con ella en la reunion,
      escuela infantil web, me da un rato, me dan ganas de escribir, me da igual, me da pereza, me da tiempo,
      me da la gana, repartidor de tareas, torno a`,
  },
  {
    never: {
      photosensitivity: `
        bin dann weg, bin kurz weg gewesen, kippe einfach um, falle einfach um, fallt einfach um, starre ins leere,
        starre dann, augen verdreh*, verdreht die augen, verkrampf*, krampf*, zucke am ganzen, zappel* am boden,
        videospiele losen, videospielen kriege, spiele losen bei mir, anfalle von, anfalle durch, anfallsfrei,
        neonlicht ~ mir, leuchtstoff*, flimmern mir, gesichtsfeld*, sehe zickzack, zickzack*, lichtblitze,
        ertrage kein licht, licht tut mir weh, lichtempfind*, fahrverbot vom arzt, fuhrerschein abgeben,
        in clubs darf ich nicht, stroboskop*`,
      adverse_symptom: `
        mir ist ganz anders, mir dreht sich, dreht sich alles, alles dreht sich, flaues gefuhl, ohren sausen,
        ohrensausen, herzrasen seit, finger kribbeln, hande kribbeln, gesicht kribbelt, lider flattern, lid flattert,
        seit es pulsiert, seit das pulsieren, komisch im kopf, watte im kopf seit`,
      head_injury: `
        kopf aufgeschlagen, kopf geknallt, gegen den kopf, an den kopf bekommen, ball an den kopf, platzwunde,
        kopf genaht, vom pferd gefallen, vom rad gefallen, vom fahrrad gefallen, leiter gefallen,
        treppe runtergefallen, treppe gefallen, vom fahrrad gesturzt, hirn operiert, blutung im kopf, gerinnsel`,
      driving: `
        schweisse gerade, schweisse gleich, ich schweisse, beim schweissen, muss schweissen, sitze am steuer, hinter dem lenkrad, am lenker, auf der a1|a2|a3|a4|a5|a6|a7|a8|a9, auf tour mit dem,
        lieferwagen, liefertour, transporter, sattelzug, fahrgaste, fahrgast, nachtbus, taxifahrer*, rettungswagen,
        mahdrescher, rasentraktor, fahrerkabine, fuhrerhaus, fahrerhaus, fuhrerstand, hubstapler, hebebuhne, drehbank, standbohr*,
        presse bedienen, am fliessband, hobelmaschine, tischkreissage, motorsage, flex in der, auf dem gerust,
        dachdeck*, auf dem dach, kilometer vor mir, noch 100|200|300|400|500|600 kilometer, steuere einen, steuere ein`,
      infant: `
        die kleine schlaft, unser sonnenschein, dreikasehoch, flaschchen, zahnt, krabbel*, schnuller, kinderwagen,
        grundschuler*, vorschul*, erstklass*, zweitklass*, drittklass*, tagesmutter, patenkind, fur die kids,
        meine kids`,
      crisis: `
        nicht mehr aufwach*, fur immer schlafen, einfach weg sein, nicht mehr da, keinen ausweg, kein ausweg,
        abschiedsbrief, mir die pulsadern, vom dach springen, vor den zug, ohne mich ware, mag nicht mehr leben,
        leben satt, alles beenden`,
      harm: `
        damit ihm schlecht, damit ihr schlecht, damit er umkippt, damit sie umkippt, meinen chef ~ argern,
        eins auswischen, heimzahlen, ohne ihr wissen, ohne sein wissen, unbemerkt auf`,
    },
    caution: '',
    aboutFlicker: '',
    harmless: `
      hin und her, her damit, licht aus, licht ist aus, licht ist schon aus, uber den kopf, uber, ubel nehmen,
      wohl oder ubel, die maschine lauft nicht, waschmaschine, spulmaschine, kaffeemaschine, nahmaschine,
      suchmaschine, der bus kommt, presseartikel, pressemitteilung, pressetext, krampfhaft, an der leiter,
      projektleiter, abteilungsleiter, teamleiter, jemand anderem schreiben, klassenarbeit*, streit mit meinem bruder,
      streit mit meiner schwester, von meiner schwester, von meinem bruder, mit meiner schwester telefonieren,
      mit meinem bruder telefonieren, kinderbuch*, der kleine prinz`,
  },
  {
    never: {
      photosensitivity: `
        je pars dans le vide, regard dans le vide, yeux revulses, je convulse, me raidis, je m effondre,
        effondree par terre, jeux video me, jeux video declenchent, crises avec les ecrans, crises a cause,
        mes crises, des crises, une crise ~ lumiere, taches devant les yeux, zigzags, la lumiere me fait,
        les lumieres me, les neons me, supporte pas la lumiere, supporte pas les flash*, on m a retire le permis,
        depakine, lamictal, sans crise depuis`,
      adverse_symptom: `
        tourne de l oeil, la tete me tourne, la tete qui tourne, tete tourne, envie de vomir, haut le coeur,
        haut-le-coeur, oreilles qui bourdonnent, paupiere qui, paupieres qui sautent, jambes en coton,
        depuis que ca pulse, depuis que ca clignote, me sens bizarre, me sens partir`,
      head_injury: `
        coup sur la tete, coup a la tete, cogne la tete, cogne la, tape la tete, chute de velo, chute de cheval,
        tombe dans l escalier, points de suture, opere du cerveau, operee du cerveau, caillot, rupture d anevrisme,
        anevrisme`,
      driving: `
        je soude, en train de souder, je vais souder, je roule, je roule de nuit, au volant, livreur, livreuse, tournee de livraison, en camionnette, camionnette,
        routier, routiere, kilometres devant, bornes a faire, bornes encore, chariot elevateur, nacelle, tondeuse,
        tronconneuse, tour a metaux, presse hydraulique, moissonneuse, a la barre, aux commandes, sur le toit, peage`,
      infant: `
        le petit dort, mon loulou, ma louloute, biberon, fait ses dents, tetine, poussette, ecole primaire, ce1, ce2,
        grande section, mes eleves de, mon filleul, ma filleule, petits enfants`,
      crisis: `
        ne plus me reveiller, plus me reveiller, dormir pour toujours, plus de raison de vivre, plus rien n a de sens,
        lettre d adieu, sans moi ce serait, mieux sans moi, me faire du mal, me couper les, sauter du pont,
        j en peux plus de vivre`,
      harm: `
        qu il vomisse, qu elle vomisse, rendre malade, lui donner la nausee, a son insu, sans qu il le sache,
        sans qu elle le sache, embeter mon, faire tourner la tete a`,
    },
    caution: '',
    aboutFlicker: '',
    harmless: `
      lumiere eteinte, eteint la lumiere, lumieres eteintes, d ici un mois, dans un mois, le mois prochain, par mois,
      ce mois, mois dernier rapport, fin du mois, machine a cafe, machine a laver, machine a coudre, en route,
      mis en route, feuille de route, tombe bien, tombe sur, tombe en panne, la nuit tombe, flash info,
      chute du chapitre, chute de mon histoire, petite pause, ma petite pause, ma petite sieste, mon petit dejeuner,
      mon petit projet, mon petit roman, la petite cuillere, la petite histoire, mon petit rituel, ma petite routine,
      mon petit coin, tour de table, malaise dans, cours d histoire, routiere code, code de la route`,
  },
  {
    never: {
      photosensitivity: `
        olhar parado, fico parado olhando, saio do ar, sai do ar, apago do nada, apago por, viro os olhos,
        olhos viraram, me debato, fico duro, fico dura, caio dura, caio duro, jogos me dao, videogame me, jogo me da,
        luzes me, as luzes me, luz piscando me, manchas na vista, vejo pontos, vejo luzes, metade da visao,
        enxaqueca*, nao posso ir em balada, nao aguento luz, nao suporto luz, gardenal, depakene, minhas crises,
        tenho crise, crises desde, tirei a cnh ~ medico`,
      adverse_symptom: `
        cabeca girando, tudo girando, tudo roda, cabeca rodando, vontade de vomitar, estomago embrulhado,
        embrulhou o estomago, palpebra tremendo, olho tremendo, mao dormente, lingua dormente, pernas bambas,
        desde que comecou a pulsar, ouvido zumbindo`,
      head_injury: `
        pancada na cabeca, batida na cabeca, cai da escada, cai da moto, cai de moto, cai do cavalo, cai de bicicleta,
        levei uma bolada, pontos na cabeca, abri a cabeca, operei a cabeca, coagulo, isquemia`,
      driving: `
        estou soldando, to soldando, vou soldar, no transito, na estrada, pegar estrada, entregador, entregadora, motoboy, ifood, motorista, rodando de uber,
        carreta, caminhoneiro, empilhadeira, motosserra, torno mecanico, colheitadeira, betoneira, no andaime,
        no telhado, ao volante, quilometros pela frente, pilotando`,
      infant: `
        nenem, meu nenem, meu bebe, mamadeira, chupeta, dentinho, carrinho de bebe, prezinho, jardim de infancia,
        ensino infantil, alunos de seis, afilhad*, meus netos, molecada`,
      crisis: `
        nao quero acordar, dormir e nao acordar, dormir pra sempre, dormir para sempre, carta de despedida,
        melhor sem mim, nada mais faz sentido, cansei de viver, nao quero mais viver, me cortar, me corto,
        acabar com tudo`,
      harm: `
        fazer ele vomitar, fazer ela vomitar, deixar ele tonto, deixar ela tonta, sem ele saber, sem ela saber,
        sem que ele saiba, sem que ela saiba, zoar meu, sacanear`,
    },
    caution: '',
    aboutFlicker: '',
    harmless: `
      apaguei a luz, apaguei as luzes, luz apagada, luzes apagadas, maquina de lavar, maquina de costura,
      maquina de cafe, maquina virtual, mes que vem, meses de atraso, moto continuo, em queda livre na bolsa,
      queda da bolsa, queda do servidor, na estrada de kerouac, apaguei o arquivo, apaguei o codigo,
      apaguei os emails, apaguei tudo errado`,
  },
  {
    never: {
      photosensitivity: `
        愣住, 发愣, 两眼发直, 翻白眼, 口吐白沫, 全身发硬, 突然倒地, 倒在地上, 没了知觉, 打游戏~抽, 玩游戏~抽, 游戏~晕,
        灯光~难受, 灯一闪, 一闪就, 看到闪, 看闪, 闪得我, 视野缺, 眼前冒金星, 冒金星, 看到波纹, 日光灯~我, 妥泰, 吃抗`,
      adverse_symptom: `我的手~抽, 我的手~抖, 手一直抽, 手在抽, 头发懵, 头昏, 脑袋发胀, 胃里翻, 反胃, 手脚发麻, 手脚发凉, 嘴角抽, 眼皮抽, 耳鸣, 站不稳, 晃得我`,
      head_injury: `头被砸, 砸到头, 头破, 头上缝, 缝了~针, 从马上摔, 从楼梯, 滚下楼, 被车撞, 出了车祸, 脑子里有, 血块, 支架~脑`,
      driving: `
        送外卖, 跑外卖, 送快递, 跑单, 跑滴滴, 开大车, 开公交, 开出租, 出车, 在路上跑, 公里没开, 服务区, 开叉车,
        开塔吊, 塔吊, 开挖机, 上脚手架, 高空作业, 车床, 铣床, 冲床, 流水线上, 开收割机, 副驾~不`,
      infant: `娃睡, 哄娃, 带娃, 我家娃, 小宝, 大宝, 二宝, 喂奶, 奶瓶, 断奶, 尿布, 小学生, 双胞胎, 外孙`,
      crisis: `不想醒, 睡过去就, 一睡不醒, 没意思活, 活够了, 不如死, 遗书, 告别信, 没我更好, 跳楼, 跳下去, 攒了药, 割自己, 生无可恋`,
      harm: `让老板吐, 让他吐, 让她吐, 让他难受, 让她难受, 吓他, 吓她, 不告诉他, 不告诉她, 趁他睡, 趁她睡, 照他, 照她`,
    },
    caution: '',
    aboutFlicker: '',
    harmless: `
      奶茶, 牛奶, 奶油, 奶酪, 酸奶, 奶昔, 其他, 吉他, 他们公司, 车票, 车库门, 汽车, 火车, 车位, 车贷, 机器学习,
      机器人, 机器翻译, 病毒, 病句, 药妆, 永远在改, 摔跤, 血拼, 麻将, 麻烦, 芝麻, 吐槽, 吐司, 抖音, 宝贝, 淘宝,
      支付宝, 宝藏, 小学数学教案, 幼稚, 路上看, 骑行台, 公交卡, 出租屋, 出租合同, 闪电, 灵光一闪, 灯都关了, 关灯了,
      关了灯, 死磕, 死活, 割接, 割舍, 孤单, 碰撞检测, 撞色, 撞期`,
  },
  {
    never: {
      photosensitivity: `
        白目, 泡を吹, 固まってしま, 突然倒れ, 床に倒れ, 記憶が飛, 意識が飛, 意識がなくな, ゲームで~発作,
        ゲームをすると, 光で気持ち, 光を見ると, 光が苦手, 光がだめ, 光に弱, 蛍光灯で, 視野が欠, ギザギザ, 閃輝,
        てんかん, ひきつけ, デパケン, イーケプラ, テグレトール`,
      adverse_symptom: `手もけいれん, 手がけいれん, 手が震え, ふらふら, フラフラ, ふらつ, くらくら, クラクラ, 気持ち悪, 気分が悪, 手が勝手に, まぶたが勝手, まぶたがぴく, ろれつ, 耳鳴り, ぐるぐる回`,
      head_injury: `頭を打, 頭をぶつ, 頭を縫, 頭を蹴, 階段から落, 馬から落, 自転車で転, 脳梗塞, 脳出血, くも膜下, 脳しんとう, 血の塊`,
      driving: `
        配達中, 配送中, 夜行バスを, タクシー乗務, 乗務中, 高速道路, サービスエリア, あと~キロ, リフトで, 重機, 旋盤,
        プレス機, チェーンソー, 草刈り機, 屋根の上, 高所作業, 操縦, 船を出, 現場で足場`,
      infant: `夜泣き, 寝かしつけ, 授乳, ミルクを飲, おむつ, 幼稚園, 双子, うちの子, ちびっこ`,
      crisis: `目覚めたくな, 起きたくない、ずっと, 永遠に眠, 二度と起き, 遺書, 楽にして, 飛び降り, いない方が, 生きていたくな, 生きてる意味, 切りたい`,
      harm: `気持ち悪くさせ, 吐かせ, 倒れさせ, 酔わせ, 知らないうちに, 内緒で, 嫌がらせ, 上司を~させ, 困らせ`,
    },
    caution: '',
    aboutFlicker: '',
    harmless: `
      機械学習, 機械翻訳, バスタイム, バスタオル, バスルーム, データベース, 電気を消し, 電気は消し, 意識して, 意識高,
      昔話, 死守, 必死, 子どもの頃の話を書, バイクの絵, クレーンゲーム, 学校事務, 気分が悪いわけでは`,
  },
  {
    never: {
      photosensitivity: `
        झटके लग, सुध बुध, आंखें पलट, आंखें चढ, मुंह से झाग, अकड जा, अकड गया, अचानक गिर, गिर पड, वीडियो गेम से,
        गेम से दौरे, गेम खेलते ही, लाइट से, रोशनी देखकर, रोशनी देख कर, चमक से, ट्यूबलाइट से, आधा दिखना,
        टेढी मेढी लकीर, होश नहीं रह, याद नहीं रहता क्या हुआ`,
      adverse_symptom: `
        सिर चकरा, चकरा रहा, जी मिचल, पेट में मरोड, हाथ सुन्न, पैर सुन्न, जीभ, आंख फडक, पलकें फडक, कान बज, लडखडा`,
      head_injury: `
        सिर फूट, सिर पर टांके, सिर में टांके, सीढियों से गिर, बाइक से गिर, घोडे से गिर, गेंद लग, खून का थक्का,
        ब्रेन स्ट्रोक, दिमाग की नस`,
      driving: `
        गाडी में हूं, स्टेयरिंग, डिलीवरी कर, डिलीवरी बॉय, सवारी, ओला चला, उबर चला, रिक्शा, किलोमीटर बाकी, किमी बाकी,
        हाइवे, ट्रैक्टर, जेसीबी, बुलडोजर, खराद, आरा मशीन, मचान, छत के किनारे, नाव चला, ड्राइवर`,
      infant: `मुन्ने, गुडिया, छोटू, दूध पीता, दूध पिला, लोरी, पहली कक्षा, दूसरी कक्षा, नर्सरी, आंगनवाडी, नाती, नातिन`,
      crisis: `
        नींद से न उठ, सदा के लिए, जीकर क्या, जीने से क्या, मेरे बिना, आखिरी चिट्ठी, सुसाइड, छत से कूद, नस काट,
        गोलियां खा ली, सब छोड कर जा`,
      harm: `उल्टी करवा, चक्कर दिला, बेहोश कर, परेशान करने के लिए, तंग करने, बिना बताये, सोते समय उस`,
    },
    caution: '',
    aboutFlicker: '',
    harmless: `
      बच्चों के जागने से पहले, बच्चों के उठने से पहले, बत्ती बंद, लाइट बंद कर दी, ड्राइविंग टेस्ट, ड्राइविंग लाइसेंस,
      मशीन लर्निंग, वॉशिंग मशीन, सिलाई मशीन, मर्जी, मरम्मत, अमर, समर, कमर, नंबर, उम्मीद, काटछांट, गिरावट, शेयर गिर,
      भाव गिर, बाजार गिर, मजाकिया, बाइक रेस गेम`,
  },
];
