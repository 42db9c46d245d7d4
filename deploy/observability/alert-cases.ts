/** Time series as promtool writes them (`start+stepxtimes`, a step is `step` long), and what comes of them. */
export interface AlertCase {
  readonly says: string;
  readonly alert: string;
  readonly severity: 'page' | 'ticket';
  readonly series: Readonly<Record<string, string>>;
  readonly at: string;
  /** Days are played in longer steps. */
  readonly step?: '30m';
  readonly isFiring: boolean;
}

interface Situation {
  readonly says: string;
  readonly series: Readonly<Record<string, string>>;
  readonly at?: string;
  readonly step?: '30m';
}

/** One situation in which an alert fires, and one, much like it, in which it does not. */
function pair(
  alert: string,
  severity: AlertCase['severity'],
  fires: Situation,
  stays: Situation,
): readonly AlertCase[] {
  return [
    { alert, severity, at: '2h', ...fires, isFiring: true },
    { alert, severity, at: '2h', ...stays, isFiring: false },
  ];
}

const LEASE = 'method="POST",route="/api/minutes/lease"';
const SIGN_IN = 'method="POST",route="/auth-api/sign-in/email"';
const SUGGESTION = 'method="POST",route="/api/ai-suggestion"';

/** A thousand requests a minute, of which so many fail. */
const failing = (labels: string, perThousand: number, minutes = 5000) => ({
  [`http_request_seconds_count{${labels},status="2xx"}`]: `0+${1000 - perThousand}x${minutes}`,
  [`http_request_seconds_count{${labels},status="5xx"}`]: `0+${perThousand}x${minutes}`,
});
const slow = (histogram: string, labels: string, bound: string, perThousand: number) => ({
  [`${histogram}_count{${labels}}`]: '0+1000x5000',
  [`${histogram}_bucket{${labels},le="${bound}"}`]: `0+${1000 - perThousand}x5000`,
});

const OBJECTIVE_CASES: readonly AlertCase[] = [
  ...pair(
    'LeasesFail',
    'page',
    { says: 'two in a hundred fail for an hour', series: failing(LEASE, 20) },
    { says: 'one in two thousand fails', series: failing(LEASE, 0.5) },
  ),
  ...pair(
    'LeasesFail',
    'ticket',
    { says: 'half the budget would be gone in a week', series: failing(LEASE, 2), at: '73h', step: '30m' },
    { says: 'they fail, but within the budget', series: failing(LEASE, 0.9), at: '73h', step: '30m' },
  ),
  {
    says: 'what burns slowly wakes nobody',
    alert: 'LeasesFail',
    severity: 'page',
    series: failing(LEASE, 4),
    at: '73h',
    step: '30m',
    isFiring: false,
  },
  {
    says: 'it is over half an hour after the trouble is',
    alert: 'LeasesFail',
    severity: 'page',
    series: {
      [`http_request_seconds_count{${LEASE},status="2xx"}`]: '0+1000x150',
      [`http_request_seconds_count{${LEASE},status="5xx"}`]: '0x60 0+500x10 5000x80',
    },
    at: '1h42m',
    isFiring: false,
  },
  ...pair(
    'LeasesSlow',
    'page',
    { says: 'a fifth is slow', series: slow('http_request_seconds', LEASE, '0.25', 200) },
    { says: 'one in a hundred is slow', series: slow('http_request_seconds', LEASE, '0.25', 10) },
  ),
  ...pair(
    'SignInFails',
    'page',
    { says: 'two in a hundred fail', series: failing(SIGN_IN, 20) },
    {
      says: 'wrong passwords are refused',
      series: { [`http_request_seconds_count{${SIGN_IN},status="4xx"}`]: '0+1000x200' },
    },
  ),
  ...pair(
    'SignInSlow',
    'page',
    { says: 'a fifth is slow', series: slow('http_request_seconds', SIGN_IN, '1', 200) },
    { says: 'leases are slow', series: slow('http_request_seconds', LEASE, '0.25', 200) },
  ),
  ...pair(
    'SuggestionsFail',
    'page',
    { says: 'a fifth fails', series: failing(SUGGESTION, 200) },
    { says: 'one in a hundred fails', series: failing(SUGGESTION, 10) },
  ),
  ...pair(
    'SuggestionsSlow',
    'page',
    { says: 'nine in ten are slow', series: slow('suggestion_seconds', 'source="provider"', '5', 900) },
    { says: 'one in ten is slow', series: slow('suggestion_seconds', 'source="provider"', '5', 100) },
  ),
  ...pair(
    'MailLate',
    'page',
    { says: 'a fifth is late', series: slow('job_delay_seconds', 'task="send-mail"', '60', 200) },
    { says: 'old rows are deleted slowly', series: slow('job_delay_seconds', 'task="delete-old-rows"', '60', 200) },
  ),
];

const UP = 'up{job="vayl-server",instance="a"}';
const patroni = (name: string, node: string) => `${name}{scope="vayl",instance="${node}"}`;

const CAUSE_CASES: readonly AlertCase[] = [
  ...pair(
    'NoServer',
    'page',
    { says: 'none answers', series: { [UP]: '1x60 0x60' } },
    { says: 'one of two does', series: { [UP]: '0x120', 'up{job="vayl-server",instance="b"}': '1x120' } },
  ),
  ...pair(
    'NoServer',
    'page',
    { says: 'nobody knows of any', series: {} },
    { says: 'one answers', series: { [UP]: '1x120' } },
  ),
  ...pair(
    'ServerDown',
    'ticket',
    { says: 'one is away', series: { [UP]: '0x120' } },
    { says: 'it is being replaced', series: { [UP]: '1x117 0x3' } },
  ),
  ...pair(
    'ProxyFails',
    'page',
    {
      says: 'a tenth of the answers are errors',
      series: {
        'haproxy_frontend_http_responses_total{proxy="site",code="2xx"}': '0+900x120',
        'haproxy_frontend_http_responses_total{proxy="site",code="5xx"}': '0+100x120',
      },
    },
    {
      says: 'one in a hundred is',
      series: {
        'haproxy_frontend_http_responses_total{proxy="site",code="2xx"}': '0+990x120',
        'haproxy_frontend_http_responses_total{proxy="site",code="5xx"}': '0+10x120',
      },
    },
  ),
  ...pair(
    'BackendEmpty',
    'page',
    { says: 'nobody is left', series: { 'haproxy_backend_active_servers{proxy="servers"}': '2x60 0x60' } },
    { says: 'one is left', series: { 'haproxy_backend_active_servers{proxy="servers"}': '2x60 1x60' } },
  ),
  ...pair(
    'ServerBusy',
    'ticket',
    { says: 'requests wait for long', series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.4x120' } },
    { says: 'only for a moment', series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.01x115 0.4x5' } },
  ),
  ...pair(
    'ConnectionsShort',
    'ticket',
    { says: 'something always waits', series: { 'database_requests_waiting{instance="a"}': '3x120' } },
    {
      says: 'something waits now and then',
      series: { 'database_requests_waiting{instance="a"}': '3 0 3 0 3 0+0x115' },
    },
  ),
  ...pair(
    'NoWorker',
    'page',
    { says: 'nobody shows the queue', series: { [UP]: '1x120' } },
    { says: 'somebody does', series: { 'jobs_waiting{task="send-mail"}': '0x120' } },
  ),
  ...pair(
    'MailStuck',
    'page',
    { says: 'the oldest mail gets older', series: { 'job_oldest_seconds{task="send-mail"}': '0+60x120' } },
    { says: 'it is another job', series: { 'job_oldest_seconds{task="delete-old-rows"}': '0+60x120' } },
  ),
  ...pair(
    'JobsGivenUp',
    'ticket',
    { says: 'one was', series: { 'jobs_given_up{task="send-mail"}': '1x120' } },
    { says: 'none was', series: { 'jobs_given_up{task="send-mail"}': '0x120' } },
  ),
  ...pair(
    'PaymentEventsRefused',
    'ticket',
    {
      says: 'one is refused each minute',
      series: { 'http_request_seconds_count{route="/webhooks/stripe",status="4xx"}': '0+1x120' },
    },
    {
      says: 'somebody tried one',
      series: { 'http_request_seconds_count{route="/webhooks/stripe",status="4xx"}': '0x100 1x20' },
    },
  ),
  ...pair(
    'ProviderFails',
    'ticket',
    {
      says: 'most questions fail',
      series: {
        'provider_seconds_count{purpose="suggestion",outcome="too-slow"}': '0+6x120',
        'provider_seconds_count{purpose="suggestion",outcome="answered"}': '0+4x120',
      },
    },
    {
      says: 'the money is gone',
      series: { 'provider_seconds_count{purpose="suggestion",outcome="cap-reached"}': '0+6x120' },
    },
  ),
  ...pair(
    'ProviderMoneyGone',
    'ticket',
    {
      says: 'the money is gone',
      series: { 'provider_seconds_count{purpose="article",outcome="cap-reached"}': '0+1x120' },
    },
    {
      says: 'it was, yesterday',
      series: { 'provider_seconds_count{purpose="article",outcome="cap-reached"}': '50x120' },
    },
  ),
  ...pair(
    'NoLeader',
    'page',
    {
      says: 'two nodes and none leads',
      series: { [patroni('patroni_primary', 'a')]: '1x60 0x60', [patroni('patroni_primary', 'b')]: '0x120' },
    },
    {
      says: 'another one leads by now',
      series: { [patroni('patroni_primary', 'a')]: '1x60 0x60', [patroni('patroni_primary', 'b')]: '0x60 1x60' },
    },
  ),
  ...pair(
    'NoSynchronousReplica',
    'page',
    {
      says: 'none confirms',
      series: { [patroni('patroni_sync_standby', 'a')]: '0x120', [patroni('patroni_sync_standby', 'b')]: '0x120' },
    },
    {
      says: 'one confirms',
      series: { [patroni('patroni_sync_standby', 'a')]: '0x120', [patroni('patroni_sync_standby', 'b')]: '1x120' },
    },
  ),
  ...pair(
    'ReplicaMissing',
    'ticket',
    { says: 'two of three run', series: running(1, 1, 0) },
    { says: 'all run', series: running(1, 1, 1) },
  ),
  ...pair(
    'ReplicaBehind',
    'ticket',
    { says: 'by 512 MiB', series: behind(512) },
    { says: 'by 16 MiB', series: behind(16) },
  ),
  ...pair(
    'FailoverPaused',
    'ticket',
    { says: 'somebody forgot it', series: { [patroni('patroni_is_paused', 'a')]: '1x120' } },
    { says: 'somebody works on it', series: { [patroni('patroni_is_paused', 'a')]: '0x100 1x20' } },
  ),
  ...pair(
    'EtcdUnreachable',
    'page',
    { says: 'it was last seen long ago', series: { [patroni('patroni_dcs_last_seen', 'a')]: '600x120' } },
    { says: 'it is seen', series: { [patroni('patroni_dcs_last_seen', 'a')]: '0+60x120' } },
  ),
  ...pair(
    'WalNotArchived',
    'page',
    { says: 'it fails', series: { 'database_archive_failing{instance="a"}': '1x120' } },
    { says: 'it failed once', series: { 'database_archive_failing{instance="a"}': '0x60 1x5 0x55' } },
  ),
  ...pair(
    'DiskFills',
    'page',
    { says: 'it is nearly full', series: disk(5) },
    { says: 'a third is free', series: disk(33) },
  ),
  ...pair(
    'ClockOff',
    'ticket',
    { says: 'it is ahead', series: { 'node_timex_offset_seconds{instance="a"}': '2x120' } },
    {
      says: 'it is in step',
      series: {
        'node_timex_offset_seconds{instance="a"}': '0.001x120',
        'node_timex_sync_status{instance="a"}': '1x120',
      },
    },
  ),
];

function running(...nodes: readonly number[]): AlertCase['series'] {
  return Object.fromEntries(
    nodes.map((value, index) => [patroni('patroni_postgres_running', `n${index}`), `${value}x120`]),
  );
}

function behind(mebibytes: number): AlertCase['series'] {
  const leader = 10_000_000_000;
  return {
    [patroni('patroni_xlog_location', 'a')]: `${leader}x120`,
    [patroni('patroni_xlog_replayed_location', 'a')]: '0x120',
    [patroni('patroni_replica', 'a')]: '0x120',
    [patroni('patroni_xlog_replayed_location', 'b')]: `${leader - mebibytes * 1024 * 1024}x120`,
    [patroni('patroni_replica', 'b')]: '1x120',
  };
}

function disk(freePercent: number): AlertCase['series'] {
  const labels = 'instance="a",mountpoint="/data",fstype="ext4"';
  return {
    [`node_filesystem_avail_bytes{${labels}}`]: `${freePercent}x120`,
    [`node_filesystem_size_bytes{${labels}}`]: '100x120',
  };
}

export const ALERT_CASES: readonly AlertCase[] = [...OBJECTIVE_CASES, ...CAUSE_CASES];
