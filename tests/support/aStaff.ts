import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { STAFF_ROLES } from '../../contract/staff.ts';
import type { Database } from '../../server/db/database.ts';
import { hashPassword } from '../../server/domain/staff/passwordHash.ts';
import { insertStaff } from '../../server/domain/staff/staffSql.ts';
import type { StaffSession } from '../../server/http/session.ts';
import { aClinic } from './factories.ts';

interface StaffWishes {
  user_id?: string;
  role?: (typeof STAFF_ROLES)[number];
  clinic_id?: string;
}

/** As the client sends a password. */
export const digestOf = (password: string) => createHash('sha256').update(password).digest('hex');

export const STAFF_PASSWORD = digestOf('secret of the staff');

let made = 0;
/** Slow on purpose, so it is made once. */
let passwordHash: Promise<string> | undefined;

/** An account with that password, and the session that it would have. */
export async function aStaff(
  db: Database,
  wishes: StaffWishes = {},
): Promise<StaffSession & { userId: string }> {
  made += 1;
  passwordHash ??= hashPassword(STAFF_PASSWORD);
  const { user_id = `staff.${made}`, role = wishes.clinic_id ? 'CLINIC' : 'OPERATOR' } = wishes;
  const clinic_id = role === 'CLINIC' ? (wishes.clinic_id ?? (await aClinic(db)).id) : null;
  const id = uuidv7();
  const account = { id, user_id, role, clinic_id, passwordHash: await passwordHash };
  await insertStaff(db, { ...account, at: new Date() });
  return { kind: 'staff', staffId: id, role, clinicId: clinic_id, userId: user_id };
}
