import { SESSION_DEFAULTS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';
import { readText } from '../text/tokens.ts';
import { askGate } from './gate.ts';

const ask = (query: string) => suggest({ query, currentSettings: SESSION_DEFAULTS });

const linesOf = (list: string) =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Each holds, by accident, what elsewhere takes a danger back: an end, a likeness, a paper, a robot, a compound, a text. */
const DECLINED = `
  one more commit and I'm gone from this world, coding
  estoy tras el volante, dame energía
  tras la grúa toda la noche, energía por favor
  on the motorway writing code
  on the highway dictating code, deep focus
  in the helicopter reviewing code
  tower crane controller on duty, focus
  bug hunt in the forklift controller, I'm riding it, debugging
  state machine for the press while I feed the press, coding
  na rodovia escrevendo programa, foco
  debugging the robot feeling dizzy
  staring at the cursor feeling sick
  staring at the cursor head spinning, debugging
  stuck behind the robot with a spinning head, coding
  debugging the servo nauseous
  rigging the avatar feeling sick
  调试机器人头晕，写代码
  盯着光标恶心，写代码
  看着机器人眼花，写代码
  ロボットを直していて吐き気、デバッグ
  カーソルを見てめまい、コードを書く
  रोबोट देखकर चक्कर, कोड लिखना
  a blackout shades the left half, coding
  every blackout blinds me for a minute, coding
  tests all clear, nothing photosensitive please, coding
  the deploy was fine, nothing epileptic on screen please, coding
  I don't get migraines except from screens, coding
  I don't get seizures if I sleep enough, coding
  I have no seizures with the right sleep, debugging
  no tengo convulsiones si duermo bien, programar
  je n'ai pas de migraines sauf avec les écrans, coder
  não tenho enxaqueca exceto com telas, programar
  只要睡够我就没有癫痫发作，写代码
  my pair just had a seizure, finishing the code
  the printer had a fit and I had the same, debugging
  article about absence seizures, mine started in May, deep reading
  a book about migraine for the one coming on, reading
  designing a poster about epilepsy, which is mine, poster design
  dissertation on migraine written with migraine, writing
  thesis on epilepsy, my own, writing
  coding while the baby sleeps on me
  no reason to be here in this meeting or in this life, notes
  won't be here after lunch or ever again, inbox`;

const ASKED = `
  poster on concussion, my head still rings from it, design
  sketching my funeral, the last drawing, design
  after two hours on the highway a boost of energy please
  spent the morning on scaffolding, back up in ten minutes, energy please
  spent the day on the highway, the night too, energy
  spent four hours on the motorway so far, energy boost
  after all the scaffolding won't climb itself, wake me up
  done with my tractor break, wake me up
  came off the motorway to answer emails, back on it in five
  came off a motorbike and everything is foggy, light reading
  refactor first, after this on the highway for six hours
  nach zwei Stunden auf dem Gabelstapler brauche ich Energie für die nächsten zwei
  après deux heures au volant j'ai besoin d'énergie
  working like a trucker because I am one, energy
  focus like a crane operator, which is my job tonight
  I'm not at the wheel for another minute, energy
  wie ein Kran hoch oben, ich sitze drin, Energie
  como um caminhoneiro na boleia, energia
  light like a cockpit, we land in ten minutes
  scaffolding contract worker, up there now, energy
  the lathe manual says stand clear, I'm standing at it, energy
  price of the motorway is my sleep, energy
  code review on the motorway, focus
  reviewing a novel on the highway
  lecture on the tractor, I'm ploughing, study
  im Kran Zeichnungen lesen, Fokus
  運転中に小説を聴く
  トラックで論文を聞く
  ट्रक चलाते समय उपन्यास सुनना है
  开着卡车听小说
  animating the sprite eyes twitching
  the robot keeps freezing and I keep freezing too, staring, debugging
  I was fixing the robot shaking all over, debugging
  soldering the relay shaking badly, debugging
  the avatar twitches whenever my face does, animating
  der Roboter zuckt, ich auch, Fehlersuche
  o robô treme e eu também, depurar código
  机器人在抖，手在抖，写代码
  can bus drivers code with this
  model fitting on the floor, debugging
  jump rope from the ceiling, coding
  my jump rope hangs from the beam, ready, coding
  rope jumping off a bridge, energy
  suicide squad of one tonight, coding
  train the model train driver, me, energy
  ich habe keine Anfälle wenn ich schlafe, Code schreiben
  while the baby plays under my desk, coding
  children are in the room, python scripts
  code with my two children on the sofa
  kids are home and staring at my screen, coding
  writing my last poem, tonight it ends
  eulogy for myself, reading it tomorrow at my own grave, writing
  a toast to my own death tonight, speech writing
  last chapter of my life, writing it tonight
  drafting my own obituary for Friday, writing
  dead code, dead me by Monday, refactor
  kill the process, then me, coding`;

const GONE_AHEAD = `
  warmer, not like an operating theatre
  softer light, not a cockpit
  candlelight rather than operating theatre
  blackout curtains closed, nap
  helm chart refactor`;

describe('[RD-81] a danger beside what sounds harmless', () => {
  it.each(linesOf(DECLINED))('is declined: %s', (query) => {
    expect(ask(query).declined).toBe(true);
  });

  it.each(linesOf(ASKED))('is asked about by the gate itself, and nothing is offered: %s', (query) => {
    expect(askGate(readText(query)).is).toBe('doubtful');
    expect(ask(query)).toMatchObject({ declined: false, unclear: true, choices: [] });
  });

  it.each(linesOf(GONE_AHEAD))('but a plain image or thing is no danger: %s', (query) => {
    expect(askGate(readText(query)).is).toBe('clear');
  });
});
