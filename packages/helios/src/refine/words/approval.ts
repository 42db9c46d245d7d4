import type { Language } from '../../text/language.ts';
import type { IdiomWords } from './idioms-en.ts';

/** That it is well as it is: praise, leave to go on, and a ban on touching. Nothing changes for any of it. */
export const APPROVAL_REFINE: Readonly<Record<Language, IdiomWords>> = {
  en: {
    keep: `
      that|this|it|thats|its|all|everything|these works|working|good|great|fine|grand|lovely|perfect|ideal|nice|sweet|ace|mint|spot|sorted|magic|gold|bliss|heaven|wonderful|brilliant|excellent|beautiful|comfortable|right,
      that|this|it|thats|its|ill will|shall|ll do|suffice, thatll do, itll do, thisll do, that does it,
      that|thats the one|ticket|stuff|spirit|sweet|money|job|ideal|dream|business, now were talking, now youre talking,
      jackpot, bingo, bullseye, spot on, on point, on the nose, on the button,
      leave|keep|hold|stay|freeze|lock|park|pin|stick|maintain|continue it|this|that|things|everything|all|them there|here|be|alone|going|running|steady|put|exactly|precisely|like|as|just|at|right|how|where,
      leave|keep|stay|hold exactly|right|just as|like|where|how|there|here, let it be, keep going, keep it going,
      keep at it, keep this going, stay the course, stay like that|this|so, stay as you are, stay right there,
      dont|not|never|no|without|stop|quit|wouldnt touch|change|fiddle|mess|tinker|move|meddle|tweak|alter|adjust|modify|faff|play|mucking|fiddling|tinkering|messing|changing anything|a|with|it|this|that|nothing|thing|about|around|settings,
      dont touch, dont fiddle, dont tinker, dont faff, hands off, no touching, no fiddling, not a thing, im good,
      im happy, im fine, im grand, im sorted, im content, were good, were happy,
      happy with|like this|that|it|how|where|things, happy as is, quite happy, very happy, pleased with, content with,
      satisfied with, comfortable with, cant fault it,
      like|love|digging|dig|loving|liking|enjoying it|this|that|how|the way, right up my street, right up my alley,
      suits me, suits me fine, does it for me, do me nicely, just the job, just the thing, just the ticket,
      just what the doctor, tickety boo, hunky dory, peachy keen, a ok, all good, all gravy, all fine, sorted,
      top notch, first class, ten of ten, chefs kiss, mwah, yes this, yes exactly, yes perfect, exactly, precisely,
      carry on, crack on, go on, go on then, proceed, continue, on we go, as you were, onwards, rock on, keep em coming,
      keep doing what ~ doing, keep on doing, good as gold, were cooking, cooking now, cooking with gas, brill, fab,
      smashing, ace, champion, lush, belter, cracking, splendid, marvellous, marvelous, dandy, stellar, primo, dope,
      sick as is, leave it i, never mind, nevermind, forget it leave, hold it, hold that, hold there,
      couldnt be better|happier, wouldnt change|touch|alter, nothing to change|fix|add, no more changes,
      no further changes, no changes, if it aint broke, aint broke, spot perfect, just like that|this, like so,
      there we go, there you go, that|thats nice, that|thats better, much better, way better, better now, a lot better,
      ahh, aah, ahhh, mmm`,
  },
  es: {
    keep: `
      asi esta|queda|va|me|ya bien|perfecto|genial|fenomenal|estupendo|ideal|gusta|vale|encanta, asi de bien, asi mismo,
      asi nomas, asi tal cual, tal cual,
      esta|queda|quedo|va genial|perfecto|estupendo|fenomenal|ideal|bien|chevere|padre|barbaro|joya|bueno,
      esta de maravilla, de maravilla, de lujo, de diez, de perlas, al pelo, al puntito, en su punto,
      no toques|muevas|cambies|tocar|cambiar|toquen|le nada|mas|muevas, no le muevas, no lo toques, ni tocar,
      sigue|seguimos|sigamos|continua|mantente|mantenlo|quedate asi|igual, sigue asi, dale asi, quieto, quieta,
      quieto ahi, ahi quieto, ahi ahi, eso es, eso mismo, ahi esta, ahi va, ya esta, ya quedo, vale asi, justo asi,
      justo lo que queria, me vale, me sirve, me quedo con|asi, me quedo, perfecto asi, clavado, listo asi,
      que no se mueva`,
  },
  de: {
    keep: `
      so ist|passt|bleibt|lassen|bleiben|wars|weiter es|perfekt|super|gut|prima|fein|richtig, passt, passt schon,
      passt so, passt prima, passt wunderbar, genau so, genauso, so gefallts, gefallt mir so, gefallt mir,
      fuhlt sich gut an, nix mehr andern, nix andern, nichts mehr andern, nichts mehr verandern, nicht mehr anfassen,
      nicht mehr verstellen, nicht mehr dran drehen, nicht dran drehen, nicht dran rumdrehen,
      lass gut sein, lass stehen, lass laufen, lass mal so, weiter so, so weiter, weitermachen, mach weiter so,
      mach weiter, bleib dabei, dabei bleiben, dabei bleibts, alles gut, alles bestens, bestens, optimal, ideal, top,
      tiptop, tip top, prima, perfekt, wunderbar, herrlich, klasse, spitze, super so, so bleibts, bleibts so, lassma so,
      das wars, das ist es, so ists recht, so ists gut, ist gut so, reicht so, so kanns bleiben, kann so bleiben,
      bin zufrieden, zufrieden`,
  },
  fr: {
    keep: `
      c est parfait|nickel|bien|bon|top|super|genial|impec|impeccable|ideal,
      comme ca c|on est|bouge|touche bien|parfait|plus, on touche|bouge|change plus|rien a|rien|pas,
      on touche plus a rien, on ne touche plus a rien, on ne touche a rien, touche pas, touche plus, touchez a rien,
      ne bouge plus, on bouge plus, on garde, garde comme ca, garde, on reste, on reste comme ca, on reste la dessus,
      reste la, restons la,
      ca me va, ca me va bien, ca va comme ca, ca roule, ca marche, ca le fait, c est tout bon, tout bon, tout va bien,
      au top, nickel chrome, nickel, impec, parfait, pile poil, pile ce qu il faut, pile ce que je voulais, c est ca,
      voila c est ca, continue comme ca, continue, on continue, j aime bien, j aime comme ca, j aime, je suis bien la,
      laisse, laissez comme ca, rien a redire, rien a changer, ne change plus rien`,
  },
  pt: {
    keep: `
      ta|esta|ficou|assim|fica otimo|perfeito|bom|legal|maravilhoso|show|excelente|ideal|joia|massa|top|certinho|assim,
      ta otimo, ta bom, ta show, ta perfeito, ta certo, pode deixar, pode deixar assim, pode continuar, pode seguir,
      deixa assim, deixa como ta, deixa do jeito, deixa quieto, deixa rolar, deixa estar, segue assim, continua assim,
      continue assim, mantem, mantem assim, mantenha assim, fica assim, assim mesmo, desse jeito,
      nao mexe|mexa|toca|toque|muda|mude|altera|troca mais|em|nada|nisso, nao mexe mais, nem mexe, nada a mudar,
      nao precisa mudar, nao precisa mexer, e isso ai, isso ai, isso mesmo, era isso, exatamente, na medida, no ponto,
      show, massa, joia, perfeito, beleza, beleza assim, gostei, adorei, curti, to satisfeito, to satisfeita,
      to bem assim, ta de boa`,
  },
  zh: {
    keep: `
      挺好, 很好, 蛮好, 不错, 正合适, 刚好, 刚刚好, 正好, 可以了, 这样就好, 这样就行, 这样好, 就这样, 就这个, 就它了,
      别动, 别改, 别调, 别碰, 不用改, 不用动, 不用调, 不要动, 不要改, 继续, 接着来, 保持住, 保持, 维持, 满意, 喜欢这样,
      完美, 太棒, 棒, 舒服了, 没问题, 够了就这样`,
  },
  ja: {
    keep: `
      いい感じ, ええ感じ, いいね, 良い感じ, よい感じ, これでいい, これで良い, これがいい, これでお願い, これでOK,
      このまま, そのまま, 今のまま, 今のが, ちょうどいい, ちょうど良い, 丁度良い, ぴったり, ピッタリ, バッチリ,
      ばっちり, 完璧, 最高, 気に入, 満足, いい塩梅, よい塩梅, いいかんじ, 続けて, 続けよう, 変えないで, 変えなくて,
      触らないで, いじらないで, 何もしないで, 動かさないで, 問題なし, 大丈夫そう, キープ`,
  },
  hi: {
    keep: `
      ठीक है, ठीक लग रहा, अच्छा लग रहा, अच्छा है, बढिया, बहुत बढिया, मस्त है, मस्त, परफेक्ट, एकदम सही, बिल्कुल सही,
      बिलकुल सही, सही है, सही लग रहा, ऐसे ही, ऐसा ही, यही ठीक, यही सही, यही रहने, यही चलने, चलने दो, चलने दे, जारी रख,
      रहने दो, रहने दे, मत छेड, मत बदल, कुछ मत बदल, कुछ मत कर, छेडना मत, बदलना मत, हाथ मत लगा, पसंद आ, पसंद है`,
  },
};
