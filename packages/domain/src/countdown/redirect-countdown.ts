export const REDIRECT_SECONDS = 10;
export const REDIRECT_PATH = '/';

/** The seconds left before the page after checkout goes home, told from the seconds since it opened. */
export function redirectSecondsLeft(secondsOpen: number): number {
  return Math.max(0, REDIRECT_SECONDS - Math.floor(Math.max(0, secondsOpen)));
}

/** Literal, so it reads "1 seconds" at one (RD-70). */
export function redirectText(secondsLeft: number): string {
  return `Redirecting to homepage in ${secondsLeft} seconds...`;
}
