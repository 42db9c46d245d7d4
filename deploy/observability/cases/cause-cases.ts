import { type AlertCase, pair } from './alert-case.ts';

const UP = 'up{job="vayl-server",instance="a"}';
const patroni = (name: string, node: string) => `${name}{scope="vayl",instance="${node}"}`;

export const CAUSE_CASES: readonly AlertCase[] = [
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
