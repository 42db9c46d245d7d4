import type { Language } from '../../text/language.ts';
import type { IdiomWords } from './idioms-en.ts';
import { EN_MOVES } from './moves-en.ts';
import { MOVES_IN_SIGNS } from './moves-signs.ts';

/** As the English list: verbs of turning something up and down, and what is too much or too little to see. */
export const MOVE_REFINE: Readonly<Record<Language, IdiomWords>> = {
  en: EN_MOVES,
  es: {
    rate: `revoluciones, revolucion, marcha, paso`,
    faster: `
      dale cana, dale candela, pisale, pisa el acelerador, mete|metele|mete mas|una marcha|velocidad|turbo,
      aprieta el paso, aprieta, apura el paso, aviva el ritmo,
      subele|sube|aumenta|aumentale|dale|acelera al|el|la|a|mas ritmo|velocidad|paso|tempo|pulso|la, mas rapidito,
      mas deprisa, mas movido, mas movida, movidito, a buen ritmo, que vaya mas rapido, que corra, que corra mas,
      mas acelerado, mas acelerada`,
    slower: `
      bajale|baja|reduce|afloja|aflojale|frena|calma al|el|la|un|a ritmo|velocidad|paso|tempo|pulso|la,
      bajale una marcha, baja una marcha, baja el piston, afloja la marcha, mas pausadito, mas lentito, sin prisas,
      no tan rapido, no vaya tan rapido, mas hondo, mas profundo, llevame mas abajo, llevame mas hondo, hundeme mas,
      que vaya mas lento, echa el freno, pon el freno, a camara lenta, a paso lento`,
    stronger: `
      dale duro, echale mas ganas, echale ganas, ponle mas ganas, echale mas, dale potencia, metele potencia,
      con mas fuerza, mas fuertecito, que se note, que se vea mas, que destaque, que resalte, que llame mas,
      mas llamativo, mas notorio, mas visible, mas presencia, mas chispa de luz, mas cuerpo, mas luz, mas intensidad,
      a tope, a todo, a toda potencia, mas cargado, mas contundente`,
    softer: `
      mas flojito, mas suavecito, mas bajito, mas discretito, atenualo, atenuala, apagalo un poco, mas apagadito,
      menos brillo, menos fuerte, menos intenso, menos intensidad, menos luz, menos llamativo, que no se note tanto,
      que moleste menos, que no moleste, mas al fondo, de fondo, en segundo plano, apenas perceptible,
      casi imperceptible, un toque nada mas, mas leve`,
    tooStrong: `
      cuanta luz, cuanto brillo, tanto brillo, tanta luz, tanta intensidad, me molesta, molesta, es mucho, se pasa,
      un poco bestia, bestia, bruto, me come la vista, me tapa, se me come, muy brillante, muy llamativo,
      demasiado llamativo, chillon, chillona, estridente, cegador, cegadora, me ciega, canta un monton, no me deja ver,
      no me deja leer, no me deja concentrarme, abruma, abrumador, me abruma, satura, me satura`,
    tooWeak: `
      casi|apenas|ni|no ni|lo|la|se|me|veo|noto|distingo se|lo|la|veo|noto|nota|ve|entero|distingo, ni se nota,
      casi ni se nota, casi ni se ve, casi no se nota, no se ve nada, no veo nada, no noto nada, ni me entero,
      apenas se aprecia, apenas se distingue, esta encendido, esta puesto, esta funcionando, se queda en nada,
      muy debil, demasiado debil, muy suave, demasiado suave, debilucho, muy palido,
      le falta fuerza|potencia|intensidad|luz|presencia`,
    up: `
      subela, subele, subelo, sube un poco, mas arriba, para arriba, hacia arriba, arriba, un punto mas, una rayita mas,
      aumentale, aumentalo`,
    down: `
      bajala, bajale, bajalo, baja un poco, mas abajo, para abajo, hacia abajo, abajo, un punto menos, una rayita menos,
      reducelo, quitale, quita un poco, recorta, recortale`,
    small: `
      un pelin, un pelo, una pizca, una nada, una miaja, una miajita, una chispa, un punto, un puntito, un tris,
      un toque, un toquecito, tantito, tantitito, ligeramente, apenitas, poquitin, un poquitin, un pizco`,
    large: `un monton, mogollon, un huevo, muchisimo, a tope, al maximo, un chorro, harto, demasiadisimo`,
  },
  de: {
    rate: `drehzahl, pulsieren, schwingung, gang`,
    faster: `
      gib gas, gib mal gas, tritt aufs gas, aufs gas, gas, zack zack, mach hin, hopp, hopp hopp, dreh das tempo auf,
      tempo anheben, tempo hochdrehen, hohere frequenz, hoheres tempo, zieh das tempo an, mach mal hinne,
      schneller werden, geht das schneller, ein gang hoher, einen gang hoher, gang hoch, nicht so langsam,
      nicht so lahm, nicht so trage`,
    slower: `
      runter vom gas, tempo rausnehmen, nimm tempo raus, tempo raus, tritt auf die bremse, auf die bremse, brems,
      brems mal, bremsen, mach langsam, mach mal langsam, langsam machen, schalt zuruck, schalt einen gang zuruck,
      einen gang runter, niedrigere frequenz, niedrigeres tempo, bring mich tiefer, tiefer runter, weiter runter,
      weiter nach unten, tiefer rein, noch tiefer, nicht so schnell, nicht so hastig, nicht so rasant,
      gemutliches tempo, eile mit weile`,
    stronger: `
      dreh auf, dreh mal auf, dreh richtig auf, dreh hoch, mehr bums, mehr rums, mehr wums, mehr schmackes, schmackes,
      mehr dampf, mehr power ins licht, mehr licht, mehr intensitat, mehr prasenz, hau rein, darf ruhig mehr,
      darf mehr sein, kann ruhig mehr sein, volle pulle, volle kanne, auf voll, voll aufdrehen, auffalliger, plakativer,
      besser sichtbar, besser zu sehen, nicht so schwach, nicht so blass, nicht so dezent, nicht so zaghaft, kraftvoll`,
    softer: `
      halblang, mach mal halblang, dreh runter, dreh zuruck, dreh mal runter, mach dunkler, nimm zuruck,
      nimm das licht zuruck, nimm etwas zuruck, weniger licht, weniger intensitat, weniger kraft, weniger hell,
      weniger stark, weniger auffallig, unauffalliger, in den hintergrund, im hintergrund, nur ein hauch,
      nur angedeutet, nur im hintergrund, nicht so hell, nicht so grell, nicht so stark, nicht so krass,
      nicht so aufdringlich, nicht so knallig, nicht so heftig, runtergedimmt, gedimmt, dimmen, dimm, schonender,
      augenschonender`,
    tooStrong: `
      zu viel, zuviel, ganz schon viel, bisschen viel, zu dolle, dolle, etwas viel, zu knallig, knallig, zu krass,
      zu heftig, heftig, brutal, zu wuchtig, zu laut furs auge, springt mich an, springt ins auge, brullt mich an,
      schreit mich an, ubertrieben, ubertreibt, uberladen, erschlagend, haut mich um, mitten ins gesicht, stort mich,
      stort beim lesen, kann nichts mehr lesen, sehe meinen text nicht, zu prominent, dominiert, blendet`,
    tooWeak: `
      man|ich sieht|sehe|seh|merke|merk|merkt|erkenne|erkennt|spure ja|das|es|davon|kaum|nix|nichts|fast kaum|nix|nichts|fast|was|es,
      kaum|nix|nichts zu sehen|merken|erkennen|spuren, sehe nix, seh nix, merk nix, merke nix, man sieht nix,
      man sieht kaum, man sieht ja kaum, man merkt kaum, sieht man kaum, merkt man kaum, fast nicht zu sehen,
      fast unsichtbar, unsichtbar, ist das an, ist es an, lauft das uberhaupt, lauft das, ist das uberhaupt an,
      tut sich nichts, passiert nichts, passiert nix, zu schuchtern, zu lau, lau, mickrig, blass`,
    up: `
      rauf, hoher, nach oben, aufwarts, hochdrehen, rauf damit, mehr davon, eins hoher, eine stufe hoher, stufe hoher,
      noch mehr`,
    down: `
      runter, tiefer stellen, nach unten, abwarts, runter damit, eins runter, eine stufe runter, stufe runter,
      stufe tiefer, zurucknehmen, nimm weg, nimm was weg`,
    small: `
      einen ticken, ein ticken, ticken, einen tacken, tacken, tick, einen zacken, ein quantchen, quantchen, einen hauch,
      eine prise, ein stuckchen, stuckchen, ein bissl, bissl, bisserl, ein bisserl, a bissl, bisschen, bischen,
      n bisschen, ein klein bisschen, klitzeklein, minimal, geringfugig, kleines bisschen, ein wenig, eine nuance,
      nuance, ein mini`,
    large: `
      viel, deutlich, richtig, ordentlich, massiv, total, krass mehr, um einiges, wesentlich, um welten, volle pulle`,
  },
  fr: {
    rate: `regime, battement, battements, allure`,
    faster: `
      accelere, accelere un peu, on accelere, appuie, appuie un peu, mets la gomme, mets le turbo, mets les gaz, fonce,
      plus vite que ca, passe la seconde, passe la vitesse superieure, vitesse superieure,
      monte|augmente|booste|pousse le|la|l rythme|tempo|vitesse|cadence|frequence, plus de cadence, plus de vitesse,
      active le rythme, bouge toi, allez hop, pas si lent, moins lent`,
    slower: `
      ralentis, ralentis un peu, on ralentit, freine, freine un peu, leve le pied, pied sur le frein,
      baisse|diminue|calme|reduis|ralentis le|la|l rythme|tempo|vitesse|cadence|frequence, moins de cadence,
      plus lentement, doucement, tout doucement, plus en profondeur, emmene moi plus loin, emmene moi plus bas,
      plus bas, descends, descends encore, fais moi descendre, descendre plus, plus au fond, pas si vite, moins vite,
      prends ton temps, au ralenti, retrograde`,
    stronger: `
      monte le son de la lumiere, envoie, envoie du lourd, envoie la sauce, mets le paquet, mets la patate,
      plus de patate, plus de punch, plus de pep, plus de lumiere, plus d intensite, plus d eclat, plus de force,
      plus de puissance, plus pimpant, a fond, pousse a fond, plein pot, plein tube, qu on le voie, qu on la voie,
      qu on voie, que ca se voie, que ca ressorte, ressorte, ressortir, plus voyant, plus net, plus tape a l oeil,
      plus present, plus prononce, fais ressortir, moins discret, moins timide, moins pale, moins faible`,
    softer: `
      baisse d un ton, un ton en dessous, moins de lumiere, moins d intensite, moins d eclat, moins lumineux,
      moins brillant, moins fort, moins voyant, moins present, moins agressif, plus en retrait, en retrait,
      en arriere plan, en fond, a peine visible s il, juste un soupcon, un soupcon de lumiere, juste une touche,
      mets la en sourdine, plus sobre, sobre, plus effacee, efface, plus efface, moins cru, moins criard, pas si fort,
      pas aussi fort, vas y doucement sur la lumiere, tamise, tamiser, plus soft, soft`,
    tooStrong: `
      ca tape, tape trop, trop agressif, agressif, agressive, trop fort, trop intense, trop lumineux, trop brillant,
      trop voyant, trop cru, criard, criarde, trop criard, aveuglant, aveuglante, ca m aveugle, m aveugle, eblouissant,
      trop c est trop, ca fait beaucoup, envahissant, envahissante, m envahit, prend toute la place, me saute au visage,
      me gene, ca gene, genant, gene, j arrive pas a lire, je vois plus mon texte, ca ecrase tout, ecrasant,
      tape a l oeil, trop tape a l oeil, violent, trop violent`,
    tooWeak: `
      on|je|j|y voit|vois|remarque|distingue presque|quasi|a|pas|rien|pratiquement rien|pas|peine|que,
      on voit presque rien, je vois presque rien, on voit quasi rien, on voit pas grand chose, vois pas grand chose,
      pas grand chose, presque rien, quasi rien, quasi invisible, presque invisible, invisible, on le remarque pas,
      on remarque rien, je remarque rien, c est allume, c est en marche, ca marche au moins, ca fait rien,
      il se passe rien, se passe rien, trop faible, trop pale, trop leger, trop doux, trop subtil, faiblard, faiblarde,
      maigrichon, falot, fadasse, ca manque de force|punch|puissance|intensite|lumiere|peps`,
    up: `
      monte, monte un peu, monte encore, plus haut, vers le haut, un cran au dessus, un cran de plus, d un cran,
      augmente, encore plus, pousse, pousse un peu, remonte`,
    down: `
      baisse, baisse encore, plus bas, vers le bas, un cran en dessous, un cran de moins, redescends, diminue, reduis,
      enleve, enleve un peu`,
    small: `
      un chouia, un chouïa, un tantinet, un poil, un petit poil, un micropoil, une miette, une pointe, un brin,
      un soupcon, une lichette, une goutte, tout petit peu, un petit peu, un p tit peu, legerement, a peine plus,
      un tout petit cran, un cran, un petit cran, une idee`,
    large: `carrement, vachement, beaucoup, grave, bien, enormement, a fond, nettement, super`,
  },
  pt: {
    rate: `rotacao, giro, compasso, batida`,
    faster: `
      acelera, acelera ai, acelera isso, pisa fundo, pisa no acelerador, mete o pe, manda ver,
      bota|poe|da|mete mais|um|uma velocidade|ritmo|gas|acelerada|pique,
      aumenta|sobe|acelera|puxa o|a ritmo|velocidade|andamento|frequencia|pulso, da uma acelerada, acelerada,
      mais rapidinho, mais ligeirinho, mais corrido, apressa ai, anda logo, vamos la, bora, engata outra marcha,
      sobe a marcha, nao tao devagar, menos lento, menos devagar`,
    slower: `
      desacelera, desacelera ai, freia, freia ai, pe no freio, pisa no freio, segura, segura ai,
      reduz|diminui|baixa|abaixa|desacelera o|a ritmo|velocidade|andamento|frequencia|pulso, da uma desacelerada,
      desacelerada, reduz a marcha, baixa a marcha, mais devagarzinho, mais lentinho, mais vagaroso, nao tao rapido,
      menos rapido, menos corrido, mais fundo, me leva mais fundo, vai mais fundo, me afunda, em camera lenta,
      sem pressa`,
    stronger: `
      bota mais forca, bota forca, mais forcinha, mais potencia, mais luz, mais intensidade, mais destaque, que apareca,
      que apareca mais, quero ver mais, mais aparente, mais nitido, mais evidente, mais chamativo, mais vibrante a luz,
      no talo, no maximo, com tudo, a todo vapor, mais pegado, mais impacto, capricha na luz, menos fraco,
      menos apagado, menos discreto`,
    softer: `
      maneira, maneira ai, dar uma maneirada, da uma maneirada, maneirada, uma maneirada, pega leve, pega mais leve,
      da uma diminuida, diminuida, da uma baixada, baixada, menos luz, menos brilho, menos intensidade, menos forte,
      menos intenso, menos chamativo, mais discretinho, mais clarinho, mais de leve, de leve, so de leve, so um toque,
      de fundo, ao fundo, no fundo, em segundo plano, que nao chame tanta atencao, que nao apareca tanto,
      mais apagadinho, mais fosco`,
    tooStrong: `
      forte demais, muito brilho, muita luz, luz demais, brilho demais, exagerado, exagerada, exagero, um exagero,
      berrante, gritante, na minha cara, na cara, bem na cara, estourado, estourada, cegando, ta me cegando, me cega,
      atrapalha, me atrapalha, atrapalhando, atrapalha a leitura, nao consigo ler, nao me deixa ler, incomoda, incomodo,
      me incomoda, sufocante, opressivo, pesadao, tomando conta`,
    tooWeak: `
      quase|mal|nem|nao da|se|consigo|to|vejo|enxergo|noto|percebo pra|para|ve|ver|vendo|nota|notar|nada|direito,
      quase nao da pra ver, quase nao se ve, quase nao noto, quase nao percebo, nem da pra notar, nem percebo, nem noto,
      nem vejo, nao vejo nada, nao to vendo nada, nao da pra ver nada, nao to vendo, mal percebo, mal noto, mal aparece,
      ta ligado isso, isso ta ligado, ta funcionando, ta ligado mesmo, nao acontece nada, fraquinho, fraquissimo,
      muito fraco, muito suave, suave demais, leve demais, muito palido, sem forca,
      falta forca|intensidade|brilho|luz|presenca`,
    up: `
      aumenta, sobe, mais pra cima, pra cima, para cima, um ponto a mais, um nivel acima, bota pra cima, eleva,
      um tanto mais`,
    down: `
      diminui, baixa, abaixa, mais pra baixo, pra baixo, para baixo, um ponto a menos, um nivel abaixo, tira um pouco,
      tira, corta um pouco`,
    small: `
      um tiquinho, tiquinho, um tiquim, um pouquim, um cadim, um bocadinho, bocadinho, um bocadito, um pelinho, um fio,
      uma coisinha, um nadinha, um tico, uma pontinha, um toque, um toquinho, de leve, so um pouco, so um pouquinho,
      so um tiquinho, ligeiramente`,
    large: `um monte, pra caramba, pra caraca, bastante, muito mais, demais da conta, bem mais, um bocado, no maximo`,
  },
  ...MOVES_IN_SIGNS,
};
