export const DIAGNOSTICS = {
  title: 'Diagnostics',
  text: 'One file for support: versions, displays, figures of the light, and how often something went wrong. Nothing in it says who you are.',
  show: 'Show the file',
  showAgain: 'Read it anew',
  file: 'The file, as it would be saved',
  save: 'Save it to Downloads',
  saving: 'Saving…',
  saved: (path: string) => `Saved: ${path}`,
  notRead: 'The file could not be made. Try again.',
  notSaved: 'The file could not be saved. You can select the text above and copy it.',
} as const;
