import type { TaskIntent } from '../intents.ts';
import type { DeclineReason } from '../reply.ts';

export interface TaskText {
  readonly task: string;
  readonly aim: string;
  /** What else may help, as a sentence. */
  readonly advice?: string;
}

export const TASK_TEXT: Readonly<Record<TaskIntent, TaskText>> = {
  deep_focus_coding: { task: 'focused work', aim: 'stay with one thing' },
  debugging: { task: 'debugging', aim: 'keep looking closely' },
  deep_reading_analysis: { task: 'close reading and analysis', aim: 'stay with a dense text' },
  study_memorise: { task: 'studying', aim: 'keep their attention on what they learn' },
  creative_ideation: { task: 'finding ideas', aim: 'let thoughts wander' },
  creative_writing: { task: 'writing', aim: 'let words come' },
  design_visual: { task: 'visual work', aim: 'see freely and still place things well' },
  meetings_calls: { task: 'talking with people', aim: 'stay present and calm' },
  routine_admin: { task: 'routine work', aim: 'keep going steadily' },
  vigilance_trading: { task: 'watching closely', aim: 'stay alert' },
  relaxed_reading: { task: 'unhurried reading', aim: 'ease into it' },
  meditation_calm: { task: 'meditation', aim: 'settle' },
  sleep_winddown: {
    task: 'winding down',
    aim: 'let the day end',
    advice: 'Sound alone, with the light off, may suit you better.',
  },
  nap_recovery: { task: 'a rest', aim: 'let go for a while' },
  energy_wakeup: { task: 'waking up', aim: 'feel more awake' },
  stress_relief: { task: 'calming down', aim: 'breathe more slowly' },
  exercise_movement: { task: 'moving', aim: 'keep their pace' },
};

const WITHOUT_LIGHT = 'Quiet sound, slow breathing or a break need no light.';

/** For a decline whose reason nobody named. */
export const GENERAL_DECLINE_TEXT = `This light may not be suitable here, so please keep it off. ${WITHOUT_LIGHT} A doctor can tell you more; in an emergency, call your local emergency number.`;

/** Each names the reason, says that the light should be off, and offers something without light and somebody to ask. */
export const DECLINE_TEXT: Readonly<Record<DeclineReason, string>> = {
  photosensitivity: `Flickering light is not suitable where seizures, migraine or sensitivity to light are a concern, so please keep it off. ${WITHOUT_LIGHT} A doctor can tell you more.`,
  adverse_symptom: `Please stop the light now: what you describe can be a sign that it is not for you. Look away, rest, and see a doctor if it does not pass. ${WITHOUT_LIGHT}`,
  head_injury: `After an injury, an operation or an illness of the brain, flickering light is not suitable, so please keep it off. ${WITHOUT_LIGHT} Ask your doctor first.`,
  driving:
    'Never use this light while driving or working with machines: please keep it off. If you are tired, stop somewhere safe and rest. If tiredness stays, ask a doctor.',
  infant: `This light is not for babies or children, so please keep it off. Quiet sound or a calm voice need no light; a doctor can advise you.`,
  crisis:
    'I am sorry that it is this hard. The light is not what you need now, so it should stay off. Please call your local emergency number or a crisis line, or go to somebody you trust, right away.',
  harm: 'I will not help to use light on anybody in a way that could hurt them. Please keep it off. If somebody was hurt, call a doctor or your local emergency number.',
  medical: `Vayl is a tool for work and rest, not a medical device, so I changed nothing. Please ask your doctor about this, and keep taking what they prescribed. ${WITHOUT_LIGHT}`,
};
