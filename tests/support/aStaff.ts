import { createHash, scryptSync } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { STAFF_ROLES } from '../../contract/enums.ts';
import type { Database } from '../../server/db/database.ts';
import { insertStaff } from '../../server/domain/staff/staffSql.ts';
import type { StaffSession } from '../../server/http/guard/session.ts';
import { aClinic } from './factories.ts';

interface StaffWishes {
  user_id?: string;
  role?: (typeof STAFF_ROLES)[number];
  clinic_id?: string;
}

/** As the client sends a password. */
export const digestOf = (password: string) => createHash('sha256').update(password).digest('hex');

export const STAFF_PASSWORD = digestOf('secret of the staff');

/** Kept at a smaller cost, as the demonstration's are: trying it is not what takes the time of these tests. */
const PASSWORD_HASH = smallHashOf(STAFF_PASSWORD);

let made = 0;

/** An account with that password, and the session that it would have. */
export async function aStaff(
  db: Database,
  wishes: StaffWishes = {},
): Promise<StaffSession & { userId: string }> {
  made += 1;
  const { user_id = `staff.${made}`, role = wishes.clinic_id ? 'CLINIC' : 'OPERATOR' } = wishes;
  const clinic_id = role === 'CLINIC' ? (wishes.clinic_id ?? (await aClinic(db)).id) : null;
  const id = uuidv7();
  const account = { id, user_id, role, clinic_id, passwordHash: PASSWORD_HASH };
  await insertStaff(db, { ...account, at: new Date() });
  return { kind: 'staff', staffId: id, role, clinicId: clinic_id, userId: user_id };
}

function smallHashOf(digest: string): string {
  const salt = Buffer.alloc(16);
  const hash = scryptSync(digest, salt, 32, { N: 1_024, r: 8, p: 1 });
  return `scrypt$1024$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}
