import { hashPassword } from '../../server/domain/staff/passwordHash.ts';
import { aStaff, digestOf, STAFF_PASSWORD } from './aStaff.ts';
import { openTestApp } from './testApp.ts';

export const WRONG = digestOf('a guess');

/** An account whose password costs what a real one does, and a way to sign in from any address. */
export async function openDesk() {
  const { db, send } = await openTestApp({ options: { trustedHops: 1 } });
  const { userId } = await aStaff(db);
  const kept = await hashPassword(STAFF_PASSWORD);
  await db.query('update staff set password_hash = $2 where user_id = $1', [userId, kept]);
  const signIn = (user_id: string, password: string, from: string, headers = {}) =>
    send('POST', '/auth/login', { user_id, password }, { 'X-Forwarded-For': from, ...headers });
  return { userId, signIn };
}

export type SignIn = Awaited<ReturnType<typeof openDesk>>['signIn'];
