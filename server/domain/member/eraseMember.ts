import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { limits } from '../../limits/limits.ts';
import { deleteFilesNow } from '../upload/deleteUnusedFiles.ts';
import { eraseKeyNow } from './eraseKeys.ts';
import { eraseMemberRows } from './eraseMemberSql.ts';
import { lockMember } from './memberSql.ts';
import { tellClinics } from './tellClinics.ts';
import { planUnlinking } from './unlinkMembers.ts';

interface Services extends Pick<AppContext, 'db' | 'memberKeys' | 'masterKeys' | 'unlinks'> {
  fileStore: FileStore;
}

interface Removal {
  memberId: string;
  /** LINE's access token, from the app inside LINE. */
  lineToken?: string | null;
  at: Date;
  /** Asked in the same transaction, before the rows are deleted: false keeps the member. */
  mayLeave?: (tx: Queryable) => Promise<boolean>;
  /** In the same transaction, after the rows are deleted. */
  record?: (tx: Queryable) => Promise<void>;
}

/**
 * Erases a member, for every way to leave: rows, then the key, then files. Clinics get a notice (tellClinics.ts), and a
 * job tells the login provider. The rows of some years may take longer than a statement may take otherwise. Waiting for
 * other transactions may not: it holds one of the few connections. False: there is no such member, or it may not leave.
 */
export async function eraseMember(
  { db, memberKeys, masterKeys, unlinks, fileStore }: Services,
  { memberId, lineToken = null, at, mayLeave, record }: Removal,
): Promise<boolean> {
  const erase = async (tx: Queryable) => {
    await limitLockWaits(tx);
    if (mayLeave && !(await mayLeave(tx))) return null;
    // Of two erasures at once, the second waits here. Then it finds no member, or it fails because the wait is too long.
    if (!(await lockMember(tx, memberId))) return null;
    await planUnlinking(tx, { masterKeys, unlinks }, { memberId, lineToken, at });
    await tellClinics(tx, memberId, at);
    const erased = await eraseMemberRows(tx, memberId, at);
    if (!erased) return null;
    await record?.(tx);
    return erased.files;
  };
  const files = await db.transaction(erase, { isUnlimited: true });
  if (files === null) return false;
  await eraseKeyNow({ db, memberKeys }, memberId, at);
  await deleteFilesNow(fileStore, files);
  return true;
}

async function limitLockWaits(tx: Queryable): Promise<void> {
  const { statementMs } = limits.database;
  await tx.query("select set_config('lock_timeout', $1, true)", [String(statementMs)]);
}
