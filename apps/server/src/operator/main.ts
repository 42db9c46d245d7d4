import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { createLog } from '../log/log.ts';
import { COMMANDS } from './commands.ts';

// node apps/server/src/operator/main.ts <command> …, with the environment of the server.
const [name, ...args] = process.argv.slice(2);
const command = COMMANDS.find((candidate) => candidate.name === name);
if (command === undefined) {
  process.stderr.write(`The commands are:\n${COMMANDS.map((known) => `  ${known.name} ${known.usage}\n`).join('')}`);
  process.exitCode = 2;
} else {
  const config = readConfig(process.env);
  const context = createContext(config, createLog(config.LOG_LEVEL));
  try {
    process.stdout.write(`${await command.run(context, args)}\n`);
  } catch (cause) {
    process.stderr.write(`${command.name}: ${cause instanceof Error ? cause.message : 'failed'}\n`);
    process.exitCode = 1;
  } finally {
    context.mail.close();
    await context.shards.closeOthers();
    await context.database.close();
  }
}
