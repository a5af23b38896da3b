import { uuidv7 } from 'uuidv7';
import type { StaffAccountForm } from '../../../contract/staff/staffPeople.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { assertNotBreached, NO_BREACH_LIST } from './breachedPasswords.ts';
import { assertUncommon } from './commonPasswords.ts';
import { hashPassword } from './passwordHash.ts';
import { insertStaff } from './staffSql.ts';

/** Checks the form and hashes the password. The returned `write` inserts the account. */
export async function prepareStaff(
  { password, password_sha1: sha1, ...form }: StaffAccountForm,
  at: Date,
  isBreached = NO_BREACH_LIST,
): Promise<{ id: string; write: (tx: Queryable) => Promise<void> }> {
  if ((form.role === 'CLINIC') !== (form.clinic_id !== null)) {
    throw refuse('invalid_input', 'body.clinic_id: required for CLINIC, not allowed for OPERATOR');
  }
  await assertUncommon(password);
  await assertNotBreached(isBreached, sha1);
  const passwordHash = await hashPassword(password);
  const staff = { ...form, id: uuidv7(), passwordHash, isPasswordDue: true, at };
  return {
    id: staff.id,
    write: async (tx) => {
      if (!(await insertStaff(tx, staff))) throw refuse('not_allowed_now', 'body.user_id: in use');
    },
  };
}
