import type { SafetyWords } from '../safety-words.ts';

function notGoingOn(crisis: string, harmless: string): SafetyWords {
  return { never: { crisis }, caution: '', aboutFlicker: '', harmless };
}

/**
 * Ways to say that one does not want to go on living, and beside them what only sounds alike: not wanting to wake up
 * early, or to wake somebody.
 */
export const EN_NOT_GOING_ON: SafetyWords = notGoingOn(
  `
    dont want to wake, dont wanna wake, do not wanna wake, hope i dont wake, hope i do not wake, hope i never wake,
    wish i didnt wake, wish i wouldnt wake, wish i never woke, wish i hadnt woken, dont care if i wake,
    not wake up tomorrow, not waking up tomorrow, not wake up ever, sleep and never wake, sleep and not wake,
    never wake up again, rather not wake up, sleep forever, fall asleep forever, dont want to see tomorrow,
    dont want there to be a tomorrow, dont want to go on living, dont want to keep living, cant go on living,
    dont want to go on anymore, dont want to live, tired of living, tired of being alive, sick of living,
    sick of being alive, done with life, done with living, no reason to live, no reason to wake up,
    no point in living, no point being alive, point of living, dont want to be around anymore, wish i was never born,
    wish id never been born, wish i had never been born, wish i didnt exist, dont care if i live,
    rather not be alive, ready to die, stop existing`,
  `
    dont want to wake up early|late|tired|groggy|grumpy|stiff|sore|hungover|cold|hungry|before,
    dont want to wake up so|too early|late|tired|groggy, dont want to wake up to an|my|the alarm|mess|headache,
    dont want to wake up with a stiff|sore|headache|hangover,
    dont wanna wake up early|late|tired|groggy|grumpy|stiff|sore|hungover|cold|hungry|before,
    dont wanna wake up so|too early|late|tired|groggy, dont wanna wake up to an|my|the alarm|mess|headache,
    dont wanna wake up with a stiff|sore|headache|hangover,
    do not want to wake up early|late|tired|groggy|grumpy|stiff|sore|hungover|cold|hungry|before,
    do not want to wake up so|too early|late|tired|groggy, do not want to wake up to an|my|the alarm|mess|headache,
    do not want to wake up with a stiff|sore|headache|hangover,
    dont want to wake up at 3|4|5|6|7|8|three|four|five|six|seven|eight|dawn|night,
    dont want to wake up in the night|middle, dont want to wake up during,
    dont want to wake the|my|him|her|them|anyone|anybody|everyone|everybody|someone|people|you|our,
    dont wanna wake the|my|him|her|them|anyone|anybody|everyone|everybody|our,
    do not want to wake the|my|him|her|them|anyone|anybody|everyone|everybody|our,
    rather not wake the|my|him|her|them|anyone|anybody|everyone|up early, hope i dont wake the|my|him|her|them|anyone|up late,
    no reason to wake up early|at|before, tired of living in|with|out|at|like|on|here,
    sick of living in|with|out|at|like|on|here, point of living in|with|here|room`,
);

export const NOT_GOING_ON: readonly SafetyWords[] = [
  notGoingOn(
    `
      no quiero despertar, no quiero despertarme, no me quiero despertar, no quiero volver a despertar*,
      ya no quiero despertar*, ojala no despierte, ojala no me despierte, ojala no despertara,
      ojala no me despertara, no despertar nunca, no despertar mas, dormirme y no despertar*,
      dormir y no despertar*, dormir para siempre, no quiero ver el manana, no quiero que llegue manana,
      ya no quiero vivir, no quiero vivir mas, cansado de vivir, cansada de vivir, harto de vivir, harta de vivir,
      no le veo sentido a vivir, no tengo razones para vivir, nada por que vivir, no tengo nada por que vivir, no tengo ganas de vivir, no tengo motivos|razones para vivir, ojala no hubiera nacido,
      no quiero existir, dejar de existir, dejar de vivir, prefiero estar muerto, prefiero estar muerta,
      quisiera estar muerto, quisiera estar muerta, irme de este mundo`,
    `
      no quiero despertar a|al|tan|temprano|tarde|pronto|cansado|cansada, no quiero despertarme a|tan|temprano|tarde|pronto|cansado|cansada,
      no quiero despertarme con dolor|sueno|alarma|resaca, no quiero despertarme en mitad|medio|plena,
      no me quiero despertar a|tan|temprano|tarde|pronto|cansado|cansada, no quiero despertarme manana tan|tarde|temprano|pronto|cansado|cansada|a,
      ya no quiero despertarme a|tan|temprano|tarde|pronto|cansado|cansada, ya no quiero despertar a|al|tan|temprano|tarde,
      no despertar a|al, cansado de vivir en|con|aqui, cansada de vivir en|con|aqui, harto de vivir en|con|aqui, harta de vivir en|con|aqui`,
  ),
  notGoingOn(
    `
      nicht mehr aufwachen, morgen nicht aufwachen, morgen nicht mehr aufwachen, nie mehr aufwachen,
      will nicht aufwachen, mochte nicht aufwachen, nicht mehr aufwache, morgen nicht aufwache,
      einschlafen und nicht, einschlafen und nie, fur immer schlafen, fur immer einschlafen, nicht weiterleben,
      nicht weiter leben, will nicht leben, mochte nicht leben, mag nicht mehr leben, keine lust mehr zu leben,
      keinen lebenswillen, kein lebenswille, des lebens mude, leben satt, lebens uberdrussig, nicht mehr existieren,
      grund zu leben, grund mehr zu leben, kein|keinen grund zu leben, kein|keinen grund mehr zu leben,
      kein|keinen sinn zu leben, keine lust zu leben, wozu noch leben, wunschte ich ware tot, ware lieber tot, lieber tot,
      nie geboren, den morgigen tag nicht erleben, kein morgen mehr`,
    `
      nachts ~ nicht mehr aufwachen, nicht mehr aufwachen um|wegen|nachts|mitten, nicht mehr so fruh aufwachen,
      will nicht aufwachen um|wegen|mitten, leben satter`,
  ),
  notGoingOn(
    `
      plus me reveiller, plus jamais me reveiller, pas me reveiller demain, veux pas me reveiller,
      ne pas me reveiller, ne me reveiller jamais, m endormir et ne, m endormir pour toujours, dormir pour toujours,
      dormir et ne plus, ne jamais me reveiller, plus envie de continuer a vivre, continuer a vivre,
      pas envie de vivre, veux pas vivre, fatigue de vivre, fatiguee de vivre, marre de vivre, lasse de vivre,
      etre mort, etre morte, plus envie d exister, plus exister, cesser d exister, quitter ce monde,
      plus de raison de vivre, aucune raison de vivre, ne pas voir demain, plus voir demain, qu il n y ait pas de demain`,
    `
      plus me reveiller tot|tard|fatigue|fatiguee|aussi|si|trop, plus me reveiller a 3|4|5|6|7|8|l,
      ne plus me reveiller tot|tard|fatigue|fatiguee|aussi|si|trop, ne plus me reveiller a 3|4|5|6|7|8|l,
      veux pas me reveiller tot|tard|fatigue|fatiguee|aussi|si|trop, veux pas me reveiller a 3|4|5|6|7|8|l,
      ne pas me reveiller tot|tard|fatigue|fatiguee|aussi|si|trop, ne pas me reveiller a 3|4|5|6|7|8|l,
      plus me reveiller la nuit, plus me reveiller en pleine|sursaut|retard, plus me reveiller avec un|le|mal,
      ne plus me reveiller la nuit, ne plus me reveiller en pleine|sursaut|retard, ne plus me reveiller avec un|le|mal,
      veux pas me reveiller la nuit, veux pas me reveiller en pleine|sursaut|retard, veux pas me reveiller avec un|le|mal,
      ne pas me reveiller la nuit, ne pas me reveiller en pleine|sursaut|retard, ne pas me reveiller avec un|le|mal,
      pas me reveiller demain fatigue|fatiguee|tard|trop|a,
      marre de vivre ici|avec|dans|chez|a|en, fatigue de vivre ici|avec|dans|chez, fatiguee de vivre ici|avec|dans|chez`,
  ),
  notGoingOn(
    `
      nao quero mais acordar, nao quero acordar, nao queria acordar, nao queria mais acordar, nao quero acordar mais,
      queria nao acordar, quero nunca mais acordar, tomara que eu nao acorde, espero nao acordar, dormir e nao acordar,
      dormir pra sempre, dormir para sempre, nao quero ver o amanha, nao quero que chegue amanha, nao queria viver,
      nao queria mais viver, nao quero continuar vivendo, nao quero seguir vivendo, cansado de viver, cansada de viver,
      farto de viver, farta de viver, sem razao pra viver, sem razao para viver, motivo pra viver, motivo para viver, nao tenho motivo pra|para viver, nao tenho mais motivo pra|para viver,
      nao vejo motivo pra|para viver, nenhum motivo pra|para viver, nao tenho vontade de viver, nao tenho mais vontade de viver,
      queria nao existir, nao quero existir, nao quero mais existir, deixar de existir, queria estar morto,
      queria estar morta, queria nao ter nascido, ir embora deste mundo, ir embora desse mundo`,
    `
      nao quero mais acordar cedo|tarde|atrasado|atrasada|cansado|cansada|as|tao|a,
      nao quero mais acordar de madrugada, nao quero mais acordar no meio, nao quero mais acordar com dor|sono|alarme,
      nao quero acordar de madrugada, nao quero acordar no meio, nao quero acordar com dor|sono|alarme,
      nao quero acordar cedo|tarde|atrasado|atrasada|cansado|cansada|as|tao|a|o|os|ninguem|meu|minha,
      nao queria acordar cedo|tarde|cansado|cansada|as|tao|a|o|os|ninguem|meu|minha, nao queria mais acordar cedo|tarde|cansado|cansada|as|tao,
      nao quero acordar mais cedo|tarde, espero nao acordar cedo|tarde|cansado|cansada|as|a|o|os|ninguem|meu|minha,
      queria nao acordar cedo|tarde|cansado|cansada|as|tao, cansado de viver em|aqui|com|no|na, cansada de viver em|aqui|com|no|na`,
  ),
  notGoingOn(
    `
      明天不想醒, 不想醒过来, 不想再醒, 不想醒来, 不想看到明天, 不想有明天, 不想再活, 不想活下去, 活够了, 活腻了, 活着太累,
      活着好累, 活下去的理由, 活下去的意义, 一觉不醒, 一睡不醒, 不要醒来, 永远不醒, 不想存在, 不如死了, 离开这个世界, 不想继续活,
      从没出生, 没出生过就好, 没有活下去的, 没活下去的, 没有活着的意义, 没有生存的意义`,
    `不想醒来太早, 不想醒来就, 不要醒来太早`,
  ),
  notGoingOn(
    `
      明日が来なければ, 朝が来なければ, 明日なんて来な, 明日が来てほしくない, 目が覚めなければ, 目が覚めませんように, 目が覚めなくていい,
      もう目覚めたくない, もう目を覚ましたくない, 永遠に眠, 眠ったまま, 生きたくない, 生きていたくない, 生きてるのがつら, 生きているのがつら,
      生きているのが辛, 生きるのに疲れ, 生きるのをやめ, 人生を終わらせ, 人生終わらせ, この世からいなく, この世を去, 生まれてこなければ,
      存在したくない, 生きる意味もない, 生きる意味はない, 生きる理由もない, 生きる理由はない, 生きる理由がない, 生きる気力`,
    `早く目覚めたくない, 早く目を覚ましたくない, 夜中に目を覚ましたくない, 夜中に目覚めたくない`,
  ),
  notGoingOn(
    `
      कल जागना नहीं, अब जागना नहीं, कल उठना ही नहीं, सुबह उठना ही नहीं, कभी जागना नहीं, कभी न जाग, कभी नहीं जाग, फिर न जाग, आंख कभी न खुले,
      आंख ही न खुले, आंखें कभी न खुले, सोऊं और न उठ, सोकर न उठ, जीना नहीं चाह, नहीं जीना चाह, और नहीं जीना, अब नहीं जीना, जीने से थक,
      जिंदगी से थक, जिंदगी से तंग, जीने का क्या, जी कर क्या, जीकर क्या, दुनिया छोड, दुनिया से चल, पैदा ही न होत, काश मैं न होत,
      कल की सुबह न देख, जीने की वजह नहीं, जीने की इच्छा नहीं, जीने का मन नहीं, जीने का कोई मतलब नहीं, जीने की कोई वजह नहीं,
      जीने का कोई फायदा नहीं`,
    ``,
  ),
];
