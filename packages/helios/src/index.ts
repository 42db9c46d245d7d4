// The one door of this package: everything that others may use, and nothing else.
export { INTENTS, type Intent, TASK_INTENTS, type TaskIntent } from './intents.ts';
export { BARS, type Bars } from './lexicon/decide.ts';
export { taskNarrative } from './narrative/task-narrative.ts';
export { CHOICES } from './narrative/unclear-narrative.ts';
export { ProviderAnswer } from './provider/provider-answer.ts';
export { readProviderAnswer } from './provider/read-provider-answer.ts';
export { PROMPT_VERSION, SYSTEM_PROMPT } from './provider/system-prompt.ts';
export { providerUserMessage } from './provider/user-message.ts';
export type { PresentSettings } from './refine/apply-refinement.ts';
export {
  blocksFlicker,
  DECLINE_REASONS,
  type DeclineReason,
  type HeliosReply,
  type ReplySource,
  type ToldReply,
  toldReply,
} from './reply.ts';
export { highestOfferedHz, type OfferedSettings, offerSettings } from './settings/clamp.ts';
export { isAfterDark, type Mood, settingsForTask } from './settings/task-settings.ts';
export { answerBeforeTask, mayTravel, type SuggestQuestion, suggest } from './suggest.ts';
export { normalise } from './text/normalise.ts';
