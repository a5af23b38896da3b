import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StaffAccountForm } from '../../../contract/staff/staffPeople.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { readEnv } from '../../env/env.ts';
import { getsEnrolmentCode, issueEnrolmentCode } from '../secondFactor/resetFactors.ts';
import { enrolmentLines } from '../secondFactor/unlockStaff.ts';
import { prepareStaff } from './createStaff.ts';
import { isClinic } from './staffSql.ts';

/** `npm run staff:create -- --user name [--clinic id]`. Without a clinic the account is an operator's. */
const USAGE =
  'Usage: npm run staff:create -- --user name [--clinic id-of-clinic]\n' +
  'A name has lower-case letters, digits, dots and underscores. The id of a clinic is the end of its address.';

try {
  const { values } = parseArgs({
    options: { user: { type: 'string' }, clinic: { type: 'string' } },
  });
  await createStaff(values.user ?? '', values.clinic ?? null);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Generates the password and prints it once: a password on the command line would stay in the shell history. */
async function createStaff(userId: string, clinicId: string | null): Promise<void> {
  const password = randomBytes(12).toString('base64url');
  const form = StaffAccountForm.safeParse({
    user_id: userId,
    password: createHash('sha256').update(password).digest('hex'),
    role: clinicId === null ? 'OPERATOR' : 'CLINIC',
    clinic_id: clinicId,
  });
  if (!form.success) throw new Error(USAGE);
  const { databaseUrl, dataDir, factorPolicy } = readEnv(process.env);
  const db = await openDatabase({ url: databaseUrl, directory: join(dataDir, 'db') });
  try {
    await migrate(db);
    if (clinicId !== null) await refuseUnknownClinic(db, clinicId);
    const now = new Date();
    const account = await prepareStaff(form.data, now);
    const issued = await db.transaction(async (tx) => {
      await account.write(tx);
      if (!getsEnrolmentCode(form.data.role, factorPolicy)) return null;
      return issueEnrolmentCode(tx, account.id, now);
    });
    console.log(
      `${form.data.role} ${userId}\nPassword: ${password}\nIt is shown only once. The first sign-in at /login asks for another one.`,
    );
    // A real installation asks for it after the first password.
    if (issued) console.log(enrolmentLines(issued));
  } finally {
    await db.close();
  }
}

async function refuseUnknownClinic(db: Database, id: string): Promise<void> {
  if (await isClinic(db, id)) return;
  throw new Error(`There is no clinic with the id ${id}`);
}
