import { recordOf } from './burn-rates.ts';
import type { Dashboard, Panel } from './dashboard.ts';
import { OBJECTIVES } from './objectives.ts';

const rate = (counter: string, by: string, which = '') => `sum by (${by}) (rate(${counter}{${which}}[5m]))`;
const quantile = (share: number, histogram: string, by: string, which = '') =>
  `histogram_quantile(${share}, sum by (le, ${by}) (rate(${histogram}_bucket{${which}}[5m])))`;

/** The budget of 30 days is used up where the line of three days stays over its bound for 30 days. */
const objectivePanels: readonly Panel[] = OBJECTIVES.map(({ name, promise, target }) => ({
  title: promise,
  unit: 'percentunit',
  bound: Number((1 - target).toPrecision(6)),
  queries: ['5m', '1h', '3d'].map((window) => ({
    expr: `${recordOf(window)}{objective="${name}"}`,
    legend: `not so in ${window}`,
  })),
}));

const SERVICE: Dashboard = {
  uid: 'vayl-service',
  title: 'Vayl: the service',
  description: 'What people were promised, and what comes in at the door.',
  panels: [
    ...objectivePanels,
    {
      title: 'Alerts that are firing',
      unit: 'short',
      queries: [
        { expr: 'sum by (alertname, severity) (ALERTS{alertstate="firing"})', legend: '{{alertname}} {{severity}}' },
      ],
    },
    {
      title: 'Answers at the door',
      unit: 'reqps',
      queries: [{ expr: rate('haproxy_frontend_http_responses_total', 'proxy, code'), legend: '{{proxy}} {{code}}' }],
    },
    {
      title: 'Servers that the proxy sends to',
      unit: 'short',
      queries: [{ expr: 'haproxy_backend_active_servers', legend: '{{proxy}}' }],
    },
  ],
};

const SERVER: Dashboard = {
  uid: 'vayl-server',
  title: 'Vayl: server processes',
  description: 'Requests, what they cost, and other companies.',
  panels: [
    {
      title: 'Requests by status',
      unit: 'reqps',
      queries: [{ expr: rate('http_request_seconds_count', 'status'), legend: '{{status}}' }],
    },
    {
      title: 'Errors of ours by address',
      unit: 'reqps',
      queries: [{ expr: rate('http_request_seconds_count', 'route', 'status="5xx"'), legend: '{{route}}' }],
    },
    {
      title: 'Time of 99 % by address',
      unit: 's',
      isWide: true,
      queries: [{ expr: quantile(0.99, 'http_request_seconds', 'route'), legend: '{{route}}' }],
    },
    {
      title: 'Processor time',
      unit: 'short',
      queries: [
        { expr: 'rate(process_cpu_seconds_total{job=~"vayl-server|vayl-worker"}[5m])', legend: '{{instance}} cores' },
      ],
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: [{ expr: 'process_resident_memory_bytes{job=~"vayl-server|vayl-worker"}', legend: '{{instance}}' }],
    },
    {
      title: 'Wait for the event loop',
      unit: 's',
      bound: 0.25,
      queries: [{ expr: 'nodejs_eventloop_lag_p99_seconds', legend: '{{instance}}' }],
    },
    {
      title: 'Connections to the database',
      unit: 'short',
      queries: [
        { expr: 'database_connections', legend: '{{instance}} open' },
        { expr: 'database_connections_idle', legend: '{{instance}} idle' },
        { expr: 'database_requests_waiting', legend: '{{instance}} waiting' },
      ],
    },
    {
      title: 'Suggestions by who answered',
      unit: 'reqps',
      queries: [{ expr: rate('suggestions_total', 'source, outcome'), legend: '{{source}} {{outcome}}' }],
    },
    {
      title: 'Time of 95 % of suggestions',
      unit: 's',
      bound: 5,
      queries: [{ expr: quantile(0.95, 'suggestion_seconds', 'source'), legend: '{{source}}' }],
    },
    {
      title: 'Questions to the AI provider',
      unit: 'reqps',
      queries: [{ expr: rate('provider_seconds_count', 'purpose, outcome'), legend: '{{purpose}} {{outcome}}' }],
    },
    {
      title: 'What happened',
      unit: 'short',
      queries: [{ expr: 'sum by (event) (increase(events_total[1h]))', legend: '{{event}}' }],
    },
  ],
};

const DATA: Dashboard = {
  uid: 'vayl-data',
  title: 'Vayl: jobs and database',
  description: 'What waits, what is kept, and whether it would survive the next failure.',
  panels: [
    {
      title: 'Jobs that wait',
      unit: 'short',
      queries: [{ expr: 'max by (task) (jobs_waiting)', legend: '{{task}}' }],
    },
    {
      title: 'The oldest job',
      unit: 's',
      bound: 900,
      queries: [{ expr: 'max by (task) (job_oldest_seconds)', legend: '{{task}}' }],
    },
    {
      title: 'From asked for to done, 99 %',
      unit: 's',
      bound: 60,
      queries: [{ expr: quantile(0.99, 'job_delay_seconds', 'task'), legend: '{{task}}' }],
    },
    {
      title: 'Jobs that were given up',
      unit: 'short',
      queries: [{ expr: 'max by (task) (jobs_given_up)', legend: '{{task}}' }],
    },
    {
      title: 'Who leads, who confirms',
      unit: 'short',
      queries: [
        { expr: 'patroni_primary', legend: '{{instance}} leads' },
        { expr: 'patroni_sync_standby', legend: '{{instance}} confirms' },
      ],
    },
    {
      title: 'Nodes that run',
      unit: 'short',
      queries: [{ expr: 'count by (scope) (patroni_postgres_running == 1)', legend: '{{scope}}' }],
    },
    {
      title: 'How far replicas are behind',
      unit: 'bytes',
      queries: [
        {
          expr: '(max by (scope) (patroni_xlog_location) - on (scope) group_right () patroni_xlog_replayed_location) * on (scope, instance) patroni_replica',
          legend: '{{instance}}',
        },
      ],
    },
    {
      title: 'Timeline: each step is a new leader',
      unit: 'short',
      queries: [{ expr: 'max by (scope) (patroni_postgres_timeline)', legend: '{{scope}}' }],
    },
    {
      title: 'The archive of the write-ahead log fails',
      unit: 'short',
      bound: 1,
      queries: [{ expr: 'max(database_archive_failing)', legend: 'fails' }],
    },
    {
      title: 'Disk that is free',
      unit: 'bytes',
      queries: [
        {
          expr: 'node_filesystem_avail_bytes{fstype!~"tmpfs|overlay|squashfs|ramfs"}',
          legend: '{{instance}} {{mountpoint}}',
        },
      ],
    },
  ],
};

export const DASHBOARDS: readonly Dashboard[] = [SERVICE, SERVER, DATA];
