import { LIVE_KINDS, type LiveEvent, type LiveKind } from '../../../contract/plain/liveEvents.ts';
import { codeOf } from '../../api/ApiError.ts';
import type { OpenStream, StreamEvent } from '../../api/liveStream.ts';
import {
  LIVE_ASK_MS,
  LIVE_GATHER_MS,
  LIVE_HELLO_MS,
  LIVE_HIDDEN_MS,
  LIVE_RETRY_MAX_MS,
  LIVE_RETRY_MS,
  LIVE_SILENCE_MS,
} from '../../constants.ts';

export interface LiveChange {
  kind: LiveKind;
  counselId: string;
}

interface Following {
  open: OpenStream;
  /** Counsels have changed. */
  onChanges: (changes: readonly LiveChange[]) => void;
  /**
   * Asks the server for what is new. Called every 15 seconds without a stream. Called with `isGap` once after a stream
   * has opened, because the stream does not tell of earlier changes.
   */
  onAsk: (how: { isGap: boolean }) => void;
  /** True: also follows while the page is hidden, e.g. because its title shows a number. */
  isForHidden?: boolean;
}

/**
 * Follows a live stream until the returned function is called. Without a stream it asks every 15 seconds. The browser
 * has one stream: a second tab takes it over, and the first one asks until a person returns to it.
 */
export function followLive({ open, onChanges, onAsk, isForHidden = false }: Following): () => void {
  const ending = new AbortController();
  let stream: AbortController | null = null;
  let isLive = false;
  let failures = 0;
  let changes: LiveChange[] = [];
  let isOverdue = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const isResting = () => document.hidden && !isForHidden;
  const ask = (how: { isGap: boolean }) => {
    if (isResting()) isOverdue = true;
    else onAsk(how);
  };
  const tell = () => {
    gathering = undefined;
    if (changes.length === 0 || isResting()) return;
    const told = changes;
    changes = [];
    onChanges(told);
  };
  const handle: Record<LiveEvent, (data: string) => number | null | undefined> = {
    hello: () => {
      isLive = true;
      failures = 0;
      ask({ isGap: true });
      return;
    },
    change: (data) => {
      const change = changeOf(data);
      if (change) changes.push(change);
      gathering ??= setTimeout(tell, LIVE_GATHER_MS);
      return;
    },
    bye: Number,
    // Reconnecting would end the other tab's stream, and so on for ever.
    replaced: () => null,
  };
  const backOff = () => {
    const longest = Math.min(LIVE_RETRY_MAX_MS, LIVE_RETRY_MS * 2 ** failures);
    failures += 1;
    return longest * (0.5 + Math.random() / 2);
  };

  /** Returns the delay before the next try; null waits for a person. */
  const listen = async (own: AbortController): Promise<number | null> => {
    let silence = setTimeout(() => own.abort(), LIVE_HELLO_MS);
    try {
      for await (const event of await open(own.signal)) {
        clearTimeout(silence);
        silence = setTimeout(() => own.abort(), LIVE_SILENCE_MS);
        const wait = isKnown(event) ? handle[event.name](event.data) : undefined;
        if (wait !== undefined) return wait;
      }
    } catch (cause) {
      if (REFUSED.includes(codeOf(cause))) return null;
    } finally {
      clearTimeout(silence);
    }
    return backOff();
  };
  const connect = async () => {
    clearTimeout(retry);
    // A hidden page would take the stream from the tab in use; it connects when it is seen.
    if (stream || ending.signal.aborted || isResting()) return;
    const own = new AbortController();
    stream = own;
    const wait = await listen(own);
    own.abort();
    // The page has closed it.
    if (stream !== own) return;
    stream = null;
    isLive = false;
    if (wait !== null) retry = setTimeout(connect, wait);
  };
  const close = () => {
    clearTimeout(retry);
    stream?.abort();
    stream = null;
    isLive = false;
  };
  const handleVisibility = () => {
    clearTimeout(hiding);
    if (isResting()) {
      hiding = setTimeout(close, LIVE_HIDDEN_MS);
      return;
    }
    tell();
    if (isOverdue) onAsk({ isGap: true });
    isOverdue = false;
    void connect();
  };
  /** The former connection is dead, but no event reports it. */
  const handleOnline = () => {
    failures = 0;
    close();
    void connect();
  };

  const asking = setInterval(() => {
    if (!isLive && !isResting()) onAsk({ isGap: false });
  }, LIVE_ASK_MS);
  const { signal } = ending;
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  addEventListener('focus', handleVisibility, { signal });
  addEventListener('pageshow', handleVisibility, { signal });
  // Browsers do not keep a page with an open stream for Back.
  addEventListener('pagehide', close, { signal });
  addEventListener('online', handleOnline, { signal });
  void connect();

  return () => {
    ending.abort();
    clearInterval(asking);
    clearTimeout(gathering);
    clearTimeout(hiding);
    close();
  };
}

/** The session has ended, or may not have a stream. */
const REFUSED: readonly string[] = [
  'unauthenticated',
  'forbidden',
  'second_factor_due',
  'password_due',
];

const NAMES: readonly string[] = ['hello', 'change', 'bye', 'replaced'] satisfies LiveEvent[];
const isKnown = (event: StreamEvent): event is StreamEvent & { name: LiveEvent } =>
  NAMES.includes(event.name);

/** E.g. `message 0190…`. */
function changeOf(data: string): LiveChange | null {
  const [kind, counselId = ''] = data.split(' ');
  const known = LIVE_KINDS.find((each) => each === kind);
  return known ? { kind: known, counselId } : null;
}
