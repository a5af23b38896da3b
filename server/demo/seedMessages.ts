import type { CounselState } from '../../contract/plain/counselCourse.ts';
import type { Language } from '../../contract/plain/language.ts';
import type { AppContext } from '../appContext.ts';
import { sealTexts } from '../crypto/texts.ts';
import type { Queryable } from '../db/database.ts';
import { tellOfCounsels } from '../db/feed/counselChange.ts';
import { insertMessage } from '../domain/message/messageSql.ts';
import { messagePlace } from '../domain/message/messageTexts.ts';
import { MINUTE_MS } from '../lib/units.ts';
import { type DemoThread, messageTexts } from './data/messageTexts.ts';
import { takeMessagesMark } from './dataSet.ts';
import { createRandom } from './generate/lib/random.ts';
import { seedId } from './generate/lib/seedId.ts';
import { seedDetails } from './seedDetails.ts';
import { seedNotices } from './seedNotices.ts';
import { insertDemoTranslation, seedTranslations } from './seedTranslations.ts';

/**
 * Writes some threads of the demonstration, their translations, the details of bookings and the notices, once. These
 * texts are always sealed, and a seed has no keys: the archive of a build is made before the installation has any. So a
 * start does it, as soon as the keys are open.
 */
export async function seedMessages({
  db,
  memberKeys,
  now,
}: Pick<AppContext, 'db' | 'memberKeys' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await takeMessagesMark(tx))) return;
    for (const counsel of await selectCounsels(tx)) {
      const thread = messageTexts[counsel.state];
      if (thread) await writeThread(tx, counsel, { thread, memberKeys });
    }
    await seedTranslations(tx, memberKeys);
    await seedDetails(tx, memberKeys);
    await seedNotices(tx, now());
  });
}

interface ChosenCounsel {
  id: string;
  memberId: string;
  /** An account of the clinic; null when it has none. */
  staffId: string | null;
  language: Language;
  state: CounselState;
  /** When it came into its state. */
  since: number;
}

const STATES = Object.keys(messageTexts);

/** The newest counsel in each state: of the first member of each language, and of clinics that have an account. */
const selectCounsels = (tx: Queryable): Promise<ChosenCounsel[]> =>
  tx.query<ChosenCounsel>(
    `with untouched as (
       select id, member_id, clinic_id, language, state from counsel
       where seeded and message_count = 0 and texts_erased_at is null and state = any($1::text[])
     ), chosen as (
       (select distinct on (member_id, state) id from untouched
        where member_id in (select member_id from member_identity
          where issuer = 'demo' and subject in ('demo-001', 'demo-002'))
        order by member_id, state, id desc)
       union
       (select distinct on (clinic_id, language, state) id from untouched
        where clinic_id in (select clinic_id from staff where seeded)
        order by clinic_id, language, state, id desc)
     )
     select counsel.id, counsel.member_id as "memberId", counsel.language, counsel.state,
       (select staff.id from staff where staff.clinic_id = counsel.clinic_id and staff.seeded
        limit 1) as "staffId",
       (select extract(epoch from max(created_at)) * 1000 from counsel_change
        where counsel_id = counsel.id)::float8 as since
     from counsel join chosen using (id) order by counsel.id for update of counsel`,
    [STATES],
  );

async function writeThread(
  tx: Queryable,
  { id: counselId, memberId, staffId, language, since }: ChosenCounsel,
  { thread, memberKeys }: { thread: DemoThread } & Pick<AppContext, 'memberKeys'>,
): Promise<void> {
  const random = createRandom(`messages of ${counselId}`);
  const texts = await sealTexts(tx, memberKeys, memberId);
  for (const [index, { by, after, text, isKorean }] of thread.messages.entries()) {
    const written = isKorean ? 'ko' : language;
    const other = written === 'ko' ? 'ja' : 'ko';
    const at = since + after * MINUTE_MS;
    const id = seedId(at, random);
    await insertMessage(tx, {
      id,
      counselId,
      memberId,
      number: index + 1,
      by,
      staffId: by === 'staff' ? staffId : null,
      text: texts.seal(text[written], messagePlace(id)),
      photos: [],
      lineId: null,
      key: null,
      at: new Date(at),
    });
    const translation = { memberId, counselId, messageId: id, language: other, at } as const;
    await insertDemoTranslation(tx, memberKeys, { ...translation, text: text[other] });
  }
  const lastOf = (side: 'member' | 'staff') =>
    thread.messages.findLastIndex(({ by }) => by === side) + 1;
  await tx.query(
    `update counsel set message_count = $2, last_of_member = $3, last_of_staff = $4,
       read_by_member = $5, read_by_staff = $6, unread_since = (
         select min(created_at) from message
         where counsel_id = $1 and author = 'member' and number > $6)
     where id = $1`,
    [
      counselId,
      thread.messages.length,
      lastOf('member'),
      lastOf('staff'),
      thread.read.member,
      thread.read.staff,
    ],
  );
  await tellOfCounsels(tx, [counselId], 'message');
}
