import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What GET /metrics shows. docs/monitoring has a dashboard and alarms for it. */
export const registry = new Registry();
const registers = [registry];

/** In seconds: an answer from memory takes less than a millisecond, a statement is ended after 5 s. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to the headers of its answer.',
  labelNames: ['route', 'status_class'],
  buckets,
  registers,
});

/** Codes of contract/plain/errorCode.ts: also refused sign-ins (login_failed) and limits (too_many_requests). */
export const refusals = new Counter({
  name: 'http_refusals_total',
  help: 'Answers with an error code.',
  labelNames: ['route', 'code'],
  registers,
});

export const querySeconds = new Histogram({
  name: 'database_query_duration_seconds',
  help: 'Time of a statement or of a whole transaction, with the wait for a connection.',
  labelNames: ['kind'],
  buckets,
  registers,
});

export const queueWaiting = new Gauge({
  name: 'queue_waiting',
  help: 'Tasks that wait for their turn.',
  labelNames: ['queue'],
  registers,
});

export const queueRunning = new Gauge({
  name: 'queue_running',
  help: 'Tasks that run now.',
  labelNames: ['queue'],
  registers,
});

export const queueRefusals = new Counter({
  name: 'queue_refusals_total',
  help: 'Tasks that did not fit into the queue.',
  labelNames: ['queue'],
  registers,
});

export const scans = new Counter({
  name: 'antivirus_scans_total',
  help: 'Uploads that the antivirus was asked about, by its answer.',
  labelNames: ['result'],
  registers,
});

export const unusualReadings = new Counter({
  name: 'unusual_readings_total',
  help: 'How often operators were told of an account that reads the texts of too many counsels.',
  registers,
});

export const liveStreams = new Gauge({
  name: 'live_streams',
  help: 'Open live streams of this process.',
  registers,
});

export const noticesWaiting = new Gauge({
  name: 'notices_waiting',
  help: 'Notices to members and staff that are not sent yet.',
  registers,
});

export const noticesOldest = new Gauge({
  name: 'notices_oldest_waiting_seconds',
  help: 'Age of the oldest notice that is not sent yet, without those that may have arrived.',
  registers,
});

export const noticesEnded = new Counter({
  name: 'notices_ended_total',
  help: 'Deliveries of notices that ended, by how they ended.',
  labelNames: ['channel', 'state'],
  registers,
});

export const keysLost = new Gauge({
  name: 'member_keys_lost',
  help: 'Members with encrypted texts whose key is missing.',
  registers,
});

new Gauge({
  name: 'process_uptime_seconds',
  help: 'Time since the process started.',
  registers,
  collect() {
    this.set(process.uptime());
  },
});
