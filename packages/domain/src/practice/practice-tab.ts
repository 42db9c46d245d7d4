export const PRACTICE_TABS = ['reading', 'video', 'coding'] as const;
export type PracticeTab = (typeof PRACTICE_TABS)[number];
