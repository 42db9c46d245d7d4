import type { Alert } from './rule.ts';

interface Cause {
  readonly alert: string;
  /** `page` wakes somebody; `ticket` waits for the working day. */
  readonly severity: 'page' | 'ticket';
  readonly for: string;
  readonly expr: string;
  readonly summary: string;
}

const DISKS = 'fstype!~"tmpfs|overlay|squashfs|ramfs"';

/** What is known to go wrong. The objectives notice whatever else does. */
const CAUSES: readonly Cause[] = [
  {
    alert: 'NoServer',
    severity: 'page',
    for: '1m',
    expr: 'sum(up{job="vayl-server"}) == 0 or absent(up{job="vayl-server"})',
    summary: 'no server process answers: nobody can sign in or get minutes',
  },
  {
    alert: 'ServerDown',
    severity: 'ticket',
    for: '5m',
    expr: 'up{job=~"vayl-server|vayl-worker"} == 0',
    summary: '{{ $labels.job }} at {{ $labels.instance }} does not answer',
  },
  {
    alert: 'ProxyFails',
    severity: 'page',
    for: '5m',
    expr: 'sum by (proxy) (rate(haproxy_frontend_http_responses_total{code="5xx"}[5m])) / sum by (proxy) (rate(haproxy_frontend_http_responses_total[5m])) > 0.05',
    summary:
      '{{ $value | humanizePercentage }} of answers at the door {{ $labels.proxy }} are errors, also those that no server saw',
  },
  {
    alert: 'BackendEmpty',
    severity: 'page',
    for: '1m',
    expr: 'haproxy_backend_active_servers == 0',
    summary: 'the proxy has nobody to send requests for {{ $labels.proxy }} to',
  },
  {
    alert: 'ServerBusy',
    severity: 'ticket',
    for: '10m',
    expr: 'nodejs_eventloop_lag_p99_seconds > 0.25',
    summary: 'the process at {{ $labels.instance }} lets its requests wait for {{ $value | humanizeDuration }}',
  },
  {
    alert: 'ConnectionsShort',
    severity: 'ticket',
    for: '5m',
    expr: 'min_over_time(database_requests_waiting[5m]) > 0',
    summary: 'statements at {{ $labels.instance }} wait for a connection to the database all the time',
  },
  {
    alert: 'NoWorker',
    severity: 'page',
    for: '5m',
    expr: 'absent(jobs_waiting)',
    summary: 'no process works off jobs: mails wait, and old rows are not deleted',
  },
  {
    alert: 'MailStuck',
    severity: 'page',
    for: '5m',
    expr: 'max by (task) (job_oldest_seconds{task=~"send-mail|send-download-link"}) > 900',
    summary: 'the oldest {{ $labels.task }} has waited for {{ $value | humanizeDuration }}',
  },
  {
    alert: 'JobsGivenUp',
    severity: 'ticket',
    for: '5m',
    expr: 'max by (task) (jobs_given_up) > 0',
    summary: '{{ $value }} jobs {{ $labels.task }} have failed for the last time and will not be tried again',
  },
  {
    alert: 'PaymentEventsRefused',
    severity: 'ticket',
    for: '15m',
    expr: 'sum(increase(http_request_seconds_count{route="/webhooks/stripe",status=~"4xx|5xx"}[30m])) > 3',
    summary: 'events of the payment service are refused: subscriptions may not be what people paid for',
  },
  {
    alert: 'ProviderFails',
    severity: 'ticket',
    for: '15m',
    expr: 'sum by (purpose) (rate(provider_seconds_count{outcome!~"answered|cap-reached"}[15m])) / sum by (purpose) (rate(provider_seconds_count[15m])) > 0.5',
    summary: 'more than half of the questions to the AI provider ({{ $labels.purpose }}) fail; our own engine answers',
  },
  {
    alert: 'ProviderMoneyGone',
    severity: 'ticket',
    for: '0m',
    expr: 'sum by (purpose) (increase(provider_seconds_count{outcome="cap-reached"}[15m])) > 0',
    summary:
      'the AI provider’s money of today is gone for {{ $labels.purpose }}; our own engine answers until midnight UTC',
  },
  {
    alert: 'NoLeader',
    severity: 'page',
    for: '45s',
    expr: 'max by (scope) (patroni_primary) == 0 or absent(patroni_primary)',
    summary: 'the database has no leader: nothing can be written',
  },
  {
    alert: 'NoSynchronousReplica',
    severity: 'page',
    for: '1m',
    expr: 'max by (scope) (patroni_sync_standby) == 0',
    summary: 'no replica confirms writes, so none are accepted: losing one would be worse',
  },
  {
    alert: 'ReplicaMissing',
    severity: 'ticket',
    for: '15m',
    expr: 'count by (scope) (patroni_postgres_running == 1) < 3',
    summary: '{{ $value }} of 3 database nodes run: the next failure may stop writes',
  },
  {
    alert: 'ReplicaBehind',
    severity: 'ticket',
    for: '10m',
    expr: '(max by (scope) (patroni_xlog_location) - on (scope) group_right () patroni_xlog_replayed_location) * on (scope, instance) patroni_replica > 256 * 1024 * 1024',
    summary: 'the replica at {{ $labels.instance }} is {{ $value | humanize1024 }}B behind',
  },
  {
    alert: 'FailoverPaused',
    severity: 'ticket',
    for: '1h',
    expr: 'max by (scope) (patroni_is_paused) == 1',
    summary: 'Patroni is paused: a leader that dies is not replaced',
  },
  {
    alert: 'EtcdUnreachable',
    severity: 'page',
    for: '1m',
    expr: 'time() - patroni_dcs_last_seen > 30',
    summary: 'Patroni at {{ $labels.instance }} has not reached etcd for {{ $value | humanizeDuration }}',
  },
  {
    alert: 'WalNotArchived',
    severity: 'page',
    for: '15m',
    expr: 'max(database_archive_failing) > 0',
    summary:
      'the write-ahead log is not archived: a restore would lose what is newer, and the disk of the leader fills',
  },
  {
    alert: 'DiskFills',
    severity: 'page',
    for: '10m',
    expr: `node_filesystem_avail_bytes{${DISKS}} / node_filesystem_size_bytes{${DISKS}} < 0.1 or predict_linear(node_filesystem_avail_bytes{${DISKS}}[2h], 4 * 3600) < 0`,
    summary: '{{ $labels.mountpoint }} at {{ $labels.instance }} is full, or will be within four hours',
  },
  {
    alert: 'ClockOff',
    severity: 'ticket',
    for: '10m',
    expr: 'abs(node_timex_offset_seconds) > 0.5 or node_timex_sync_status == 0',
    summary: 'the clock at {{ $labels.instance }} is not in step',
  },
];

export const CAUSE_ALERTS: readonly Alert[] = CAUSES.map(({ alert, severity, for: lasting, expr, summary }) => ({
  alert,
  expr,
  for: lasting,
  labels: { severity },
  annotations: { summary },
}));
