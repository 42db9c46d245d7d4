/**
 * Changes as thirty different people might ask for them, written before the lists were widened and parted by chance. The
 * lists were widened with this half.
 */
export const USED_EIGHTH_TUNED = `
    de | 12 0.25 240 | strength up | man sieht ja kaum was
    de | 14 0.45 240 | center down | das ist mir zu hibbelig
    en | 10 0.4 200 | strength up | colour's lovely but it could be bolder
    en | 10 0.45 120 | center up | come on, give me some beans
    en | 10 0.45 220 | hue purple | ooh can I have it in lilac
    en | 10 0.45 230 | hue away_blue | sick of this blue
    en | 11 0.4 150 | center up | I keep zoning out, liven this up
    en | 12 0.2 240 | strength up | is it even on? needs way more presence
    en | 12 0.25 243 | strength up | so faint I forget about it
    en | 12 0.3 200 | strength up | dial up the wow
    en | 12 0.45 240 | hue teal | swap it for a sort of turquoise sea
    en | 12 0.45 243 | center down small | could you relax the pace ever so slightly
    en | 12 0.45 243 | center down | makes me jittery
    en | 12 0.45 30 | hue cool | go colder
    en | 12 0.45 300 | hue warm | honey-coloured if you can
    en | 12 0.45 40 | hue cool | it's too toasty, can it be icy instead
    en | 12 0.45 60 | hue pink | could we go a bit more bubblegum
    en | 12 0.6 60 | strength down | blimey, the glare! bit less please
    en | 12 0.65 243 | strength down | tone it down, it's overpowering
    en | 12 0.75 260 | strength down | it's a tad overwhelming
    en | 12 0.8 240 | strength down | ease up on the intensity, would you dear
    en | 13 0.4 60 | center down | my thoughts won't stop racing on this setting, quieten it
    en | 13 0.5 190 | center down small | take the edge off, just slightly
    en | 14 0.3 205 | strength up | it gets lost against my white background, beef it up
    en | 14 0.45 205 | none | bang on, don't change anything mate
    en | 14 0.45 215 | hue warm | too clinical, I'd like it cosy like a fireplace
    en | 16 0.45 205 | center down | still too keyed up, I want to mellow out
    en | 5 0.45 35 | center up | snoozeville. faster.
    en | 6 0.4 60 | center up | this is making me yawn, wake it up a bit
    en | 7 0.45 243 | center up | I'm drifting off and I don't want to
    en | 7 0.45 243 | center up | this one leaves me sluggish
    en | 8 0.4 35 | center up | perk me up a little more than this
    en | 9 0.4 220 | center up small | give it a gentle nudge upwards in speed
    en | 9 0.45 205 | none | happy with this, thanks
    en | 9 0.5 280 | hue blue | sapphire rather than violet
    es | 12 0.25 240 | strength up | casi ni se nota, súbelo
    es | 12 0.45 240 | hue orange | lo quiero color mandarina
    es | 12 0.45 240 | none | así está de maravilla, no toques nada
    es | 12 0.45 40 | hue green | ponlo verde menta porfa
    es | 12 0.7 240 | strength down | me molesta tanto brillo, más flojito
    es | 13 0.45 240 | center down | me está poniendo de los nervios, bájale al ritmo
    es | 7 0.45 240 | center up | me estoy quedando dormida con esto
    fr | 12 0.25 240 | strength up | on voit presque rien, monte un peu
    fr | 12 0.45 240 | hue orange | plutôt abricot
    fr | 12 0.7 240 | strength down | c'est trop agressif pour les yeux
    fr | 7 0.4 240 | center up | je pique du nez, faut que ça bouge plus
    hi | 12 0.45 240 | center down small | ज़रा सा और शांत
    hi | 12 0.45 240 | hue orange | संतरे जैसा रंग कर दो
    hi | 12 0.45 240 | none | बस ऐसे ही ठीक है
    hi | 14 0.45 240 | center down | बहुत तेज़ है, थोड़ा आराम से
    ja | 12 0.45 240 | center down small | ほんの少し落ち着かせて
    ja | 12 0.45 240 | hue green | 抹茶みたいな色がいい
    ja | 12 0.7 240 | strength down | 主張が強すぎる、控えめにして
    ja | 7 0.4 240 | center up | 眠くなっちゃうからもう少しテンポ上げて
    pt | 12 0.45 240 | hue purple | põe um roxinho
    pt | 12 0.45 240 | none | tá ótimo assim, pode deixar
    pt | 14 0.45 240 | center down | tá muito acelerado, vai com calma
    zh | 12 0.45 240 | center down small | 稍微平静一点点
    zh | 12 0.45 240 | hue purple | 换成薰衣草那种颜色
    zh | 7 0.4 240 | center up | 看得我都快睡着了,快些`;

/** The other half, which was counted once, after the lists were done. */
export const USED_EIGHTH_HELD_BACK = `
    de | 12 0.45 240 | center down small | einen Ticken ruhiger
    de | 12 0.45 240 | hue purple | lieber Flieder statt Blau
    de | 12 0.45 240 | hue warm | etwas Gemütlicheres, wie Kerzenschein
    de | 12 0.45 240 | none | passt so, nix mehr ändern
    de | 12 0.7 240 | strength down | nicht so grell bitte
    de | 7 0.4 240 | center up | da schlaf ich ja ein, mehr Schwung
    en | 0.25 0.4 200 | center down | as slow as it'll go
    en | 10 0.5 200 | hue yellow | sunflower, please and thank you
    en | 10 0.6 200 | strength down | the speed is great, but it should be subtler
    en | 11 0.45 205 | center up | I'm flagging, kick it up
    en | 12 0.25 243 | strength up | put some welly into it
    en | 12 0.35 200 | strength up | bro I literally see nothing, max it out a bit
    en | 12 0.4 243 | strength up small | a teeny bit more visible
    en | 12 0.45 120 | hue orange | more pumpkin, less lime
    en | 12 0.45 243 | center up | it's dull as dishwater, pick up the tempo
    en | 12 0.45 243 | hue green | give me forest vibes
    en | 12 0.45 243 | hue purple | I fancy plum or aubergine
    en | 12 0.45 350 | hue away_red | that red has got to go
    en | 12 0.45 40 | hue blue | make it the colour of a clear sky
    en | 12 0.6 243 | strength down small | knock it back a notch brightness-wise
    en | 12 0.65 243 | strength down | too much, I can't concentrate past it
    en | 12 0.7 200 | strength down | it's shouting at me, turn it into a murmur
    en | 13 0.4 260 | hue warm | like late afternoon sun, that sort of glow
    en | 13 0.45 243 | center down | I'm bouncing off the walls with this one
    en | 13 0.45 243 | center down | my head's going a mile a minute, bring me down
    en | 14 0.45 120 | center down | wind it down a bit now
    en | 14 0.45 210 | center down small | och, slow it doon a wee tad
    en | 14 0.5 170 | center down | can we do this at half the pace
    en | 14 0.55 205 | strength down | I only want a hint of it
    en | 4 0.45 35 | center down | take me deeper
    en | 40 0.45 205 | center down | good grief that's hectic
    en | 6 0.35 100 | center up small | bump it up a gear, but only one
    en | 8 0.45 120 | none | ahh yes. stay like this
    en | 8 0.45 120 | none | cool, I'm good, keep going
    en | 8 0.45 120 | none | nope don't fiddle with it, it's grand
    en | 9 0.45 130 | none | that's the ticket, leave well alone
    en | 9 0.45 40 | hue green | mint, not amber
    es | 12 0.45 240 | center down small | una pizca más tranquilo
    fr | 12 0.45 240 | hue green | j'aimerais un vert sapin
    fr | 12 0.45 240 | none | nickel, on touche plus à rien
    fr | 12 0.45 40 | hue cool | un ton plus froid
    fr | 14 0.45 240 | center down | ça m'énerve, ralentis un chouïa
    hi | 12 0.25 240 | strength up | कुछ दिख ही नहीं रहा, और तेज रोशनी करो
    hi | 12 0.45 240 | hue green | हरा रंग चाहिए पत्तों जैसा
    hi | 12 0.7 240 | strength down | आँखों में चुभ रहा है, हल्का करो
    hi | 7 0.4 240 | center up | नींद आ रही है इससे, रफ़्तार बढ़ाओ
    ja | 12 0.25 240 | strength up | ほとんど見えないんだけど
    ja | 12 0.45 240 | hue warm | もっと暖かみのある色に
    ja | 12 0.45 240 | none | いい感じ、そのままで
    ja | 14 0.45 240 | center down | ちょっとせわしないかな
    pt | 12 0.25 240 | strength up | quase não dá pra ver, aumenta
    pt | 12 0.45 240 | center down small | só um tiquinho mais lento
    pt | 12 0.45 240 | hue orange | queria cor de laranja, tipo pôr do sol
    pt | 12 0.7 240 | strength down | tá forte demais, dá uma maneirada
    pt | 7 0.4 240 | center up | tô quase cochilando, acelera aí
    zh | 12 0.25 240 | strength up | 几乎看不出来,再明显一点
    zh | 12 0.45 240 | hue orange | 想要橘子的颜色
    zh | 12 0.45 240 | none | 挺好的,别动了
    zh | 12 0.7 240 | strength down | 太刺眼了,调暗点
    zh | 14 0.45 240 | center down | 有点太急了,缓一缓`;
