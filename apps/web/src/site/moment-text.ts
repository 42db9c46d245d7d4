// Moments that the server told, in the words of the page's one language and the hours of the person's own clock.
const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23' });

export function dateText(moment: string): string {
  return DATE.format(new Date(moment));
}

export function timeText(moment: string): string {
  return TIME.format(new Date(moment));
}
