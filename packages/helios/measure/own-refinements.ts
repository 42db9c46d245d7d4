/** A language, the settings it starts from (centre, strength, hue), what must move, and what somebody might type. */
export const OWN_REFINEMENTS = `
    en | 12 0.45 243 | center down small | ease the pulse a smidge
    en | 12 0.45 243 | center down | this is way too frantic for me
    en | 7 0.4 280 | center up | it's putting me to sleep, more zip
    en | 10 0.5 200 | strength down | the glow is a little harsh
    en | 10 0.3 200 | strength up | I can hardly make it out, crank it
    en | 14 0.45 205 | hue warm | candlelight tones please
    en | 14 0.45 205 | hue green | switch to something leafy
    en | 9 0.45 140 | hue purple | lavender would be nicer
    en | 12 0.45 243 | hue away_blue | not so blue
    en | 9 0.45 140 | none | that's spot on, don't touch anything
    en | 3 0.3 35 | center up small | slightly quicker
    en | 14 0.6 190 | strength down small | dial the brightness back a touch
    en | 0.2 0.45 140 | center down | even slower
    es | 12 0.45 243 | center up | un poco más rápido
    es | 12 0.45 243 | hue green | prefiero verde
    de | 10 0.5 200 | strength up | bitte stärker
    de | 10 0.5 220 | hue away_blue | weniger blau
    fr | 12 0.45 243 | center down | moins vite s'il te plaît
    fr | 12 0.6 243 | strength down | c'est trop intense
    pt | 12 0.45 243 | center down | mais devagar
    pt | 10 0.45 243 | hue warm | uma cor mais quente
    zh | 8 0.45 243 | center up | 快一点
    zh | 10 0.6 200 | strength down | 太亮了
    ja | 12 0.45 243 | center down | もう少しゆっくり
    ja | 10 0.4 200 | strength up | もっと強く
    hi | 12 0.45 243 | center down | थोड़ा धीमा करो
    hi | 10 0.6 200 | strength down | रोशनी कम करो
    en | 12 0.45 243 | center down | unwind the tempo somewhat
    en | 7 0.4 280 | center up | that's lulling me, give it some kick
    en | 12 0.4 200 | strength up | make it pop more
    en | 12 0.7 200 | strength down small | tame it a tad
    en | 14 0.45 205 | hue yellow | sunny tones instead
    en | 6 0.4 140 | none | beautiful, don't alter a thing
    en | 12 0.45 243 | hue away_blue | anything but blue
    es | 9 0.45 243 | center up | con más ritmo
    de | 12 0.6 243 | strength down | das blendet, bitte dezenter
    fr | 12 0.45 243 | hue green | je préfère du vert
    pt | 10 0.45 200 | center down | um pouco mais calmo
    zh | 10 0.4 200 | strength up | 再强一些
    ja | 10 0.45 243 | hue warm | 暖色にして
    hi | 12 0.45 243 | hue away_blue | नीला रंग कम
    en | 12 0.45 243 | center down | could the waves be longer and lazier
    en | 12 0.45 243 | center down small | ever so slightly less hurried
    en | 8 0.45 243 | center up | I keep yawning at this, wake it up
    en | 6 0.45 140 | center up | needs a bit more pace
    en | 12 0.35 200 | strength up | turn up the glow
    en | 12 0.7 200 | strength down | my eyes are begging for something milder
    en | 12 0.7 200 | strength down | half as strong would do
    en | 14 0.45 205 | hue purple | how about grape
    en | 14 0.45 205 | hue orange | swap that for a peachy tint
    en | 14 0.45 30 | hue cool | icier
    en | 6 0.4 140 | none | mm yes, stay exactly here
    es | 12 0.6 243 | strength down | me molesta, bájalo un poco
    de | 12 0.45 243 | hue warm | wärmere Farbe bitte
    fr | 8 0.45 243 | center up | plus dynamique
    pt | 12 0.4 200 | strength up | quase não vejo, aumenta
    zh | 12 0.45 243 | hue green | 换成绿色
    ja | 8 0.45 243 | center up | テンポを上げて
    hi | 10 0.3 200 | strength up | रोशनी बढ़ाओ
    en | 12 0.45 243 | center down | take your foot off the gas
    en | 12 0.45 243 | center down small | just a shade more serene
    en | 14 0.45 243 | center down | this has me bouncing off the walls
    en | 6 0.45 140 | center up | speed things along
    en | 5 0.45 140 | center up | I'm slipping into a coma here, quicker
    en | 12 0.3 200 | strength up | it's lost against my wallpaper, bolder please
    en | 12 0.8 200 | strength down | that's glaring
    en | 12 0.6 200 | strength down small | fade it back a little
    en | 14 0.45 205 | hue warm | honey coloured would be nice
    en | 14 0.45 140 | hue blue | ocean shades
    en | 14 0.45 5 | hue away_red | drop the red
    en | 9 0.4 140 | none | I'm content, leave things be
    en | 12 0.45 200 | hue teal | something between green and blue, aqua
    es | 12 0.45 243 | center down | baja el ritmo
    es | 12 0.6 243 | hue purple | ponlo violeta
    de | 9 0.45 243 | center up | bitte etwas flotter
    fr | 12 0.6 243 | strength down | baisse un peu l'intensité
    pt | 12 0.45 243 | none | está ótimo, não mexe
    zh | 12 0.45 243 | center down | 节奏放慢些
    ja | 12 0.6 243 | strength down | もう少し控えめに
    hi | 12 0.45 243 | none | ऐसे ही रहने दो`;
