import type { BrowserContext } from 'playwright';

/**
 * Everything that goes wrong in any page of a context: what scripts throw and log as errors, what a policy refuses,
 * answers from 400 on, and requests that never came through.
 */
export function watchProblems(context: BrowserContext): readonly string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    // Chromium also logs each failed answer, without saying more than the answer itself does below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    problems.push(`logged: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    problems.push(`answered: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left takes what it was asking for with it.
    if (reason === 'net::ERR_ABORTED') return;
    problems.push(`failed: ${reason} ${request.url()}`);
  });
  return problems;
}
