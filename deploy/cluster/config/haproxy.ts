import type { ClusterPlan } from '../plan.ts';

/** The proxy before the database and before the servers. Who is asked is decided by who says that it is the one. */
export function haproxyConfig(plan: ClusterPlan): string {
  const nodes = plan.nodes.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  const servers = plan.servers
    .filter(({ runsJobs }) => !runsJobs)
    .map(({ name, port, internalPort }) => `  server ${name} 127.0.0.1:${port} check port ${internalPort}`);
  return [
    'global',
    '  maxconn 2000',
    '  nbthread 1',
    '',
    'defaults',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  retries 3',
    '  option redispatch',
    '',
    '# Writes go to the leader: Patroni of the node that leads is the only one to answer 200 here.',
    'listen database',
    `  bind 127.0.0.1:${plan.databasePort}`,
    '  mode tcp',
    // A pool keeps connections for as long as it likes.
    '  timeout client 24h',
    '  timeout server 24h',
    // A client whose machine vanished without a word gives back its locks within a minute.
    '  option clitcpka',
    '  clitcpka-idle 30s',
    '  clitcpka-intvl 10s',
    '  clitcpka-cnt 3',
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    // Who was connected to a node that no longer leads must not go on talking to it.
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes,
    '',
    'listen web',
    `  bind 127.0.0.1:${plan.webPort}`,
    '  mode http',
    '  timeout client 30s',
    '  timeout server 30s',
    '  timeout http-request 10s',
    '  option forwardfor',
    '  option httpchk GET /ready',
    '  http-check expect status 200',
    '  balance roundrobin',
    // Only a request that nobody has begun to read goes to another server.
    '  retry-on conn-failure',
    '  default-server inter 500ms fall 2 rise 1',
    ...servers,
    '',
    'frontend metrics',
    `  bind 127.0.0.1:${plan.metricsPort}`,
    '  mode http',
    '  timeout client 10s',
    '  http-request use-service prometheus-exporter if { path /metrics }',
    '',
  ].join('\n');
}
