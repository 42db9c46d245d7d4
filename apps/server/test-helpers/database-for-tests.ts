import { startDatabase, stopDatabase } from '../../../tools/database/cluster.ts';

/** Every run of server tests has the real engine; one that was started for the tests is stopped after them. */
export async function setup(): Promise<() => void> {
  const { testUrl, wasRunning } = await startDatabase();
  process.env['DATABASE_URL'] = testUrl;
  return () => {
    if (!wasRunning) stopDatabase();
  };
}
