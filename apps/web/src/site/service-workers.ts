import { logProblem } from './log-problem.ts';

/** An older site may have left one behind that would go on answering for us (MISC-01). */
export async function unregisterServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch (cause) {
    logProblem('service-workers.unregister-failed', cause);
  }
}
