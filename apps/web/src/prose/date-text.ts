/** `2026-11-15` → `15 November 2026`, the same on every machine. */
export function dateText(isoDate: string): string {
  const day = new Date(`${isoDate}T00:00:00Z`);
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
