import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

export interface Metrics {
  readonly registry: Registry;
  requestEnded(facts: { method: string; route: string; status: number; seconds: number }): void;
  /** Something that the business cares about, named in the past tense. */
  happened(event: string): void;
}

export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const events = new Counter({
    name: 'events_total',
    help: 'What happened, by name.',
    labelNames: ['event'],
    registers: [registry],
  });
  const { pool } = database;
  for (const [name, help, read] of [
    ['database_connections', 'Connections that are open.', () => pool.totalCount],
    ['database_connections_idle', 'Connections that wait for work.', () => pool.idleCount],
    ['database_requests_waiting', 'Statements that wait for a connection.', () => pool.waitingCount],
  ] as const) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => {
        gauge.set(read());
      },
    });
  }
  return {
    registry,
    requestEnded: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    happened: (event) => events.inc({ event }),
  };
}
