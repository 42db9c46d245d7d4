import { readConfig } from './config.ts';
import { createContext } from './context.ts';
import { createLog } from './log/log.ts';
import { startServer } from './server.ts';

const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const server = await startServer(createContext(config, log));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal is a person in a hurry.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    server.stop().catch((cause: unknown) => {
      log.error({ cause }, 'the stop failed');
      process.exitCode = 1;
    });
  });
}
