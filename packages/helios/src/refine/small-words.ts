/** How people speak to whoever serves them: calls, forms of address, softeners, and the frames that a wish stands in. */
const TALK_WORDS =
  'oh ooh ahh aah ah ooo och aye yeah yep yup yes yea nope nah no uh um umm erm hmm mm mmm well right alright aight ugh oof phew wow whoa blimey crikey gosh goodness grief ' +
  'man mate bro bruh dude pal buddy dear darling folks guys sir helios pls thx ta cheers sorry honestly tbh frankly actually literally basically seriously obviously definitely totally ' +
  'possible possibly able would wouldnt couldnt cant could shall lets try trying rather somehow though although tho again already today tonight currently ' +
  'come coming goes start starts around about through across under onto upon against between toward towards along here there where which who whose why ' +
  'thing things stuff one ones bits way ways kind sort type sorts version option mode vibe vibes vibey coloured colored colourwise colorwise wise visually ish ier esque y ' +
  'ja jo joa naja ach och hm halt eben einfach irgendwie schon echt wirklich vielleicht eigentlich ruhig mal gerade heute alter leute kannst kann konnen konntest konnte wurde ware hatte sein soll sollte man sieht davon dabei da dann wenn ' +
  'oye mira vale bueno pues eh ay uf uff hombre tio tia che wey guey hola gracias quisiera puedes podrias puede seria como cosa ahora hoy nada todo un poco asi tan tanto al va van voy ' +
  'alors bon ben bah euh ouais oui non dis donc merci svp stp pourrais pourrait peux peut on voudrais aimerais j faut faudrait serait juste genre style truc la ici maintenant tout niveau cote ' +
  'oi ei cara gente ne ta to tava valeu obrigado obrigada poderia pode podia queria quero seria tipo so ai ali agora hoje tudo nada coisa jeito meio bora vamos vai ia';

/** Words that say nothing about what is asked for, in any of the languages that are written with spaces. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    '. , a an the and or but to of for in on at with by as is are was be been am im id ill ive its it this that these those there here i you me my we us he she they ' +
    'can could would will shall should may might do does did dont doesnt isnt arent please pls plz make makes making made get gets getting got give go going gonna want wants wanted need needs like ' +
    'have has had let lets try put set change switch turn take bring some something someone anything any bit little more less much very really quite rather kind sort just only still even ever yet now then ' +
    'thanks thank ok okay hey hi hello no not yes so too enough than from into out up down off over back colour color colours colors hue hues shade shades tint tone tones settings setting light lights eyes screen look looks looking ' +
    'feel feels feeling find seems bit think maybe perhaps instead same again prefer love hate what how if when while because since one two would nicer nice better best good great kinda feels me exactly ' +
    'el la los las lo un una y o de del en que con por para favor es esta este esto si no mas menos muy algo quiero pon ponlo hazlo haz prefiero gustaria me mi se le ese esa eso tono tonos color tirando hacia cambia cambialo ponme ponle dale pelin demasiado sea ' +
    'der die das den dem ein eine einen und oder zu zum mit von im in am ist es mir mich ich du bitte mach machen mal doch noch nicht kein gern lieber hatte gerne mehr weniger sehr farbe licht farbton ton richtung stell stelle auf sich so ganz insgesamt hier viel ' +
    'le la les un une et ou de du des en que avec pour ce c est ca il elle je tu s te plait plus moins tres pas ne n peux peut mets rends fais faire couleur lumiere plutot me moi ton teinte vers tirant mets le passe on trop un peu cette quelque chose ' +
    'o os as um uma e ou de do da no na em que com por para pra favor isso isto esta ta eu voce me mais menos muito nao deixa deixe faz faca cor luz quero prefiro fica ficar poe num numa tom tons bota coloca troca uma da dar pouco demais puxado pro ' +
    'porfa porfi porfis deja dejame dejala dejalo dejame mete metele meteme ponla ponmelo ponedle pongale haga hazla hazme anda venga aqui ahi ' +
    'poe ponha bote bota mete taca ai aqui dai entao essa esse dessa desse nessa nesse lugar dele pfv pfvr pf vlw ' +
    'mets mettez met mettre remets rend rendez fait faites donne donnez stp svp la cette cet voila ' +
    'whatever limit otherwise fine suit suits room desk further earth hair wall walls reminds bring brings think fancy could swap whole ' +
    'machs macht machst stells stellt dreh dreht drehs setz nimm gib lass mir mal halt eben bissl bitteschon ' +
    TALK_WORDS
  ).split(' '),
);

/** Particles and endings of Chinese, Japanese and Hindi, by their letters. */
const SMALL_LETTERS: ReadonlySet<string> = new Set(
  (
    '嗯哦呃啊呀嘛哈都还得跟着到来去会觉想要' +
    '像那样冰颜换成偏带往变整体感觉稍微改为种那这太看得里弄搞设帮' +
    '的了吧吗呢啊我你请把要想再更些点一有给让能可以就也在是个色调节亮光灯下' +
    'のをにがはもでとしてくさいだるよねたりんれお願めこそまあうえかせちっゃゅょやつけきどらろわほみじず' +
    'अआइईउऊऋएऐओऔकरदहयसथडजछभचझम'
  ).split(''),
);
const MARK_OR_SPACE = /[\s\p{P}\p{M}]/u;

export function isSmallCharacter(character: string): boolean {
  return SMALL_LETTERS.has(character) || MARK_OR_SPACE.test(character);
}
