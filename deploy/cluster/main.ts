// pnpm cluster up       starts a cluster on this machine: etcd, three PostgreSQL under Patroni, HAProxy, two servers, a worker
// pnpm cluster status   who runs, who leads, who follows
// pnpm cluster deploy   restarts the servers one after the other, without a request being refused
// pnpm cluster down     ends it and deletes all that it has written
import { randomBytes } from 'node:crypto';
import { openCluster, processesOf, startCluster } from './cluster.ts';
import { readMembers } from './members.ts';
import { applicationUrl, webUrl } from './plan.ts';
import { isAlive } from './processes/proc.ts';
import { rollServers } from './roll.ts';
import { ownFolder, readState } from './state.ts';
import { stopCluster } from './stop.ts';

const folder = ownFolder();

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  up: async () => {
    if (readState(folder) !== undefined) throw new Error('a cluster is there already: pnpm cluster down ends it');
    try {
      await startCluster({
        folder,
        nodes: 3,
        servers: 2,
        environment: { AUTH_SECRET: randomBytes(32).toString('hex') },
        say,
      });
    } catch (cause) {
      say(`it did not start; its logs are in ${folder} until pnpm cluster down`);
      throw cause;
    }
    await printStatus();
  },
  status: printStatus,
  deploy: async () => {
    await rollServers(openCluster(folder), say);
    await printStatus();
  },
  down: async () => {
    say((await stopCluster(folder)) ? 'the cluster is gone' : 'no cluster runs');
  },
};

const command = COMMANDS[process.argv[2] ?? ''];
if (command === undefined) {
  console.error(`cluster: which? There are: ${Object.keys(COMMANDS).join(', ')}`);
  process.exitCode = 2;
} else {
  await command();
}

async function printStatus(): Promise<void> {
  const { plan } = openCluster(folder);
  const members = await readMembers(plan);
  const lines = Object.entries(processesOf(folder)).map(([name, mark]) => {
    const member = members.find((candidate) => candidate.name === name);
    const part = member === undefined ? '' : `${member.role}, ${member.state}`;
    return `  ${name.padEnd(9)} ${isAlive(mark) ? `runs, pid ${mark.pid}`.padEnd(18) : 'does not run'.padEnd(18)} ${part}`;
  });
  const places = [
    `  web       ${webUrl(plan)}`,
    `  database  ${applicationUrl(plan)}`,
    `  metrics   http://127.0.0.1:${plan.metricsPort}/metrics, of the proxy`,
    `  files     ${folder}`,
  ];
  say([...lines, '', ...places].join('\n'));
}

function say(text: string): void {
  console.log(text);
}
