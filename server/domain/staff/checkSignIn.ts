import type { Database } from '../../db/database.ts';
import { type Audit, about, aboutSelf } from '../audit/audit.ts';
import { hashPassword, isOutdatedHash, isPassword } from './passwordHash.ts';
import { replaceHash, selectPassword } from './staffSql.ts';

export type SignInForm = { user_id: string; password: string };
export type Account = { id: string; password_hash: string };

export interface CheckedSignIn {
  /** The account of that name, also when the password is wrong. */
  found: Account | undefined;
  isRight: boolean;
}

/** Compares the password. A hash with old parameters is replaced now, because now the password is known. */
export async function checkSignIn(db: Database, form: SignInForm): Promise<CheckedSignIn> {
  const found = await selectPassword(db, form.user_id);
  const isRight = await isPassword(form.password, found?.password_hash);
  if (!found || !isRight || !isOutdatedHash(found.password_hash)) return { found, isRight };
  await replaceHash(db, found, await hashPassword(form.password));
  // Read again: another sign-in may have replaced it first, or the password was changed.
  const current = await selectPassword(db, form.user_id);
  return { found: current, isRight: await isPassword(form.password, current?.password_hash) };
}

/** Records an unknown account too, without its name. A faster answer would tell that the account does not exist. */
export function recordFailedSignIn(
  audit: Audit,
  account: Account | undefined,
  from: { address: string | null; now: Date },
): Promise<void> {
  const entry = account
    ? { ...aboutSelf(account.id), detail: 'wrong password' }
    : { staffId: null, ...about('staff'), detail: 'unknown account' };
  const { address, now: at } = from;
  return audit.record({ ...entry, action: 'SIGN_IN_FAILED', address, at });
}
