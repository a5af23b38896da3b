import type { CounselChange } from '../../db/feed/counselChange.ts';
import type { Feed } from '../../db/feed/feed.ts';
import type { EventStream } from '../../http/implement.ts';
import { limits } from '../../limits/limits.ts';
import { liveStreams } from '../../metrics/metrics.ts';
import { refuse } from '../../refusal.ts';
import { type Flow, openFlow } from './flow.ts';
import { BEAT, byeText, changesText, HELLO, REPLACED } from './liveText.ts';

/** Who opens a stream. */
export interface LiveOwner {
  about: { memberId: string } | { clinicId: string };
  /** The login of the session: a browser has one stream. */
  familyId: string;
  /** The member or staff. */
  accountId: string;
  /** Null for the server itself. */
  address: string | null;
  /** Whether the session is still open. */
  isAllowed: () => Promise<boolean>;
}

export interface Live {
  open(owner: LiveOwner): EventStream;
  /** Sends the heartbeats that are due. A job calls it each second. */
  beat(): void;
  /** Ends the streams whose session has ended. Another job calls it each second, because the database may be slow. */
  check(): Promise<void>;
  /** Refuses new streams, and ends the open ones at different moments of this time. */
  drain(ms: number): void;
  count(): number;
}

interface Stream extends LiveOwner {
  flow: Flow;
  beatAt: number;
  checkAt: number;
}

interface LiveOptions {
  feed: Pick<Feed, 'onCounsels'>;
  now: () => Date;
}

const { live } = limits;

/** The live streams of this process. They send the ids of changed counsels; the client reads these with other calls. */
export function createLive({ feed, now }: LiveOptions): Live {
  const streams = new Set<Stream>();
  const byFamily = new Map<string, Stream>();
  const byTopic = new Map<string, Set<Stream>>();
  const ofAccount = createCount();
  const ofAddress = createCount();
  let isDraining = false;

  const forget = (stream: Stream): boolean => {
    if (!streams.delete(stream)) return false;
    if (byFamily.get(stream.familyId) === stream) byFamily.delete(stream.familyId);
    const topic = topicOf(stream.about);
    byTopic.get(topic)?.delete(stream);
    if (byTopic.get(topic)?.size === 0) byTopic.delete(topic);
    ofAccount.add(stream.accountId, -1);
    ofAddress.add(stream.address, -1);
    liveStreams.set(streams.size);
    return true;
  };
  const end = (stream: Stream, lastWord: Uint8Array) => {
    if (forget(stream)) stream.flow.end(lastWord);
  };
  const send = (stream: Stream, text: Uint8Array) => {
    if (!stream.flow.send(text)) forget(stream);
  };
  /** The browsers come back at different moments, too: they wait a random time. */
  const endAll = (fromMs: number, toMs: number) => {
    for (const stream of streams) {
      const after = fromMs + Math.random() * (toMs - fromMs);
      setTimeout(() => end(stream, byeText()), after).unref();
    }
  };
  const admit = ({ accountId, address }: LiveOwner) => {
    if (isDraining || streams.size >= live.streams) throw refuse('overloaded', undefined, LATER);
    const isTooMany =
      ofAccount.of(accountId) >= live.ofAccount || ofAddress.of(address) >= live.ofAddress;
    if (isTooMany) throw refuse('too_many_requests', undefined, LATER);
  };
  const endIfOver = async (stream: Stream) => {
    // If the database fails, the stream stays open.
    const isAllowed = await stream.isAllowed().catch(() => true);
    if (!isAllowed) end(stream, byeText(0));
  };

  feed.onCounsels((changes) => {
    // Changes may be lost: clients reconnect and reload.
    if (changes === null) return endAll(0, live.spreadMs);
    for (const [topic, told] of byTopicOf(changes)) {
      const listening = byTopic.get(topic);
      if (!listening) continue;
      const text = changesText(told);
      for (const stream of listening) send(stream, text);
    }
  });

  return {
    open: (owner) => {
      const former = byFamily.get(owner.familyId);
      if (former) end(former, REPLACED);
      admit(owner);
      const moment = now().getTime();
      const { flow, stream: bytes } = openFlow(() => forget(stream));
      const stream: Stream = {
        ...owner,
        flow,
        beatAt: moment + live.beatMs,
        checkAt: checkAfter(moment),
      };
      streams.add(stream);
      byFamily.set(owner.familyId, stream);
      const topic = topicOf(owner.about);
      byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(stream));
      ofAccount.add(owner.accountId, 1);
      ofAddress.add(owner.address, 1);
      liveStreams.set(streams.size);
      flow.send(HELLO);
      return bytes;
    },
    beat: () => {
      const moment = now().getTime();
      for (const stream of streams) {
        if (stream.beatAt > moment) continue;
        stream.beatAt = moment + live.beatMs;
        send(stream, BEAT);
      }
    },
    check: async () => {
      const moment = now().getTime();
      const due = [...streams].filter(({ checkAt }) => checkAt <= moment);
      for (const stream of due) stream.checkAt = checkAfter(moment);
      for (let first = 0; first < due.length; first += live.checksAtOnce) {
        await Promise.all(due.slice(first, first + live.checksAtOnce).map(endIfOver));
      }
    },
    drain: (ms) => {
      isDraining = true;
      // Ends streams only in the second half: until then the balancer would send the browsers back to this process.
      endAll(ms / 2, ms * 0.95);
    },
    count: () => streams.size,
  };
}

const LATER = { 'Retry-After': String(live.laterMs / 1_000) };

/** Streams that were opened at the same moment are checked at different ones. */
const checkAfter = (moment: number) => moment + live.checkMs * (0.5 + Math.random() / 2);

const topicOf = (about: LiveOwner['about']) =>
  'memberId' in about ? `member ${about.memberId}` : `clinic ${about.clinicId}`;

function byTopicOf(changes: readonly CounselChange[]): Map<string, CounselChange[]> {
  const topics = new Map<string, CounselChange[]>();
  const tell = (topic: string, change: CounselChange) => {
    topics.set(topic, [...(topics.get(topic) ?? []), change]);
  };
  for (const change of changes) {
    const { memberId, clinicId } = change;
    if (memberId !== null) tell(topicOf({ memberId }), change);
    if (clinicId !== null) tell(topicOf({ clinicId }), change);
  }
  return topics;
}

function createCount() {
  const counts = new Map<string, number>();
  return {
    of: (key: string | null) => (key === null ? 0 : (counts.get(key) ?? 0)),
    add: (key: string | null, change: 1 | -1) => {
      if (key === null) return;
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
