import type { AppContext } from '../appContext.ts';
import { KeyLost } from '../crypto/createMemberKeys.ts';
import { createKeyedHash } from '../crypto/masterKey.ts';
import { installationTexts, type OpenTexts, openTexts, sealTexts } from '../crypto/texts.ts';
import type { FileStore } from '../files/fileStore.ts';
import { DAY_MS } from '../lib/units.ts';
import { limits } from '../limits/limits.ts';
import {
  insertLineEvents,
  type NewLineEvent,
  postponeEvent,
  selectMembersInLine,
} from './lineEventSql.ts';
import { type LineEvent, type LineEventKind, LinePayload } from './lineEvents.ts';
import { type Unsent, unsendMessage } from './unsendMessage.ts';

type Keys = Pick<AppContext, 'masterKeys' | 'memberKeys'>;

/** Events without a text. They are stored for members only. */
const WITHOUT_TEXT: readonly LineEventKind[] = ['follow', 'unfollow', 'unsend'];

/**
 * Stores each event once: LINE sends one again when it got no answer. Texts of members are sealed with their key. Of a
 * person who is not a member it keeps only a keyed hash and the reply token. A message that was taken back is erased.
 */
export async function storeLineEvents(
  context: Pick<AppContext, 'db' | 'now'> & Keys,
  store: FileStore,
  { events, issuer }: { events: readonly LineEvent[]; issuer: string },
): Promise<void> {
  const { db, masterKeys, now } = context;
  const at = now();
  const person = createKeyedHash(masterKeys, 'line person');
  const users = [...new Set(events.map(({ userId }) => userId))];
  const members = await selectMembersInLine(db, issuer, users);
  const rows: NewLineEvent[] = [];
  // The other events of the call are stored. LINE gets a failure and sends all of them again.
  let failure: Error | undefined;
  const putOff = (error: unknown): undefined => {
    if (!(error instanceof KeyLost)) throw error;
    failure = error;
  };
  for (const { id, kind, userId, at: happenedAt, messageId, payload } of events) {
    const memberId = members.get(userId) ?? null;
    const hasText = !WITHOUT_TEXT.includes(kind);
    if (memberId === null && !hasText) continue;
    const sealed = hasText
      ? await sealPayload(context, { id, memberId, payload }).catch(putOff)
      : null;
    if (sealed === undefined) continue;
    const about = { memberId, messageId: memberId === null ? null : messageId };
    // The job takes an `unsend` only if this process dies before it has erased the message.
    const dueAt = kind === 'unsend' ? new Date(at.getTime() + limits.line.leaseMs) : at;
    rows.push({ id, person: person.of(userId), ...about, kind, happenedAt, sealed, at, dueAt });
  }
  // The `unsend` is stored before the erasure, so the job does not pass on a message that arrives after it.
  const since = new Date(at.getTime() - DAY_MS);
  await insertLineEvents(db, rows, { since, most: limits.line.eventsPerDay });
  for (const { id, ...unsent } of unsentOf(rows)) {
    await unsendMessage(context, store, unsent).catch(async (error: Error) => {
      failure = error;
      // From now on the job tries it, too.
      await postponeEvent(db, id, { dueAt: at, problem: 'failed' });
    });
  }
  if (failure) throw failure;
}

async function sealPayload(
  { db, masterKeys, memberKeys }: Pick<AppContext, 'db'> & Keys,
  { id, memberId, payload }: Pick<LineEvent, 'id' | 'payload'> & { memberId: string | null },
): Promise<string | null> {
  const place = payloadPlace(id);
  if (memberId === null) {
    return strangers(masterKeys).seal(JSON.stringify({ replyToken: payload.replyToken }), place);
  }
  return (await sealTexts(db, memberKeys, memberId)).seal(JSON.stringify(payload), place);
}

const unsentOf = (rows: readonly NewLineEvent[]): (Unsent & { id: string })[] =>
  rows.flatMap(({ id, kind, memberId, messageId: lineId, at }) =>
    kind === 'unsend' && memberId !== null && lineId !== null ? [{ id, memberId, lineId, at }] : [],
  );

/** Null: it cannot be opened. */
export async function openPayload(
  { masterKeys, memberKeys }: Keys,
  { id, memberId, sealed }: { id: string; memberId: string | null; sealed: string | null },
): Promise<LinePayload | null> {
  const texts = memberId === null ? strangers(masterKeys) : await openTexts(memberKeys, memberId);
  return openWith(texts, { id, sealed });
}

export function openWith(
  texts: OpenTexts,
  { id, sealed }: { id: string; sealed: string | null },
): LinePayload | null {
  const opened = sealed === null ? '{}' : texts.open(sealed, payloadPlace(id));
  return opened === null ? null : (LinePayload.safeParse(JSON.parse(opened)).data ?? null);
}

const strangers = (masterKeys: AppContext['masterKeys']) =>
  installationTexts(masterKeys, 'line strangers');

const payloadPlace = (id: string) => ({ table: 'line_event', id, column: 'payload' });
