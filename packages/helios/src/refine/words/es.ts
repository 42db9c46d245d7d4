import type { RefineWords } from '../refine-words.ts';

export const ES_REFINE: RefineWords = {
  faster: `
    rapid*, rapida, acelera, acelerar, aceleralo, veloz, mas velocidad, mas ritmo, mas de prisa, mas deprisa, agil,
    subir el ritmo, sube el ritmo`,
  slower: `
    lent*, lenta, despacio, ralentiza*, mas profundo, profundo, pausado, baja el ritmo, bajar el ritmo,
    menos velocidad, frena`,
  stronger: `
    fuert*, intenso, intensa, intensidad mas alta, potente, brillante, visible, vivo, mas potencia, subelo,
    sube la luz, marcado`,
  softer: `
    suav*, suavecito, suaviza, suavizalo, tenue, delicado, debil, sutil, discreto, bajalo, baja la luz, atenua*,
    flojo, menos luz`,
  tooStrong: `molesto, molesta, me molesta, agresivo, cansa la vista`,
  tooWeak: `
    no se nota, apenas se nota, apenas se ve, apenas lo veo, casi no se ve, casi no se nota, no lo veo, no la veo`,
  louder: `sube el volumen, mas volumen, mas alto el sonido, no se oye, no oigo`,
  quieter: `baja el volumen, menos volumen, mas bajo el sonido, mas silencioso`,
  livelier: `
    energic*, energica, energetico, energetica, mas energia, animado, animada, activo, activa, estimulante,
    despierto, despierta, alerta, dinamic*, marcha, anima la cosa, vivaz`,
  calmer: `
    tranquil*, tranquila, calmado, calmada, relajado, relajada, relajante, sereno, serena, sosegado, apacible,
    mas calma, reposado`,
  tooLively: `
    nervioso, nerviosa, me acelera, me pone nervios*, agitado, agitada, alterado, alterada, inquieto, inquieta,
    frenetico`,
  tooDull: `
    me duerme, me esta durmiendo, me da sueno, me duermo, somnoliento, aburrido, aburrida, soso, adormilado,
    adormilada, me aburre`,
  rate: `velocidad, ritmo, frecuencia, pulso, tempo`,
  strength: `intensidad, brillo, luz, fuerza, potencia, efecto, parpadeo, contraste`,
  volume: `volumen, sonido, audio`,
  up: `sube, subir, subele, aumenta, aumentar, incrementa, mas, eleva`,
  down: `baja, bajar, bajale, reduce, reducir, disminuye, menos, rebaja`,
  opposite: `menos, demasiado, demasiada, no tan, tan, esta muy, es muy, va muy, va demasiado, un poco menos`,
  small: `un poco, un poquito, poquito, poco, ligeramente, algo, un pelin, un toque, apenas, tantito`,
  large: `mucho, bastante, muchisimo, al maximo`,
  keep: `
    asi esta bien, dejalo asi, dejalo, perfecto, me gusta asi, no cambies, no lo cambies, no toques, esta bien asi,
    genial asi, igual, tal cual, mantenlo, justo asi, asi me gusta, me encanta`,
  undo: `deshaz, deshacer, vuelve atras, como antes, el anterior, lo anterior, vuelve a lo de antes, restaurar`,
  light: `lo, esto, eso, la luz, el color, el ritmo, esta, ponlo, hazlo, ponle, que sea, mas, menos`,
  person: `necesito estar, quiero estar, quiero sentirme, ayudame, estoy, me siento`,
  hues: {
    red: `rojo, roja, rojizo`,
    orange: `naranja, anaranjado, melocoton`,
    yellow: `amarillo, amarilla`,
    green: `verde, verdoso`,
    cyan: `turquesa, cian, aguamarina`,
    blue: `azul, azulado, celeste`,
    violet: `morado, morada, violeta, lila, purpura, lavanda`,
    magenta: `rosa, rosado, magenta, fucsia`,
    warm: `calid*, calida, calidos, calidez, atardecer, ambar, dorado, dorada, puesta de sol`,
    cool: `fri*, fria, frios, fresco`,
  },
};
