import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';

/** What a restore puts back although a person may have ended it, and its words in docs/operations.md. */
const IN_FORCE_AGAIN: Record<string, string> = {
  'staff.password_hash': 'replaced passwords, passkeys and authenticator apps',
  'staff_passkey.public_key': 'replaced passwords, passkeys and authenticator apps',
  'staff_totp.secret': 'replaced passwords, passkeys and authenticator apps',
  'staff_recovery_code.used_at': 'used recovery codes',
  'staff.active': 'removed accounts',
  'review.status': 'hidden reviews',
  'clinic.status': 'clinics, doctors and events that were withdrawn',
  'doctor.status': 'clinics, doctors and events that were withdrawn',
  'event.status': 'clinics, doctors and events that were withdrawn',
  'email.address_sealed': 'deleted e-mail addresses',
  'notice_off.topic': 'switched-off notices',
  'review.before_photos': 'photos taken out of reviews',
  'counsel.state': 'canceled counsels',
};

it('docs/operations.md names what people ended after the backup, and has to be ended again', async () => {
  const db = await openTestDatabase();
  const columns = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public'`,
  );
  expect(columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys(IN_FORCE_AGAIN)),
  );
  const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split('## Backup and restore');
  const section = text.slice(0, text.indexOf('\n## ')).replace(/\s+/g, ' ');
  for (const words of Object.values(IN_FORCE_AGAIN)) expect(section).toContain(words);
});
