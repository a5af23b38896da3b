import type { Queryable } from '../../../db/database.ts';

/** The secret for device cookies. The first process writes it, all others read it. */
export async function selectOrInsertDeviceSecret(
  db: Queryable,
  newSecret: string,
): Promise<string> {
  await db.query(
    "insert into setting (key, value) values ('device_secret', $1) on conflict (key) do nothing",
    [newSecret],
  );
  const [row] = await db.query<{ value: string }>(
    "select value from setting where key = 'device_secret'",
  );
  return row?.value ?? newSecret;
}
