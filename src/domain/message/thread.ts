import type { LineState } from '../../../contract/staff/staffMessage.ts';

interface Numbered {
  number: number;
  text: string;
  photos: readonly unknown[];
  unsent?: true | undefined;
}

/** The messages that this browser has, and how far each side has read. */
export interface LoadedThread<M extends Numbered> {
  data: M[];
  last: number;
  read: { member: number; staff: number };
  /** The numbers of messages that were taken back. */
  unsent?: number[] | undefined;
  /** For staff: what LINE did with their messages. It changes later, so each answer has all of them. */
  line?: readonly { number: number; state: LineState }[] | undefined;
}

const EMPTY = { data: [], last: 0, read: { member: 0, staff: 0 } };

/**
 * Joins two parts of a thread: the higher `last` and `read` are the newer ones. Messages that were taken back also
 * leave the memory of this browser.
 */
export function joined<M extends Numbered>(
  a: LoadedThread<M>,
  b: LoadedThread<M>,
): LoadedThread<M> {
  const byNumber = new Map([...a.data, ...b.data].map((message) => [message.number, message]));
  const unsent = [...new Set([...(a.unsent ?? []), ...(b.unsent ?? [])])];
  const shown = (message: M): M =>
    unsent.includes(message.number) ? { ...message, text: '', photos: [], unsent: true } : message;
  return {
    data: [...byNumber.values()].map(shown).sort((first, second) => first.number - second.number),
    unsent,
    line: b.line ?? a.line,
    last: Math.max(a.last, b.last),
    read: {
      member: Math.max(a.read.member, b.read.member),
      staff: Math.max(a.read.staff, b.read.staff),
    },
  };
}

/** Adds a message that was just sent. */
export const withMessage = <M extends Numbered>(
  thread: LoadedThread<M> | undefined,
  message: M,
): LoadedThread<M> => joined(thread ?? EMPTY, { ...EMPTY, data: [message], last: message.number });

/** The last number before the first gap. Example: the reader's own message is 7, and 6 has not arrived yet: 5. */
function withoutGapsUntil<M extends Numbered>({ data }: LoadedThread<M>): number {
  const gap = data.findIndex(({ number }, index) => number !== index + 1);
  return gap === -1 ? data.length : gap;
}

interface Asking<M extends Numbered> {
  ask: (after: string) => Promise<LoadedThread<M>>;
  /** The cached thread now; a message may have been sent during this request. */
  shown: () => LoadedThread<M> | undefined;
}

/** Loads the whole thread. It asks only for messages that this browser does not have. */
export async function loadThread<M extends Numbered>({
  ask,
  shown,
}: Asking<M>): Promise<LoadedThread<M>> {
  let thread: LoadedThread<M> = shown() ?? EMPTY;
  let isErased = false;
  for (;;) {
    const part = await ask(String(withoutGapsUntil(thread)));
    // `last` falls only when the texts of the counsel were erased.
    if (part.last < thread.last) {
      isErased = true;
      thread = EMPTY;
      continue;
    }
    thread = joined(thread, part);
    if (part.data.length === 0 || withoutGapsUntil(thread) >= part.last) break;
  }
  return isErased ? thread : joined(shown() ?? EMPTY, thread);
}
