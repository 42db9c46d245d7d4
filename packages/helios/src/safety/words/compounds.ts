/**
 * Things whose name holds a word of danger. A longer find that begins inside one asks instead of refusing, so only what
 * is a thing in every sentence stands here, and nothing that is also said of somebody: "the blackout blinds me".
 */
export const EN_COMPOUNDS = `
  blackout curtain|curtains|shutter|shutters|drapes|poem|poetry|lining|fabric|cloth,
  blackout blind|blinds|shade|shades down|drawn|closed|shut|pulled,
  skipping rope, jump rope, battle rope|ropes, rope jump|jumping|skipping,
  kernel panic, crash dump, crash report|reports, core dump, crash course, crash test,
  seizure of assets|property|goods|power, asset seizure|seizures, seizure warrant,
  fit of a|the model|curve, goodness of fit, model fitting, curve fitting, line of best fit,
  crane kick, crane shot, crane fly, origami crane|cranes, paper crane|cranes,
  driver code, driver package, driver install, driver stack, device driver,
  aura of a|the character|hero|villain|painting|place|mystery, aura farming,
  stroke width, stroke count, stroke order, stroke colour|color, attack surface, attack vector, attack animation, attack roll,
  helm chart|charts, helm release, webpack loader, class loader, module loader, data loader, boot loader, lazy loader,
  can bus captures|frames|logs|messages|data|protocol, data bus, message bus, event bus, service bus, bus captures, bus factor,
  foam roller, paint roller, roller skates, roller coaster, roller derby, lint roller,
  ladder logic, ladder diagram, career ladder, corporate ladder, property ladder,
  infant industry, baby grand, baby boomer|boomers, baby spinach, baby corn, nursery slope|slopes, plant nursery,
  cradle to cradle, shock absorber, steering document|documents, food truck, tonic key, tonic sol fa,
  pilot light, pilot hole, plane geometry, plane tree|trees, astral plane, control plane, data plane,
  van gogh, train set, train a|the|our model`;

export const COMPOUNDS = `
  cortinas opacas, persiana* blackout, cuerda de saltar, saltar a la cuerda, saltar la comba, aura del personaje,
  verdunkelungsvorhang*, verdunklungsvorhang*, springseil, seilspringen, aura der figur,
  rideau* occultant*, corde a sauter, saut a la corde, aura du personnage,
  cortina* blackout, pular corda, pulando corda, corda de pular, aura do personagem,
  遮光窗帘, 遮光帘, 跳绳, 扣押资产, 遮光カーテン, 縄跳び, なわとび, 資産の差し押さえ, रस्सी कूद`;
