import type { AppContext } from '../../appContext.ts';
import { limits } from '../../limits/limits.ts';
import { deleteErasure, selectErasures } from './eraseMemberSql.ts';

type Erasing = Pick<AppContext, 'db' | 'memberKeys'>;

/**
 * Erases the key of a member whose rows are deleted. The row in `erasure` stays until the key is gone and the erasure
 * is in the log, so a crash in between is repaired by the job.
 */
async function eraseKey({ db, memberKeys }: Erasing, memberId: string, at: Date): Promise<void> {
  await memberKeys.erase(memberId, at);
  await deleteErasure(db, memberId);
}

/** Called right after the rows are deleted. A failure is no error for the member: the job repeats it. */
export async function eraseKeyNow(context: Erasing, memberId: string, at: Date): Promise<void> {
  await eraseKey(context, memberId, at).catch(() => undefined);
}

/** The job: finishes erasures that were interrupted. */
export async function finishErasures(context: Erasing, at: Date): Promise<void> {
  for (const memberId of await selectErasures(context.db, limits.lists.erasures)) {
    await eraseKey(context, memberId, at);
  }
}
