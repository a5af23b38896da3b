import type { AppContext } from '../../../appContext.ts';
import { sealTexts } from '../../../crypto/texts.ts';
import { limits } from '../../../limits/limits.ts';
import { contentPlace, notePlace, reasonPlace } from './counselTexts.ts';
import {
  moveCounselTexts,
  moveReason,
  selectPlainCounsels,
  selectPlainReasons,
} from './plainTextSql.ts';

/**
 * The job: seals some texts that an older version wrote. Members and staff may write meanwhile, and processes may do the
 * same row at once: every result is right. Returns how many rows it took.
 */
export async function sealPlainTexts({
  db,
  memberKeys,
}: Pick<AppContext, 'db' | 'memberKeys'>): Promise<number> {
  const counsels = await selectPlainCounsels(db, limits.lists.plainTexts);
  for (const counsel of counsels) {
    const { id, memberId, content, note } = counsel;
    const texts = await sealTexts(db, memberKeys, memberId);
    await moveCounselTexts(db, counsel, {
      content: texts.seal(content, contentPlace(id)),
      note: texts.seal(note, notePlace(id)),
    });
  }
  const reasons = await selectPlainReasons(db, limits.lists.plainTexts);
  for (const { id, memberId, reason } of reasons) {
    const texts = await sealTexts(db, memberKeys, memberId);
    await moveReason(db, id, texts.seal(reason, reasonPlace(id)));
  }
  return counsels.length + reasons.length;
}
