import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { StaffAccountForm } from '../../../contract/staff/staffPeople.ts';
import type { Database } from '../../db/database.ts';
import { runCommand, withDatabase } from '../../start/runCommand.ts';
import { isClinic } from '../clinic/isClinic.ts';
import { getsEnrolmentCode, issueEnrolmentCode } from '../secondFactor/resetFactors.ts';
import { enrolmentLines } from '../secondFactor/unlockStaff.ts';
import { prepareStaff } from './createStaff.ts';

/** `npm run staff:create -- --user name [--clinic id]`. Without a clinic the account is an operator's. */
const USAGE =
  'Usage: npm run staff:create -- --user name [--clinic id-of-clinic]\n' +
  'A name has lower-case letters, digits, dots and underscores. The id of a clinic is the end of its address.';

/** Generates the password and prints it once: a password on the command line would stay in the shell history. */
await runCommand(async (env) => {
  const { user = '', clinic: clinicId = null } = parseArgs({
    options: { user: { type: 'string' }, clinic: { type: 'string' } },
  }).values;
  const password = randomBytes(12).toString('base64url');
  const form = StaffAccountForm.safeParse({
    user_id: user,
    password: createHash('sha256').update(password).digest('hex'),
    role: clinicId === null ? 'OPERATOR' : 'CLINIC',
    clinic_id: clinicId,
  });
  if (!form.success) throw new Error(USAGE);
  await withDatabase(env, async (db) => {
    if (clinicId !== null) await refuseUnknownClinic(db, clinicId);
    const now = new Date();
    const account = await prepareStaff(form.data, now);
    const issued = await db.transaction(async (tx) => {
      await account.write(tx);
      if (!getsEnrolmentCode(form.data.role, env.factorPolicy)) return null;
      return issueEnrolmentCode(tx, account.id, now);
    });
    console.log(
      `${form.data.role} ${user}\nPassword: ${password}\nIt is shown only once. The first sign-in at /login asks for another one.`,
    );
    // A real installation asks for it after the first password.
    if (issued) console.log(enrolmentLines(issued));
  });
});

async function refuseUnknownClinic(db: Database, id: string): Promise<void> {
  if (await isClinic(db, id)) return;
  throw new Error(`There is no clinic with the id ${id}`);
}
