/** What others export, by who does. Everything else that rules and dashboards read has to come from our server. */
export const FOREIGN_METRICS = {
  prometheus: ['up', 'ALERTS'],
  haproxy: ['haproxy_backend_active_servers', 'haproxy_frontend_http_responses_total'],
  patroni: [
    'patroni_dcs_last_seen',
    'patroni_is_paused',
    'patroni_postgres_running',
    'patroni_postgres_timeline',
    'patroni_primary',
    'patroni_replica',
    'patroni_sync_standby',
    'patroni_xlog_location',
    'patroni_xlog_replayed_location',
  ],
  node: [
    'node_filesystem_avail_bytes',
    'node_filesystem_size_bytes',
    'node_timex_offset_seconds',
    'node_timex_sync_status',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
