// pnpm db:up      starts this checkout's PostgreSQL and prints its address
// pnpm db:down    stops it
// pnpm db:reset   stops it, deletes everything in it, and starts it empty
import { deleteDatabase, startDatabase, stopDatabase } from './cluster.ts';

const COMMANDS: Readonly<Record<string, () => Promise<void> | void>> = {
  up: printUp,
  down: stopDatabase,
  reset: async () => {
    deleteDatabase();
    await printUp();
  },
};

const command = COMMANDS[process.argv[2] ?? ''];
if (command === undefined) {
  console.error(`database: which? There are: ${Object.keys(COMMANDS).join(', ')}`);
  process.exitCode = 2;
} else {
  await command();
}

async function printUp(): Promise<void> {
  const { url } = await startDatabase();
  console.log(url);
}
