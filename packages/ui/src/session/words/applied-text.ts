export const APPLIED_WORDS = {
  fromLink: 'These settings came with the link you opened.',
  stillOff: 'Nothing is switched on.',
  undo: 'Undo',
} as const;
