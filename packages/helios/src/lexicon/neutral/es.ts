/** Spanish: small words, times, things of every day. Inflected forms are met by their stems. */
export const ES_NEUTRAL = `
  el la los las lo un una unos unas y e o u de del al a en con sin por para que como si no ni mas menos muy ya aun todavia
  tambien tampoco pero sino aunque porque pues cuando donde quien cual cuyo cuanto mientras luego entonces asi apenas casi
  siempre nunca ahora hoy ayer manana noche tarde madrugada mediodia medianoche hora horas media cuarto minuto minutos rato
  ratito momento segundo semana mes ano anos dia dias finde fin lunes martes miercoles jueves viernes sabado domingo enero
  febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre primavera verano otono invierno antes
  despues hasta desde durante entre sobre bajo tras hacia contra segun toda todo todos todas cada otro otra otros otras
  mismo misma mi mis mio me se te le les nos su sus tu tus ti usted este esta esto estos estas ese esa eso esos esas aquel
  aquella hay es son era fue ser sea soy eres estoy estas estamos estan estar estaba tengo tiene tienes tenemos tienen tener
  voy va vas vamos van ir iba quiero quiere quieres queremos querer quisiera querria necesito necesita necesitar necesitamos
  puedo puede puedes podemos poder podria hacer hago hace haces hacemos hacen haciendo hecho toca tocan llevo lleva llevar
  dar doy da dan dame poner pongo pone ponme pon ponlo solo algo nada alguien nadie alguno alguna algunos algunas ninguno
  buen bueno buena buenos buenas mal malo mala mejor peor nuevo nueva nuevos nuevas viejo vieja corto corta cortos largo
  larga largos grande gran pequeno pequena chico facil dificil rapido lento tranquilo bonito feo lleno vacio entero entera
  listo lista ultimo ultima ultimos primer primero primera segundo tercero cuarto quinto proximo proxima siguiente uno dos
  tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis veinte treinta cuarenta cincuenta
  sesenta ochenta cien ciento mil vez veces poco poca pocos mucho mucha muchos tan tanto tanta bastante demasiado cosa cosas
  tema temas parte partes lado forma manera tipo
  deber debo debe deberia haber he ha han hemos habia saber se sabe decir digo dice ver veo ve ven mirar miro mira venir
  vengo viene llegar llego llega salir salgo sale entrar entro entra empezar empiezo empieza comenzar acabar acabo acaba
  terminar termino termina seguir sigo sigue quedar quedo queda quedan faltar falta faltan pasar paso pasa pasando dejar
  dejo deja volver vuelvo vuelve usar uso usa buscar busco busca encontrar encuentro encuentra pensar pienso piensa creer
  creo cree querer gustar gusta gustaria encantar encanta preferir prefiero ayudar ayuda ayudame esperar espero espera
  preparar preparo prepara montar monto monta montando abrir abro abre cerrar cierro cierra comprar compro compra vender
  pagar pago paga mandar mando manda enviar envio envia traer llevarme meter meto mete sacar saco saca tomar tomo toma comer
  como beber bebo cenar desayunar cocinar hablar hablo habla llamar llamo llama contar cuento cuenta presentar presento
  tener echar echo echa pillar pillado ponerme toque toco hacerlo
  casa piso cuarto habitacion cocina bano salon comedor jardin terraza balcon patio garaje calle ciudad pueblo barrio
  oficina despacho trabajo curro empresa tienda mercado banco plaza parque playa mar rio montana campo bosque hotel
  restaurante bar cafe cafeteria biblioteca universidad clase colegio escuela iglesia museo cine teatro
  mesa silla sofa sillon cama almohada manta lampara ventana puerta pared suelo techo estanteria armario cajon espejo reloj
  taza vaso plato cuchara tenedor botella caja bolsa mochila llave llaves papel papeles boli lapiz libreta cuaderno carpeta
  agenda movil telefono ordenador portatil pantalla teclado raton auriculares cascos impresora camara cargador tele
  agua te cafe leche zumo vino cerveza pan queso jamon huevo arroz pasta sopa ensalada pollo carne pescado fruta manzana
  naranja limon platano tomate patata cebolla ajo aceite sal azucar miel chocolate galleta tarta pastel helado heladeria
  comida desayuno almuerzo merienda cena postre sobremesa
  sol lluvia llueve nieve viento nube cielo luna estrella frio calor fresco
  ropa camisa pantalon zapato abrigo chaqueta vestido calcetin sombrero
  perro gato pajaro caballo pez flor arbol planta hoja hierba
  madre padre papa mama hermano hermana tio tia primo prima marido mujer esposa novio novia amigo amiga amigos gente persona
  personas jefe jefa cliente clienta companero companera equipo grupo vecino vecina profe profesor profesora alumno senor
  senora chico chica hombre
  rojo azul verde amarillo negro blanco gris rosa morado marron
  precio dinero euro euros factura cuenta dato numero nombre lista letra palabra frase pagina hoja mensaje correo foto video
  cancion musica pelicula serie libro novela revista cuento historia capitulo barco barcos faro farera misterio
  idea problema pregunta respuesta plan proyecto entrega plazo fecha hora reserva reservas viaje vacaciones fiesta boda
  cumpleanos navidad regalo sorpresa informe auditoria examen
  gracias favor vale bueno venga ojala claro seguro quiza quizas tal tampoco igual incluso ademas encima cerca lejos dentro
  fuera arriba abajo delante detras junto juntos solo sola aburrimiento aburrido aburrida pereza prisa calma silencio ruido
`;
