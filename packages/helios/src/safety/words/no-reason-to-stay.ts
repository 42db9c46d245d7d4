import type { SafetyWords } from '../safety-words.ts';

function stay(crisis: string, harmless: string): SafetyWords {
  return { never: { crisis }, caution: '', aboutFlicker: '', harmless };
}

/**
 * Who sees no reason to be here any longer, does not count on being here after a day, or thinks that nobody would mind.
 * Beside them what is said of a place that one may leave: an office, a meeting, a town.
 */
export const EN_NO_REASON_TO_STAY: SafetyWords = stay(
  `
    reason to still be here, reason to be here anymore|any, reason for me to be here, reason to stay alive, reason to stick around,
    reason to be around, reason to stay around, reason i should be here, reason to keep on living, reason to carry on|continue,
    reasons to stay alive|here, reasons to be here, no reason to be here, any reason to be here, a reason to be here,
    why im still here, why i am still here, why i should still be here, why am i still here, why am i even here, why i still bother living,
    see why i should be here, see why i should stay, point in still being here, point of still being here, point of me being here,
    point in being here anymore, point in staying alive, wont be here after, wont be around after, wont be here next week|month,
    wont be around next week|month, not be here after this week|month|weekend, not planning to be here, dont plan on being here,
    dont plan to be here, dont plan on being around, dont intend to be here, dont expect to be here, not going to be here much longer,
    wont be around much longer, not be around much longer, last week on earth, last week i am alive, this is my last week here,
    wouldnt matter if i wasnt here, wouldnt matter if i was gone, no one would care if i, nobody would care if i, nobody would notice if i,
    world would be fine without me, better place without me, dont see myself here next, dont see myself being here, cant see myself being here,
    done being here, tired of being here, want to not be here, want to not be, just want to be gone, want to be gone for good`,
  `
    reason to still be here in|at the|this|my meeting|office|call|chat|channel|class|lecture|building|room,
    no reason to be here in|at the|this|my meeting|office|call|chat|channel|class|lecture|building|room,
    why am i even here in|at this|the|my meeting|call|office, why im still here in|at the|this|my office|meeting|desk,
    why am i still here at the|my office|desk, why am i still here in the office,
    tired of being here in|at the|this office|meeting|hotel|airport|queue,
    done being here in|at the|this office|meeting|hotel|airport,
    reason to carry on|continue with the|this|that project|plan|feature|vendor|contract,
    wont be here after lunch|five|six|four|three|noon|hours, wont be around after lunch|five|six|four|three|noon|hours`,
);

export const NO_REASON_TO_STAY: readonly SafetyWords[] = [
  stay(
    `
      no veo razon para seguir aqui, no veo ninguna razon para seguir, no veo motivo para seguir aqui, razones para seguir aqui,
      razon para seguir aqui, motivo para seguir aqui, motivos para seguir aqui, no se por que sigo aqui, para que sigo aqui,
      por que sigo viva, por que sigo vivo, no voy a estar aqui despues, ya no voy a estar aqui, no pienso estar aqui,
      no creo que siga aqui, ya no estare aqui, a nadie le importaria si no, nadie notaria si no, el mundo estaria mejor sin mi,
      sin ganas de seguir aqui, no tiene sentido que siga aqui`,
    'para que sigo aqui en la reunion|oficina, por que sigo aqui en la reunion|oficina',
  ),
  stay(
    `
      keinen grund noch hier zu sein, keinen grund mehr hier zu sein, kein grund noch hier zu sein, grund noch da zu sein,
      keinen grund noch da zu sein, grund hier zu bleiben, warum ich noch hier bin, warum ich noch da bin, wozu ich noch da bin,
      wozu bin ich noch da, wozu noch hier sein, nachste woche nicht mehr da, nach dieser woche nicht mehr, bald nicht mehr da bin,
      bin ich nicht mehr da, werde nicht mehr da sein, wurde keiner merken wenn ich, wurde niemand merken wenn ich,
      niemand wurde merken wenn ich, niemand wurde mich vermissen, welt ware besser ohne mich, besser wenn ich weg ware`,
    'warum ich noch hier im buro|meeting, nachste woche nicht mehr da bin im urlaub, grund hier zu bleiben im buro',
  ),
  stay(
    `
      aucune raison d etre encore la, aucune raison de rester la, pas de raison d etre encore, raison d etre encore la, raison d etre encore ici,
      raison de rester en vie, raison de rester ici, plus de raison d etre la, pourquoi je suis encore la, pourquoi je suis encore en vie,
      a quoi bon etre encore la, je ne serai plus la, je serai plus la, je ne compte pas etre la, plus la la semaine prochaine,
      personne ne remarquerait si, personne ne verrait que je, manquerais a personne, le monde serait mieux sans moi`,
    'pourquoi je suis encore la au bureau, je serai plus la apres 17|18|le dejeuner',
  ),
  stay(
    `
      nao vejo motivo pra continuar aqui, nao vejo motivo para continuar aqui, nao vejo razao pra continuar, nao vejo razao para continuar,
      motivo pra estar aqui, motivo para estar aqui, motivo pra ficar aqui, razao pra estar aqui, razao para estar aqui,
      motivo pra continuar aqui, motivo para continuar aqui, por que ainda estou aqui, pra que ainda estou aqui, por que ainda to aqui,
      nao vou estar mais aqui, nao vou estar aqui depois, nao pretendo estar aqui, nao estarei mais aqui, ninguem ia notar se eu,
      ninguem notaria se eu, ninguem sentiria minha falta, o mundo seria melhor sem mim`,
    'por que ainda estou aqui na reuniao|no, motivo pra ficar aqui no escritorio',
  ),
  stay(
    `
      看不到活着的理由, 找不到活着的理由, 没有活着的理由, 没有留下来的理由, 看不到留下来的理由, 找不到留下来的理由, 没有理由再待, 没理由再待在这,
      继续留在这个世界, 继续待在这世上, 为什么还活着, 为什么我还活着, 为什么还在这世上, 过了这周就不在, 这周之后就不在, 以后就没有我了, 没有我也没关系,
      没有我会更好, 我不在了也没人, 没人会在意我不在, 不打算活, 撑不到下周`,
    '',
  ),
  stay(
    `
      ここにいる理由がわからない, ここにいる理由がない, ここにいる理由もない, ここにいる理由が見つから, まだここにいる理由, 生きている理由がな, 生きている理由がわから,
      生きている理由が見つから, 生きてる理由, なぜまだ生き, なんでまだ生き, どうしてまだ生き, 来週にはもういない, 今週が終わったらもういない, もうここにはいない,
      私がいなくても誰も, いなくなっても誰も, 存在する理由がな, 存在する理由がわから`,
    '',
  ),
  stay(
    `
      यहां रहने की कोई वजह नहीं, यहां होने की कोई वजह नहीं, यहां रहने की वजह नहीं, जीते रहने की वजह नहीं, जिंदा रहने की वजह नहीं, जिंदा रहने की कोई वजह नहीं,
      क्यों जिंदा हूं, अब तक क्यों जिंदा, इस हफ्ते के बाद नहीं रह, इस हफ्ते के बाद मैं नहीं, अगले हफ्ते मैं नहीं रह, मैं नहीं रहूंगा, मैं नहीं रहूंगी,
      मेरे न होने से किसी, मैं न रहूं तो किसी, किसी को फर्क नहीं पडेगा अगर मैं`,
    '',
  ),
];
