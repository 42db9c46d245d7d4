import type { Language } from '../../text/language.ts';
import type { RefineWords } from '../refine-words.ts';

export type WiderWords = Partial<Omit<RefineWords, 'hues'>>;

/** Further ways of asking for a change, beside the plain ones. */
export const WIDER_REFINE: Readonly<Record<Language, WiderWords>> = {
  en: {
    faster: `
      add some bpm, get it moving, put some wind in, spur it on, chivvy it along, ramp the tempo, quick march,
      double quick, crank the pace, more revs, higher revs, up a notch in speed, shorter cycles,
      nudge the frequency higher, nudge the rate up`,
    slower: `
      cool your jets, hold your horses, easy tiger, easy there, whoa, whoa there, steady on, ease on the throttle,
      throttle back, take it slow, slow your roll, slow burn pace, wind it back, wind ~ back, roll it back a notch,
      gentler beat, gentler pulse, gentler tempo, softer beat, softer pulse, softer tempo, mellower beat, calmer beat,
      calmer pulse, calmer rhythm, longer breaths, longer cycles, breathe slower, half time, fewer pulses, lower revs,
      nudge the rate down, nudge the frequency lower, less rush`,
    stronger: `
      more oomph in the light, beef it up, more of that, more noticeable please, up the intensity, up the brightness,
      up the strength, give it some welly, more welly, turn the dial up, punch it up, more there, make itself felt,
      feel it more, see it more, go stronger`,
    softer: `
      take it down a peg, down a peg, knock it back, take the shine off, tone it, less showy, less flashy,
      less in my face, calmer light, kinder light, whispery, toned, more discreet, quieten the light, quieten it,
      thin it out, half the strength, dial the glow back`,
    tooStrong: `
      too loud for my eyes, shouty, screamy, showy, flashy, heavy, clobbers me, drowning my text, cant read my text,
      hides my text`,
    tooWeak: `
      nothing there, is it broken, blink and you miss it, where is it, too shy, too pale, too faint, too weak,
      lost it, hardly a glimmer`,
    livelier: `
      more zing, more spark, more bounce, more spirit, more va va voom, more fizz, put some life in, put some pep in,
      peppier pace, wake this up`,
    calmer: `
      more laid, less busy, less hectic, less frantic, less nervous, less jumpy, less agitated, less buzzy,
      more settled, quieter mood, more lullaby`,
    tooLively: `
      too jumpy, too frenetic, too caffeinated, caffeinated, ants in my pants, like a disco, like a drum solo,
      skittish, twitchy pace, hurrying`,
    tooDull: `
      too sleepy, too slow for me, watching paint dry, paint dry, going nowhere, like treacle, treacle, snooze fest,
      snoozefest, too tame, no pulse`,
    keep: `
      leave well enough, as good as it gets, wouldnt change, would not change, same as before please,
      thats the ticket, goldilocks, no notes, ten out of ten, keep rolling`,
  },
  es: {
    faster: `mas deprisa, mas vivo, mas veloz, acelera*, mete caña, mete cana, sube el ritmo, aviva`,
    slower: `mas despacio, mas pausado, frena, frenar, afloja el ritmo, baja la velocidad, sin prisa, mas lento`,
    stronger: `
      mas intenso, mas fuerte, sube la intensidad, sube el brillo, mas brillo, que se note mas, mas marcado`,
    softer: `mas suave, mas tenue, baja el brillo, baja la intensidad, atenua*, mas discreto, mas flojo, suaviza*`,
    tooWeak: `apenas lo veo, no se nota, casi no se ve, no lo veo`,
    tooStrong: `me deslumbra, demasiado fuerte, demasiado intenso, molesta a la vista, canta mucho`,
    keep: `asi esta bien, asi esta perfecto, no cambies nada, no toques nada, dejalo, tal cual, me gusta asi`,
  },
  de: {
    faster: `mehr gas, gas geben, drauf treten, zackiger, geschwinder, tempo anziehen, zieh an`,
    slower: `gas weg, vom gas, fuss vom gas, bedachtiger, trager, ruhigeres tempo, zuruckschalten, entschleunig*`,
    stronger: `mehr wumms, mehr leuchtkraft, kontrastreicher, praller, satter, aufdrehen`,
    softer: `zuruckhaltender, leichter, blasser, weniger aufdringlich, zuruckdrehen, runterdimmen, abdimmen`,
    tooStrong: `zu krass, knallt, sticht, zu heftig, uberwaltigend`,
    tooWeak: `kaum erkennbar, sieht man nicht, kaum was, merkt man nicht`,
    keep: `lass alles, nichts verandern, so ist es gut, wunderbar so, bleibt so, unverandert`,
  },
  fr: {
    faster: `plus rapide, accelere*, plus vite, plus de rythme, hausse le tempo, monte le tempo, plus soutenu`,
    slower: `plus lent, ralenti*, moins rapide, plus doucement, leve le pied, calme le rythme, baisse le tempo`,
    stronger: `
      plus fort, plus vif, plus lumineux, augmente l intensite, plus marque, plus present, monte l intensite`,
    softer: `plus doux, adouci*, moins fort, plus discret, attenue*, tamise*, baisse la lumiere, plus leger`,
    tooStrong: `ca eblouit, trop vif, trop fort, trop lumineux, agressif`,
    tooWeak: `je ne vois rien, on ne voit rien, a peine visible, trop faible, trop pale`,
    keep: `ne change rien, ne touche a rien, parfait comme ca, laisse comme ca, c est bien comme ca, tel quel`,
  },
  pt: {
    faster: `mais rapido, acelera*, mais ligeiro, aumenta o ritmo, mais ritmo, sobe o ritmo`,
    slower: `mais lento, mais devagar, desacelera*, diminui o ritmo, baixa o ritmo, sem pressa, mais pausado`,
    stronger: `mais forte, mais intenso, mais brilho, aumenta a intensidade, aumenta o brilho, mais vivo`,
    softer: `
      mais fraco, mais suave, mais leve, diminui o brilho, baixa o brilho, suaviza*, mais discreto, mais fraquinho`,
    tooStrong: `forte demais, ofusca*, incomoda os olhos, muito intenso, muito forte`,
    tooWeak: `mal vejo, quase nao vejo, nao da para ver, fraco demais, nao aparece`,
    keep: `assim esta bom, deixa assim, nao muda nada, nao mexe, perfeito assim, do jeito que esta`,
  },
  zh: {
    faster: `再快, 加快, 快些, 提快, 节奏快`,
    slower: `再慢, 放慢, 慢些, 慢下来, 缓慢, 舒缓一点, 节奏慢`,
    stronger: `再亮, 更亮, 亮些, 更强, 调亮, 再明显`,
    softer: `调暗, 暗些, 再暗, 弱些, 淡点, 柔些, 不那么亮`,
    keep: `保持不变, 别变, 维持, 就现在这样, 不用动`,
  },
  ja: {
    faster: `速め, 早め, テンポアップ, スピードアップ, 速くし, 早くし, 速度を上げ`,
    slower: `遅め, ゆったり, 落ち着いた感じ, スローに, ペースを落, テンポを落, 速度を下げ, ゆるやか`,
    stronger: `強め, 明るめ, はっきり, 濃く, くっきり, 明るくし`,
    softer: `弱め, 暗め, 控えめ, やわらか, 柔らか, 淡く, 薄く, 暗くし, 優しく`,
    keep: `そのまま, 変えない, このままで, ちょうどいい, 今のまま`,
  },
  hi: {
    faster: `और तेज, तेजी से, रफ्तार तेज, गति तेज, जल्दी जल्दी`,
    slower: `और धीमा, और धीरे, धीरे धीरे, मंद गति, आराम से चल`,
    stronger: `और चमक, उजला, ज्यादा चमक, और तीव्र`,
    softer: `और हल्का, धीमी रोशनी, कम चमक, मद्धिम`,
    keep: `मत बदलना, ऐसा ही, जैसा है वैसा, बदलना नहीं`,
  },
};
