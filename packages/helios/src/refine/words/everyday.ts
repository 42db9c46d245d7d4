import type { Language } from '../../text/language.ts';
import type { IdiomWords } from './idioms-en.ts';

/** Half and double, leaving it as it is, and a light that pulls at the eye or cannot be found: said as at home. */
export const EVERYDAY_REFINE: Readonly<Record<Language, IdiomWords>> = {
  en: {
    slower: `
      half the pulse|beat|wave rate|speed|frequency, half the pace|rate|tempo|rhythm|frequency|pulse|pulses|beat|beats|hz,
      half its pace|rate|tempo|speed|rhythm|frequency, half as many pulses|beats|waves`,
    softer: `
      half the brightness|intensity|light|glow|power|effect|flicker|contrast,
      half its brightness|intensity|strength|power, tone this down, tone that down, tone things down`,
    tooStrong: `
      pulls|pulling|draws|drawing|catches|catching|grabs|grabbing|drags|dragging my|the|at eye|eyes|attention|gaze,
      pulling|pulls|drawing|draws|dragging|drags my|the eye|eyes|attention|gaze off|from|away the|my|from page|text|book|work|line|words,
      pulls at my eyes, pulling at my eyes, tugging at my eyes, keep looking at it, keep looking over at it,
      distracts me, distracts, takes my mind off, hard to ignore, impossible to ignore, cant ignore it,
      too eye catching, eye catching, dazzled, dazzle, demands attention, demanding attention, wants my attention`,
    tooWeak: `
      vanishes, vanished, has gone, disappeared, disappearing, cant find it, lost sight of it, lose sight of it,
      blends in too much, hidden behind, swallowed up, goes under`,
    up: `double|twice the, by half again, twofold`,
    down: `by half, in half, half as much, half that, half this`,
    keep: `
      the way it is, just the way it is, just how it is, leave it how it is, keep it there, leave it there, leave it at that,
      dont move a thing, dont fiddle, no tweaks, no need to change, stet, we are good, hits the spot`,
  },
  es: {
    twofold: `duplica*, dobla, doblale, al doble, el doble, doble, la mitad, a la mitad, mitad, entre dos`,
    tooStrong: `
      me distrae, distrae, me distrae mucho, me roba la atencion, roba la atencion, me llama la atencion,
      llama mucho la atencion, se me va la vista, se me van los ojos, me tira de la vista, deslumbra, encandila,
      me encandila, canta mucho, canta demasiado`,
    tooWeak: `desaparece, se pierde, no la encuentro, no lo encuentro, se esfuma, ni se ve, no lo distingo`,
    up: `duplica*, dobla, doblale, al doble, el doble de, el doble`,
    down: `a la mitad, la mitad de, la mitad, por la mitad, divide entre dos`,
    opposite: `la mitad de`,
    keep: `
      tal como esta, asi como esta, dejalo como esta, dejala asi, no muevas nada, no toques nada,
      no cambies nada, no le muevas, asi se queda, que se quede asi, esta perfecto, quedo bien, ya esta bien`,
  },
  de: {
    faster: `doppelt so schnell|flott|rasch`,
    slower: `doppelt so langsam|trage|ruhig`,
    stronger: `doppelt so hell|stark|kraftig|intensiv`,
    softer: `doppelt so sanft|schwach|weich|dunkel`,
    twofold: `halbier*, verdoppel*, auf die halfte, um die halfte, halfte, doppelte, doppelten, doppelt, halbe, halbes, halb`,
    tooStrong: `
      lenkt ab, lenkt mich ab, lenkt zu sehr ab, zieht den blick, zieht meinen blick, zieht die augen,
      zieht die aufmerksamkeit, schaue standig hin, schau standig hin, muss immer hinschauen, muss immer hinsehen,
      blendet, blendet mich, sticht ins auge, sticht raus`,
    tooWeak: `verschwindet, geht unter, geht verloren, finde es nicht, weg ist es, sieht man nicht, verliert sich`,
    up: `verdoppel*, doppelt, doppelte, doppelten, das doppelte, doppelt so viel`,
    down: `halbier*, halbe geschwindigkeit|helligkeit|starke|kraft|intensitat|leistung, halbes tempo, auf die halfte, um die halfte, die halfte, halb so viel`,
    opposite: `halb so, nur halb so`,
    keep: `
      wie es ist, so wie es ist, lass es wie es ist, lass alles so, lass es so wie, so lassen, bleib so, bleibt so,
      soll so bleiben, so bleiben, nichts andern, andere nichts, nichts verstellen, nicht anfassen, finger weg`,
  },
  fr: {
    twofold: `double, doubler, doublez, moitie, divise, par deux, deux fois`,
    tooStrong: `
      attire l œil, attire mon œil, me distrait, distrait, ca me distrait, attire l oeil, attire mon oeil, attire le regard, attire mon regard,
      capte mon regard, me detourne, me deconcentre, eblouit, m eblouit, eblouissant, eblouissante, me saute aux yeux`,
    tooWeak: `disparait, se perd, s efface, je ne la vois pas, je le vois pas, je la vois pas, on la perd, invisible`,
    up: `double la|le|l, doubler, doublez, deux fois plus, le double de, le double`,
    down: `divise par deux, divise ~ par deux, de moitie, la moitie de, la moitie, deux fois moins, moitie moins, coupe en deux`,
    opposite: `deux fois moins, moitie moins`,
    keep: `
      tel quel, telle quelle, comme c est, laisse comme c est, laisse comme ca, laisse tel quel, laisse ca,
      bouge rien, ne bouge rien, bouge plus, ne change rien, change rien, ne touche a rien, on laisse, ca me va`,
  },
  pt: {
    twofold: `dobra, dobre, dobrar, duplica*, em dobro, dobro, metade, ao meio`,
    tooStrong: `
      me distrai, distrai, ta me distraindo, me distraindo, tira minha atencao, rouba a atencao, rouba minha atencao,
      puxa o olho, puxa meu olho, puxa o olhar, chama atencao, ofusca, me ofusca, ofuscando, tira o foco`,
    tooWeak: `ele some, ela some, a luz some, sumiu, sumindo, desaparece, desapareceu, se perde, nao acho, nao enxergo, mal enxergo, mal se ve`,
    up: `dobra, dobre, dobrar, duplica*, o dobro, o dobro de, o dobro da, o dobro do, em dobro`,
    down: `pela metade, na metade, a metade, metade da, metade do, metade de, corta ao meio`,
    opposite: `metade tao`,
    keep: `
      do jeito que ta, desse jeito, deixa desse jeito, deixa do jeito, deixa como ta, deixa como esta,
      assim mesmo, deixa quieto, deixa estar, nao mexa, nao mexa em nada, nao toca, nao troca nada,
      ta bom, ta bem assim, fica assim, ficou otimo, tal como esta`,
  },
  zh: {
    tooStrong: `让我分心, 太分心, 分散注意, 吸引注意, 老是看它, 老想看, 总是看它, 抢注意, 晃到, 晃得, 刺目, 太显眼, 显眼`,
    tooWeak: `消失, 不见了, 找不到, 看不清, 没存在感, 快没了`,
    up: `翻倍, 加倍, 两倍, 双倍, 翻一番`,
    down: `减半, 一半, 砍半, 对半`,
    twofold: `翻倍, 加倍, 两倍, 双倍, 一倍, 减半, 一半, 砍半, 翻一番`,
    keep: `维持, 照旧, 原样, 别调, 不用调, 不要动, 不用动, 就现在这样, 现在这样, 保留`,
  },
  ja: {
    tooStrong: `光で気が散, これで気が散, 光~気が散, 目を引, 目がいって, 目が行って, 視線を奪, 目につ, 気になって, チラつく, 眩しすぎ, 目立ちすぎ`,
    tooWeak: `消えて, 消えちゃ, 見失, 埋もれ, 見当たらな, 存在感がな`,
    rate: `速さ, はやさ, パルス, 点滅の速`,
    up: `倍に, 二倍, 2倍, 倍速`,
    down: `半分, 半減, 二分の一`,
    twofold: `半分, 半減, 倍, 二分の一`,
    keep: `触らない, さわらない, 変えなくて, 変えずに, いじらなくて, 今の状態, この状態, 現状のまま, 維持, これでOK`,
  },
  hi: {
    tooStrong: `
      इससे ध्यान भटक, रोशनी~ध्यान भटक, ध्यान खींच, नजर खींच, नजर बार बार, चौंधिया, चकाचौंध, आंखें चुंधिया, आंख में लग`,
    tooWeak: `गायब, ओझल, खो जात, दिखता ही नहीं, दिख ही नहीं, दिखती नहीं`,
    up: `दुगना, दुगनी, दोगुना, दोगुनी, दुगुना, दुगुनी, डबल`,
    down: `आधा कर, आधी कर, आधे कर, आधी रफ्तार, आधी गति, आधी रोशनी, आधी चमक`,
    twofold: `दुगना, दुगनी, दोगुना, दोगुनी, दुगुना, दुगुनी, डबल, आधा, आधी, आधे`,
    keep: `
      जैसा है वैसा, जैसे है वैसे, जैसा है, ऐसे ही छोड, ऐसा ही छोड, वैसा ही रह, कुछ मत बदल, मत छेड, मत छूना, यूं ही रहने,
      इसी पर रहने, ऐसे ही रख`,
  },
};
