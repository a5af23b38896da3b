import type { Index } from './migration.ts';

/** For the lanes of deliveries, and for what has to go when a notice goes or is old. */
export const laneIndexes: readonly Index[] = [
  {
    name: 'outbox_lane',
    sql: `create index outbox_lane on outbox (channel, due_at)
      where state in ('WAITING', 'QUEUED')`,
  },
  {
    name: 'outbox_by_notice',
    sql: 'create index outbox_by_notice on outbox (notice_id) where notice_id is not null',
  },
];
