import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';

export interface Metrics {
  readonly registry: Registry;
  requestEnded(facts: { method: string; route: string; status: number; seconds: number }): void;
  /** A suggestion went out. What was asked is no part of it, and nobody is named. */
  suggestionAnswered(facts: { source: string; intent: string; outcome: string; seconds: number }): void;
  providerAsked(facts: { purpose: string; outcome: string; seconds: number }): void;
  /** A job is done, so long after it was asked for. */
  jobDone(facts: { task: string; seconds: number }): void;
  /** Something that the business cares about, named in the past tense. */
  happened(event: string): void;
}

const SLOW_BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 10];
/** A mail server may be away for a weekend. */
const DELAY_BUCKETS = [1, 5, 15, 60, 300, 900, 3600, 21_600, 86_400, 259_200];

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
  const suggestions = new Counter({
    name: 'suggestions_total',
    help: 'Suggestions by who answered, what was understood, and what came of it.',
    labelNames: ['source', 'intent', 'outcome'],
    registers: [registry],
  });
  const suggestionSeconds = new Histogram({
    name: 'suggestion_seconds',
    help: 'Time that a suggestion took, by who answered.',
    labelNames: ['source'],
    buckets: SLOW_BUCKETS,
    registers: [registry],
  });
  const providerSeconds = new Histogram({
    name: 'provider_seconds',
    help: 'Time with the AI provider, by purpose and outcome; its count is the number of calls that were wanted.',
    labelNames: ['purpose', 'outcome'],
    buckets: SLOW_BUCKETS,
    registers: [registry],
  });
  const jobDelay = new Histogram({
    name: 'job_delay_seconds',
    help: 'Time from the moment a job was asked for until it was done, failed tries included.',
    labelNames: ['task'],
    buckets: DELAY_BUCKETS,
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
    suggestionAnswered: ({ source, intent, outcome, seconds }) => {
      suggestions.inc({ source, intent, outcome });
      suggestionSeconds.observe({ source }, seconds);
    },
    providerAsked: ({ purpose, outcome, seconds }) => providerSeconds.observe({ purpose, outcome }, seconds),
    // The database says when it was asked for, and its clock may be a little ahead of ours.
    jobDone: ({ task, seconds }) => jobDelay.observe({ task }, Math.max(0, seconds)),
    happened: (event) => events.inc({ event }),
  };
}
