import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { NOTICE_STATES } from '../../contract/plain/enums.ts';
import { TOPIC_OF } from '../../contract/plain/noticeKinds.ts';
import type { Database } from '../db/database.ts';
import { warnOf } from '../lib/log.ts';
import { afterAttempt, type Outcome, waitsOf } from '../lib/outcome.ts';
import { HOUR_MS } from '../lib/units.ts';
import { limits } from '../limits/limits.ts';
import { noticesEnded } from '../metrics/metrics.ts';
import type { Channel, ChannelServices, OpenChannel } from './channel.ts';
import { channels, claimedUntil } from './channels.ts';
import {
  type ChannelName,
  claimDeliveries,
  type DueDelivery,
  settleDelivery,
} from './deliverySql.ts';
import { nextAttempt } from './noticeRules.ts';

export interface DeliveryServices extends Omit<ChannelServices, 'db'> {
  log: Logger;
  /** Aborted when the server stops: then no new batch begins. */
  stopSignal?: AbortSignal;
}

/** The deliveries of one channel. A channel that hangs delays no other one. */
export interface Lane {
  channel: ChannelName;
  /** Sends all that is due. */
  deliver(): Promise<void>;
}

export function openLanes(db: Database, delivery: DeliveryServices): Lane[] {
  return channels.map((channel) => {
    // Prometheus sees an increase only if there is a sample before it.
    for (const state of NOTICE_STATES)
      if (state !== 'WAITING') noticesEnded.inc({ channel: channel.name, state }, 0);
    const open = channel.open({ ...delivery, db });
    const warnOfRefusal = createRefusalWarning(channel.name, delivery);
    const deliver = () => deliverAll(db, { channel, open, warnOfRefusal }, delivery);
    return { channel: channel.name, deliver };
  });
}

interface Sending {
  channel: Channel;
  /** Null when this installation does not have the channel. */
  open: OpenChannel | null;
  warnOfRefusal: (outcome: Outcome) => void;
}

/** The log says once an hour at most that the provider refuses this installation. */
function createRefusalWarning(channel: ChannelName, { log, now }: DeliveryServices) {
  let nextAt = 0;
  return (outcome: Outcome): void => {
    const at = now().getTime();
    if (outcome.state !== 'WAITING' || !outcome.isRefused || at < nextAt) return;
    nextAt = at + HOUR_MS;
    const { problem } = outcome;
    log.warn({ channel, problem }, 'Notices wait: the provider refuses our token, key or sender');
  };
}

/**
 * Claims and sends one batch after the other. A delivery that hangs keeps its place of the batch, and further ones are
 * claimed for the other places. If the process dies, the deliveries are sent again under the same ids, so that receivers
 * can drop repeats.
 */
async function deliverAll(
  db: Database,
  sending: Sending,
  services: DeliveryServices,
): Promise<void> {
  const { noticeBatch, noticeRefillMs } = limits.outside;
  const { name: channel } = sending.channel;
  const running = new Map<string, Promise<unknown>>();
  const failures: unknown[] = [];
  const begin = (delivery: DueDelivery, at: Date) => {
    // It takes longer than its claim, and this process would begin it a second time.
    if (running.has(delivery.id)) return;
    const ending = deliverOne(db, sending, services, { delivery, at })
      .catch((failure) => failures.push(failure))
      .finally(() => running.delete(delivery.id));
    running.set(delivery.id, ending);
  };
  try {
    while (!services.stopSignal?.aborted && failures.length === 0) {
      const at = services.now();
      const limit = noticeBatch - running.size;
      const claim = { channel, now: at, claimedUntil: claimedUntil(sending.channel, at), limit };
      const batch = limit === 0 ? [] : await claimDeliveries(db, claim);
      for (const delivery of batch) begin(delivery, at);
      if (running.size === 0) break;
      await Promise.race([
        Promise.all(running.values()),
        wait(noticeRefillMs, undefined, { ref: false }),
      ]);
    }
  } finally {
    await Promise.all(running.values());
  }
  if (failures.length > 0) throw failures[0];
}

async function deliverOne(
  db: Database,
  { channel, open, warnOfRefusal }: Sending,
  { log, now }: DeliveryServices,
  { delivery, at }: { delivery: DueDelivery; at: Date },
): Promise<void> {
  const answered = await send(open, delivery, log);
  warnOfRefusal(answered);
  const { outcome, attempts } = afterAttempt(answered, delivery, at);
  const isToMember = delivery.memberId !== null;
  const ended = now();
  const dueAt =
    outcome.state === 'WAITING'
      ? nextAttempt({ ...delivery, attempts, isToMember, waitsMs: waitsOf(outcome) }, ended)
      : ended;
  await settleDelivery(db, delivery.id, { outcome, attempts, now: ended, dueAt });
  if (outcome.state !== 'WAITING')
    noticesEnded.inc({ channel: channel.name, state: outcome.state });
}

async function send(
  openChannel: OpenChannel | null,
  delivery: DueDelivery,
  log: Logger,
): Promise<Outcome> {
  const { kind, isOutdated, off, reached } = delivery;
  if (isOutdated) return { state: reached.length > 0 ? 'SENT' : 'DROPPED' };
  const topic = kind === null ? null : TOPIC_OF[kind];
  const isOff = topic !== null && off.includes(topic);
  if (openChannel === null || isOff) return { state: 'SHOWN' };
  try {
    return await openChannel.send(delivery);
  } catch (error) {
    // The message of the error may contain an address of the member: the log has its name and place only.
    warnOf(log, 'A notice could not be sent')(error);
    return { state: 'WAITING', problem: 'not sent' };
  }
}
