import { queueRefusals, queueRunning, queueWaiting } from '../metrics/metrics.ts';
import { refuse } from '../refusal.ts';

interface Bounds {
  /** For the metrics. */
  name: string;
  /** Tasks at a time. */
  places: number;
  /** Tasks that may wait, of all owners together. */
  mostWaiting: number;
  /** Tasks of one owner that may wait. */
  mostWaitingOfOne: number;
}

/**
 * Runs the task when it is its owner's turn. The next part of an admitted task is never refused.
 */
export type RunInTurn = <T>(
  owner: string,
  task: () => Promise<T>,
  options?: { isAdmitted: boolean },
) => Promise<T>;

/**
 * Runs a few tasks at a time. Owners with waiting tasks take turns, so one owner cannot delay the others. A task
 * that does not fit into the queue is refused.
 */
export function createFairQueue({
  name: queue,
  places,
  mostWaiting,
  mostWaitingOfOne,
}: Bounds): RunInTurn {
  /** Owners in the order of their next turns, each with its waiting tasks. */
  const queues = new Map<string, (() => void)[]>();
  let busy = 0;
  let waiting = 0;
  // Prometheus sees an increase only if there is a sample before it.
  queueRefusals.inc({ queue }, 0);

  const enter = async (owner: string, isAdmitted: boolean) => {
    if (busy < places) {
      busy += 1;
      return;
    }
    const own = queues.get(owner) ?? [];
    if (!isAdmitted && own.length >= mostWaitingOfOne) throw tooMany(queue, 'too_many_requests');
    if (!isAdmitted && waiting >= mostWaiting) throw tooMany(queue, 'overloaded');
    waiting += 1;
    queueWaiting.inc({ queue });
    queues.set(owner, own);
    await new Promise<void>((proceed) => own.push(proceed));
    queueWaiting.dec({ queue });
  };

  /** Gives the place to the next owner directly. */
  const leave = () => {
    const [next] = queues;
    if (!next) {
      busy -= 1;
      return;
    }
    const [owner, own] = next;
    const proceed = own.shift();
    waiting -= 1;
    queues.delete(owner);
    if (own.length > 0) queues.set(owner, own);
    proceed?.();
  };

  return async (owner, task, { isAdmitted } = { isAdmitted: false }) => {
    await enter(owner, isAdmitted);
    queueRunning.inc({ queue });
    try {
      return await task();
    } finally {
      queueRunning.dec({ queue });
      leave();
    }
  };
}

function tooMany(queue: string, code: 'too_many_requests' | 'overloaded') {
  queueRefusals.inc({ queue });
  return refuse(code, undefined, { 'Retry-After': '5' });
}
