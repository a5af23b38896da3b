import { createHash, scryptSync } from 'node:crypto';
import { DEMO_STAFF } from '../../data/demoStaff.ts';
import type { SeedStaff } from '../entities.ts';
import { DAY } from '../lib/clock.ts';
import { createRandom } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';

/** An operator, and one account for each of the first clinics of the list. */
export function makeStaff(clinicIds: readonly string[], today: number): SeedStaff[] {
  const random = createRandom('staff');
  const createdAt = today - 900 * DAY;
  const clinics = [...clinicIds];
  return DEMO_STAFF.map(({ userId, password, role }) => ({
    id: seedId(createdAt, random),
    createdAt,
    userId,
    passwordHash: hashPassword(password, `demo salt of ${userId}`),
    role,
    clinicId: role === 'CLINIC' ? (clinics.shift() ?? null) : null,
  }));
}

const COST = { N: 16_384, r: 8, p: 1 };

/** As the server stores it: a hash of the digest that the client sends instead of the password. */
function hashPassword(password: string, saltText: string): string {
  const digest = createHash('sha256').update(password).digest('hex');
  const salt = createHash('sha256').update(saltText).digest().subarray(0, 16);
  const hash = scryptSync(digest, salt, 32, COST);
  const { N, r, p } = COST;
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}
