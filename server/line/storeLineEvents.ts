import type { AppContext } from '../appContext.ts';
import { createKeyedHash } from '../crypto/masterKey.ts';
import { type OpenTexts, openTexts, ownTexts, sealTexts } from '../crypto/texts.ts';
import { insertLineEvents, type NewLineEvent, selectMembersInLine } from './lineEventSql.ts';
import { type LineEvent, LinePayload } from './lineEvents.ts';

type Keys = Pick<AppContext, 'masterKeys' | 'memberKeys'>;

/**
 * Stores each event once: LINE sends one again when it got no answer. Texts of members are sealed with their key. Of a
 * person who is not a member it keeps only a keyed hash and the reply token.
 */
export async function storeLineEvents(
  context: Pick<AppContext, 'db' | 'now'> & Keys,
  { events, issuer }: { events: readonly LineEvent[]; issuer: string },
): Promise<void> {
  const { db, masterKeys, memberKeys, now } = context;
  const at = now();
  const person = createKeyedHash(masterKeys, 'line person');
  const users = [...new Set(events.map(({ userId }) => userId))];
  const members = await selectMembersInLine(db, issuer, users);
  const rows: NewLineEvent[] = [];
  for (const { id, kind, userId, at: happenedAt, payload } of events) {
    const memberId = members.get(userId) ?? null;
    const isFriendEvent = kind === 'follow' || kind === 'unfollow';
    if (memberId === null && isFriendEvent) continue;
    const texts = memberId === null ? strangers(masterKeys) : await sealTexts(memberKeys, memberId);
    const kept = memberId === null ? { replyToken: payload.replyToken } : payload;
    const sealed = isFriendEvent ? null : texts.seal(JSON.stringify(kept), payloadPlace(id));
    rows.push({ id, person: person.of(userId), memberId, kind, happenedAt, sealed, at });
  }
  await insertLineEvents(db, rows);
}

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

const strangers = (masterKeys: AppContext['masterKeys']) => ownTexts(masterKeys, 'line strangers');

const payloadPlace = (id: string) => ({ table: 'line_event', id, column: 'payload' });
