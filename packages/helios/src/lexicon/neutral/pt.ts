/** Portuguese: small words, times, things of every day. Inflected forms are met by their stems. */
export const PT_NEUTRAL = `
  o a os as um uma uns umas e ou nem mas porem de do da dos das no na nos nas num numa em com sem por pelo pela pelos pelas
  para pra pro pros ao aos a ate desde durante entre sobre sob contra segundo que quem qual quais como quando onde porque
  pois se enquanto embora entao logo assim tambem ja ainda so somente apenas mesmo mesma mais menos muito muita muitos muitas
  pouco pouca tao tanto bem mal melhor pior demais bastante quase sempre nunca jamais agora hoje ontem amanha noite tarde
  manha madrugada meio dia dias hora horas meia minuto minutos minutinhos segundo semana semanas mes ano anos fim final
  segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro
  novembro dezembro verao inverno outono primavera antes depois vez vezes momento pouquinho instante
  eu me mim meu minha meus minhas tu te ti seu sua seus suas voce voces ele ela eles elas nos nosso nossa lhe isso isto
  aquilo esse essa esses essas este esta estes estas aquele aquela algum alguma alguns algumas nenhum nenhuma nada tudo todo
  toda todos todas cada outro outra outros outras algo alguem ninguem coisa coisas
  sou es e somos sao era foi ser seja estou to ta esta estamos estao estar estava tenho tem temos ter tinha vou vai vamos
  vao ir bora quero quer queremos querer queria preciso precisa precisamos precisar posso pode podemos poder poderia devo
  deve dever faco faz fazem fazer fazendo feito dou da dao dar ponho poe por botar boto bota deixo deixa deixar fico fica
  ficar sei sabe saber digo diz dizer vejo ve ver olho olha olhar acho acha achar penso pensa pensar creio gosto gosta gostar
  prefiro preferir espero espera esperar chego chega chegar saio sai sair entro entra entrar comeco comeca comecar acabo
  acaba acabar termino termina terminar continuo continua continuar sigo segue seguir volto volta voltar uso usa usar busco
  procuro procura procurar encontro encontra encontrar ajudo ajuda ajudar preparo prepara preparar monto monta montar
  montando abro abre abrir fecho fecha fechar compro compra comprar vendo vender pago paga pagar mando manda mandar envio
  enviar trago traz trazer levo leva levar pego pega pegar tiro tira tirar tomo toma tomar como come comer bebo bebe beber
  cozinho cozinhar janto almoco almocar falo fala falar ligo liga ligar conto conta contar leio ler escrevo escrever jogo
  joga jogar trabalho trabalhar trabalhando junto juntar passo passa passar falta faltam sobra rola rolar desligar
  nao sim bom boa bons boas novo nova novos novas velho velha grande pequeno pequena curto curta longo longa alto baixo facil
  dificil rapido lento tranquilo calmo bonito feio cheio vazio inteiro inteira pronto pronta ultimo ultima primeiro primeira
  terceiro proximo proxima seguinte livre sozinho sozinha maluco maluca malucas secreto infernal
  zero um dois duas tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta
  oitenta cem cento mil duzia
  casa apartamento quarto cozinha banheiro sala varanda quintal jardim garagem rua cidade bairro praca parque praia mar rio
  montanha campo floresta escritorio trampo servico empresa loja mercado banco hotel restaurante bar cafe padaria
  biblioteca faculdade universidade escola igreja museu cinema teatro
  mesa cadeira sofa poltrona cama rede travesseiro cobertor lampada janela porta parede chao teto armario gaveta estante
  espelho relogio despertador xicara caneca copo prato colher garfo faca garrafa caixa bolsa mochila chave papel papeis caneta
  lapis caderno pasta agenda celular telefone computador notebook tela teclado mouse fone fones impressora carregador tv
  agua cha cafe leite suco vinho cerveja pao queijo presunto ovo arroz feijao macarrao sopa salada frango carne peixe fruta
  maca laranja limao banana tomate batata cebola alho oleo sal acucar mel chocolate biscoito bolo torta sorvete comida lanche
  jantar sobremesa
  sol chuva chove neve vento nuvem ceu lua estrela frio calor fresco
  camisa calca sapato casaco vestido meia chapeu pijama
  cachorro gato passaro cavalo flor arvore planta folha grama
  mae pai pais tio tia primo prima marido mulher esposa namorado namorada amigo amiga amigos gente pessoa pessoas chefe
  cliente colega colegas equipe time grupo professor professora aluno senhor senhora cara homem familia
  vermelho azul verde amarelo preto branco cinza rosa roxo marrom
  preco dinheiro real reais euro conta fatura numero nome lista letra palavra frase pagina paginas mensagem email foto video
  musica filme serie livro romance revista historia capitulo ideia ideias problema pergunta resposta plano projeto entrega
  prazo data reuniao relatorio prova viagem ferias festa casamento aniversario natal presente carrinho aplicativo icone
  icones paleta acordao contradicao contradicoes parte lado jeito tipo forma
  obrigado obrigada favor valeu beleza claro talvez tomara alias inclusive perto longe dentro fora cima baixo frente atras
  junto juntos pressa preguica silencio barulho calma tedio
`;
