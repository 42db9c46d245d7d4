import type { SafetyWords } from '../safety-words.ts';

export const ES_SAFETY: SafetyWords = {
  never: {
    photosensitivity: `
      epilep*, convuls*, crisis convulsiva*, crisis de ausencia*, ataques epilep*, ataques de epilep*, fotosensib*,
      fotosensitiv*, fotofobia, sensible a la luz, sensible a las luces, sensible a los destellos,
      luces parpadeantes, luces intermitentes, luces estroboscopicas, estroboscopic*, luces de discoteca, luces me,
      flashes me, destellos me, las luces ~ marean, las luces ~ mal, migrana*, jaqueca*, con aura, aura visual,
      desmay*, me desmayo, perdi el conocimiento, perdida de conocimiento, perder el conocimiento,
      pierdo el conocimiento, perdi la conciencia, me quedo en blanco, ausencias, levetiracetam, lamotrigina,
      valpro*, depakine, carbamazepina, topiramato, fenitoina, fenobarbital, anticonvuls*, antiepilep*,
      mi neurologo, la neurologa, electroencefalograma, me dan ataques, tengo ataques, tuve un ataque,
      sufri un ataque, sufro ataques, me da un ataque`,
    adverse_symptom: `
      mareo, mareos, mareado, mareada, me marea, me mareo, me mareé, nauseas, ganas de vomitar, vomit*,
      vision borrosa, veo borroso, veo doble, veo luces, veo puntos, veo destellos, hormigueo, me tiembla*,
      espasmo*, tic en el ojo, me palpita la cabeza, dolor de cabeza desde, me duele la cabeza desde,
      me duele la cabeza cuando, desde que empece la sesion, desde que lo encendi, me siento mal, me encuentro mal,
      me siento raro, me siento rara, confundido desde, desorientad*`,
    head_injury: `
      conmocion*, traumatismo, golpe en la cabeza, me golpee la cabeza, me di en la cabeza,
      golpe fuerte en la cabeza, lesion cerebral, dano cerebral, cirugia cerebral, operacion cerebral,
      operaron de la cabeza, operaron del cerebro, operacion en el cerebro, derrame cerebral, ictus, embolia,
      tumor cerebral, aneurisma, meningitis, encefalitis, craneo`,
    driving: `
      tractor, barco, furgoneta, autobus, conducir, conduciendo, conduzco, conductor, conductora, manejar de noche,
      manejando, manejo de noche, manejar el coche, manejar el carro, manejar a casa, al volante, el volante,
      carretera, autopista, camion, camionero, camionera, en el coche, en el auto, en el carro, en la moto,
      motocicleta, maquinaria, montacargas, grua, sierra, piloto un, pilotar, pilotando`,
    infant: `

      de|tiene 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce ano|anos|mes|meses,
      mi pequeno, mi pequena, mi peque, mis peques, gemelos, mellizos, bebe, bebes, mi bebe, recien nacid*,
      nino pequeno, nina pequena, mi hijo, mi hija, mis hijos, mi nieto, mi nieta, mi sobrino, mi sobrina,
      para ninos, para un nino, los ninos, anos de edad, meses de edad, lactante, guarderia, cuna`,
    crisis: `
      suicid*, matarme, quitarme la vida, acabar con mi vida, acabar con todo, terminar con todo, quiero morir*,
      morirme, no quiero vivir, no quiero seguir viviendo, no quiero seguir, ya no quiero estar,
      no vale la pena vivir, sin ganas de vivir, hacerme dano, cortarme, autolesion*, sobredosis,
      desaparecer para siempre, estarian mejor sin mi, no puedo mas con la vida, no despertar`,
    harm: `
      provocar un ataque, provocar convuls*, provocarle, causar un ataque, hacerle dano, hacer dano a, hacer dano,
      danar a, herir a, lastimar a, matar a, vengar*, venganza, broma, a escondidas, sin que se de cuenta,
      sin que lo sepa, sin que sepa, marear a, torturar, desactiva la seguridad, frecuencia mas peligrosa,
      frecuencia peligrosa`,
  },
  caution: `
    mi abuela, mi abuelo, enfermera, me dijo el, ella, a pesar de, de todos modos, aun asi, igualmente, la sesion,
    puedo usar*, puedo utilizar*, se puede usar, aun puedo, para mi abuela, para mi madre, para un amigo, me hizo,
    me hace, usando esto, la ultima vez que, neurolog*, cerebro, medico, doctora, doctor, hospital, medicacion,
    medicamento*, pastillas, pildoras, diagnostic*, operacion, operaron, cirugia, sindrome, trastorno, embarazad*,
    embarazo, nino, ninos, nina, hijo, hija, hijos, crisis, ataque, ataques, temblor*, dolor de cabeza, me duele,
    peligros*, riesgo, es seguro, coche, volante, moto, accidente, caida, cai, morir, muert*, matar, sangre,
    marcapasos, glaucoma, retina, borracho, drogas, bipolar, psicosis, esquizo*`,
  aboutFlicker: `parpade*, destello*, flash`,
  aboutLight: `la luz, los focos, luces`,
  harmless: `
    lluvia de ideas, ataque de risa, ataque de panico, ataques de panico, flash informativo, muerto de sueno,
    muerta de sueno, muerto de cansancio, muerta de cansancio, muerto de hambre, cuento para ninos,
    cuentos para ninos, libro infantil, crisis economica, riesgo crediticio, analisis de riesgo*,
    analisis de riesgos, seguro del coche, seguro de coche, examen de conducir, carnet de conducir,
    conducir una reunion, conducir la reunion, los ninos duermen, los ninos ya duermen, acostar a los ninos`,
};
