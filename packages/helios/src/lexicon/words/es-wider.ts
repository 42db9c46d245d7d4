import type { WordList } from '../word-list.ts';

/** Further words of Spanish, beside the plain ones. */
export const ES_WIDER: WordList = {
  deep_focus_coding: {
    sure: `
      integracion, dejar lista, dejar terminada, despliegue, extension del navegador, picar codigo, la rama, rama,
      modulo de pagos, modulo, endpoint*, compilar, script, scripts, repositorio, microservicio*, algoritmo*,
      base de datos, prototipo, funcionalidad, automatizar, planilla con macros`,
    likely: `sin que nadie me moleste, sin interrupciones, a tope, concentrad*, de un tiron, encerrarme`,
  },
  debugging: {
    sure: `
      no arranca, no funciona, no va, se cuelga, se cae el servidor, no tengo idea de por que, averiguar por que,
      fallo, fallos, rompio, se rompio, averia, depurar, traza, registro de errores`,
  },
  deep_reading_analysis: {
    sure: `
      con lupa, clausula*, desmenuzar, ley nueva, sentencia, expediente, dictamen, auditoria, balance, informe,
      informes, tesis doctoral, corregir pruebas, traducir, contrastar, comparar ofertas`,
  },
  study_memorise: {
    sure: `
      oposiciones, oposicion, selectividad, parcial, parciales, apuntes, temario, repasar, repaso, memorizar,
      aprenderme, de memoria, vocabulario, verbos, tarjetas, deberes, chapar, empollar, conjugaciones`,
  },
  creative_ideation: {
    sure: `
      vuelta de tuerca, algo original, un tema para, darle vueltas a, posibles nombres, nombres para, lluvia de ideas,
      ideas, ocurrencias, inventar, imaginar, inspiracion, concepto, lema, eslogan, que se me ocurra`,
  },
  creative_writing: {
    sure: `
      guion, guion de mi, relato*, cuento*, poema*, poesia, verso*, letra de una cancion, diario, carta, discurso,
      capitulo, segundo acto, mi obra, blog, articulo de opinion, cronica, redactar`,
  },
  design_visual: {
    sure: `
      cartel*, maqueta*, maquetar, boceto*, dibuj*, acuarela*, pintar, ilustra*, retocar, retoque,
      colores de unas fotos, fotos del viaje, tipografia, logo*, portada, montaje, editar video, bordar, ceramica`,
  },
  meetings_calls: {
    sure: `
      videollamada*, llamada*, reunion*, entrevista*, charla con, exponer, exposicion, presentacion, ponencia,
      negociar, cita con el cliente, junta, comite, tutoria, atender al publico`,
  },
  routine_admin: {
    sure: `
      papeleo, gestiones, tramites, facturas, correo*, formularios, contabilidad, poner al dia, archivar, inventario,
      recados, limpiar, ordenar, fregar, planchar, doblar la ropa, declaracion de la renta, gastos`,
  },
  vigilance_trading: {
    sure: `
      operar en bolsa, bolsa, cotizacion*, mercados, vigilar, vigilancia, guardia, camaras de seguridad,
      sala de control, subasta, partida clasificatoria, reflejos, control de calidad, turno de noche atento`,
  },
  relaxed_reading: {
    sure: `
      un buen libro, novela, tebeo*, comic, revista*, hojear, leer por placer, leer un rato, tumbarme con, manta y,
      suplemento dominical, copa de vino y`,
  },
  meditation_calm: {
    sure: `
      medita*, respirar hondo, estar presente, atencion plena, rezar, oracion, rosario, silencio, recogimiento,
      contemplar, paz interior, quietud, incienso, serenidad`,
  },
  sleep_winddown: {
    sure: `
      dormir*, a la cama, me voy a la cama, dando vueltas en la cama, insomnio, desvelad*, conciliar el sueno,
      acostarme, cerrar el dia, apagar la luz, pijama, descansar de noche, coger el sueno, almohada`,
  },
  nap_recovery: {
    sure: `
      siesta, cabezad*, cabezadita, cerrar los ojos, tumbarme un rato, descanso, descansar un rato, pausa,
      recuperarme, reponer fuerzas, estirar las piernas, respiro, molid*`,
  },
  energy_wakeup: {
    sure: `
      me pesan los parpados, se me cierran los ojos, despert*, despej*, no doy pie con bola, zombi, estoy zombi,
      bajon, sin pilas, cargar pilas, energia, espabil*, amodorrad*, madrug*, me caigo de sueno, activarme, chute,
      animo`,
  },
  stress_relief: {
    sure: `
      estoy que muerdo, que trino, hasta el mono, de los nervios, agobi*, estres*, nervios, corazon a mil, ansios*,
      angusti*, enfadad*, cabread*, discusion, no paro de darle vueltas, presion, desbordad*, calmarme, tranquiliz*,
      relajar*, desconectar, soltar tension, quemad*`,
  },
  exercise_movement: {
    sure: `
      saltar a la comba, abdominales, flexiones, sentadillas, pesas, entren*, gimnasio, correr, bici estatica,
      cinta de correr, bailar, zumba, estiramientos, estirar, yoga, pilates, boxeo, cardio, sudar`,
  },
};
