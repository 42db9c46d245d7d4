import type { WordList } from '../word-list.ts';

export const ES_WORDS: WordList = {
  deep_focus_coding: {
    sure: `
      programar, programando, programacion, programador*, codigo, codificar, desarrollar software, desarrollo web,
      desarrollar una app, desarrollando, desarrollador*, aplicacion movil, pagina web, base de datos, script,
      backend, frontend, refactorizar, implementar, algoritmo*, servidor, interfaz`,
    likely: `
      concentrar*, concentrarme, concentracion, concentrado, concentrada, sin distracciones, sin interrupciones,
      enfocar*, enfoque profundo, software, tesis, proyecto tecnico, desplegar, ingenier*, trabajo profundo,
      calculos, ecuacion*, demostracion`,
    hint: `proyecto, trabajar, trabajo, terminar, entregar, ordenador, atencion, foco`,
  },
  debugging: {
    sure: `
      depurar, depurando, depuracion, un bug, bugs, fallo, fallos, error en, errores en, un error, se cae,
      se cuelga, no compila, no arranca, causa raiz, produccion caida, incidencia, incidente, arreglar el codigo,
      arreglar un, excepcion, logs, registros de error, averia, pruebas fallan`,
    likely: `error, errores, arreglar, roto, rota, problema tecnico, investigar, rastrear, falla, fallando`,
    hint: `problema, buscar, por que`,
  },
  deep_reading_analysis: {
    sure: `
      analizar, analizando, analisis, informe, informes, articulo cientifico, investigacion, investigar, contrato,
      contratos, juridic*, legal, sentencia, normativa, leer con atencion, leer a fondo, estudiar a fondo,
      ensayo academico, datos, estadistic*, auditoria, revisar el documento, comparar, evaluar, traducir,
      traduccion, corregir examenes, corregir textos, filosofia, balance, presupuesto detallado, tesis doctoral,
      bibliografia`,
    likely: `
      documento, documentos, revisar, paper, lectura densa, denso, texto dificil, comprender, interpretar, cifras,
      detalle, dictamen`,
    hint: `leer, texto, paginas, entender`,
  },
  study_memorise: {
    sure: `
      examen, examenes, estudiar, estudiando, estudio para, oposicion*, selectividad, memorizar, memorizando,
      de memoria, repasar, repaso, apuntes, leccion, asignatura, deberes, vocabulario, verbos, idioma, aprender,
      aprendiendo, tarjetas, curso, clase de, universidad, parcial, temario, parciales, tabla periodica, partitura`,
    likely: `aprendizaje, recordar, memoria, materia, matematicas, colegio, profesor, practicar, teoria`,
    hint: `libro, tema, nota`,
  },
  creative_ideation: {
    sure: `
      ideas, idea nueva, lluvia de ideas, inspiracion, creativ*, creatividad, imaginar, imaginacion, inventar,
      ocurrencia*, innovar, improvisar, nombre para, nombres para, lema, eslogan, campana, mapa mental,
      pensar distinto, componer, melodia, concepto*, brainstorming`,
    likely: `explorar, experimentar, sonar despierto, posibilidades, original, divagar, sorpresa para`,
    hint: `nuevo, nuevas, planear, pensar`,
  },
  creative_writing: {
    sure: `
      escribir un cuento, escribiendo un cuento, cuento, cuentos, novela mia, mi novela, una novela corta, relato,
      relatos, poema*, poesia, versos, verso, guion, capitulo, personaje*, escribir, escribiendo, escritura,
      escritor*, redactar, diario, carta de amor, discurso, cancion, letra de, blog, pagina en blanco, borrador,
      narracion, narrativa`,
    likely: `redaccion, carta, texto creativo, historia, prosa, dialogo*`,
    hint: `palabras, pagina`,
  },
  design_visual: {
    sure: `
      disenar, disenando, diseno, disenador*, dibujar, dibujando, dibujo, pintar, pintando, pintura, ilustra*,
      cartel, logotipo, logo, fotografia*, fotos, retocar, editar fotos, editar video, editando, montaje, maqueta*,
      maquetar, animacion, animar, tipografia, boceto*, acuarela, interfaz grafica, modelar en 3d, portada, paleta,
      esculpir, ceramica, bordar, decorar, decoracion`,
    likely: `visual, grafic*, color, colores, imagen, imagenes, video, arte, artistic*`,
    hint: `estilo, bonito`,
  },
  meetings_calls: {
    sure: `
      reunion, reuniones, junta, videollamada*, llamada, llamadas, llamar, conferencia, presentacion, presentar,
      presento, entrevista*, negociar, negociacion, hablar con, hablar en publico, charla, exposicion oral, exponer,
      ponencia, cliente, clientes, debate, moderar, entrevistar, conversacion, clase que doy, dar clase,
      dar una clase, seminario web, webinar, taller`,
    likely: `equipo, jefe, jefa, publico, hablar, socio*, companer*, telefono`,
    hint: `gente, voz, confianza`,
  },
  routine_admin: {
    sure: `
      papeleo, factura*, correo*, emails, email, e mails, mails, bandeja de entrada, formulario*, rellenar,
      impuesto*, declaracion de la renta, renta, hacienda, tramite*, gestiones, gestion administrativa,
      administrativ*, contabilidad, gastos, nominas, ordenar, organizar, clasificar, archivar, limpiar, limpieza,
      recados, lista de tareas, tareas pendientes, tareas del hogar, lavar, cocinar, compra semanal, agenda,
      calendario, reservar, hoja de calculo, excel, introducir datos, inventario, mensajes, recibos, pagar, rutina,
      rutinari*, aburrid* tarea*, papeles, colada, fregar`,
    likely: `tareas, oficina, responder, contestar, lista, pendientes, archivos, carpeta*, copiar, monoton*`,
    hint: `acabar, semana, trabajo`,
  },
  vigilance_trading: {
    sure: `
      vigilar, vigilando, vigilancia, vigilante, monitorizar, monitoreo, supervisar, bolsa, mercados, trading,
      operar en bolsa, cripto*, inversion en directo, camaras, guardia, estar atento a, atento a,
      pendiente de las pantallas, sala de control, radar, alertas, alarmas, inspeccion*, control de calidad, torneo,
      partida competitiva, partida, videojuego*, reflejos, centralita, no perderme nada, poker`,
    likely: `pantallas, turno, turno de noche, atento, atenta, observar, mercado, jugar, alerta`,
    hint: `horas, noche, rapido`,
  },
  relaxed_reading: {
    sure: `
      leer una novela, leer novela, novela, novelas, leer tranquil*, leer por placer, leer un rato, leer en el sofa,
      leyendo en, lectura ligera, lectura relajada, comic, comics, revista, revistas, periodico, tebeo*, hojear,
      libro en el sofa, un buen libro, buen libro, audiolibro, podcast, pelicula, serie, tumbado con un libro,
      sofa y`,
    likely: `libro, sofa, manta, domingo, ocio, tranquilamente, sin prisa*, te caliente, musica`,
    hint: `leer, lectura, tranquilo, tarde`,
  },
  meditation_calm: {
    sure: `
      medita*, meditar, meditacion, mindfulness, atencion plena, respirar, respiracion, respiraciones, mantra*,
      rezar, rezo, oracion, orar, silencio, en silencio, quietud, paz interior, contempla*, presente, yoga suave,
      relajacion profunda, vaciar la mente, mente en blanco, estar presente, serenidad, espiritual`,
    likely: `paz, sentarme, interior, calma, ojos cerrados, yoga`,
    hint: `minutos, mente, rato`,
  },
  sleep_winddown: {
    sure: `
      dormir, dormirme, duermo, dormido, conciliar el sueno, insomnio, acostarme, acostar, acuesto, a la cama,
      en la cama, cama, buenas noches, irme a dormir, antes de dormir, desvelad*, desvelo, no pego ojo,
      sueno profundo, coger el sueno, pijama, almohada, fin del dia, jet lag, madrugada`,
    likely: `noche, descansar esta noche, desconectar, apagar la mente, bajar revoluciones`,
    hint: `descansar, cansad*, tarde`,
  },
  nap_recovery: {
    sure: `
      siesta, cabezada, echarme, tumbarme, tumbad* un rato, descansar un rato, descansar un ratito,
      descansar la vista, descansar los ojos, cerrar los ojos, descanso corto, pausa, un descanso, recuperar*,
      recuperacion, recargar, reponer*, desconectar un rato, relax despues de entrenar, agujetas`,
    likely: `descanso, descansar, reposo, minutos de, agotad*, quince minutos, veinte minutos, media hora`,
    hint: `ojos, cansad*`,
    mood: `agotado, agotada, reventado, reventada, hecho polvo, hecha polvo, rendido, rendida`,
  },
  energy_wakeup: {
    sure: `
      despertar*, despertarme, despejar*, despejarme, energia, activar*, activarme, espabilar*, espabilarme,
      animarme, motivacion, motivarme, cafe, por la manana arrancar, arrancar el dia, empezar el dia,
      mantenerme despiert*, seguir despiert*, bajon, sin fuerzas, subidon, cargar pilas, cargar las pilas,
      ponerme las pilas, pilas, levantarme`,
    likely: `manana, madrugar, lunes, alerta, vitalidad, fuerza, impulso, ritmo`,
    hint: `dia, sueno`,
    mood: `
      sueno, cansado, cansada, dormido, dormida, sin energia, adormilado, adormilada, muerto de sueno,
      muerta de sueno`,
  },
  stress_relief: {
    sure: `
      estres, estresad*, ansiedad, ansios*, calmarme, calmar*, tranquilizarme, relajarme, relajar*, nervios,
      nervios*, agobi*, agobio, angustia*, tension, tens*, preocupad*, preocupacion*, enfadad*, enojad*, discusion,
      bronca, pelea, presion, desbordad*, saturad*, panico, miedo, desahogar*, soltar, mal dia, dia horrible,
      dia duro, triste, llorar, desestres*`,
    likely: `calma, relax, aliviar, despues del trabajo, soltar el dia, cabeza llena`,
    hint: `dia, mente, cabeza`,
    mood: `
      estresado, estresada, nervioso, nerviosa, ansioso, ansiosa, agobiado, agobiada, tenso, tensa, preocupado,
      preocupada, enfadado, enfadada`,
  },
  exercise_movement: {
    sure: `
      entrenar, entreno, entrenamiento, ejercicio*, gimnasio, pesas, correr, corriendo, cinta de correr,
      bici estatica, cardio, bailar, bailando, baile, estirar, estiramientos, flexiones, sentadillas, abdominales,
      deporte, futbol, nadar, boxeo, zumba, pilates, escalar, caminar, mover el cuerpo, moverme, fitness, spinning,
      calentamiento, saltar`,
    likely: `musculo*, cuerpo, sudar, series de, repeticiones`,
    hint: `fuerza, ritmo`,
  },
};
