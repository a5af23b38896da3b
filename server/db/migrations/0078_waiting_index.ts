import type { Index } from './migration.ts';

/** Deliveries that wait, by channel. Replaces outbox_lane, which has a state that no longer exists, and outbox_due. */
export const waitingIndexes: readonly Index[] = [
  {
    name: 'outbox_waiting',
    sql: `create index outbox_waiting on outbox (channel, due_at) where state = 'WAITING'`,
  },
];
