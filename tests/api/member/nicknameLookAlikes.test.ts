import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { LOOK_ALIKES } from '../../../server/domain/member/lookAlikeRules.ts';
import { nicknameOf } from '../../../server/domain/member/nicknameRules.ts';
import { forRacingCalls, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aMember } from '../../support/fixtures/factories.ts';

forRacingCalls((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => goBackBefore(db, '0010_nickname_doubles'));

  const named = async (nickname: string, nickname_key: string) =>
    (await aMember(db, { nickname, nickname_key })).id;
  const keyOf = async (id: string) => {
    const rows = await db.query<{ key: string }>(
      'select nickname_key as key from member where id = $1',
      [id],
    );
    return rows[0]?.key;
  };

  it('NICK-06 an older nickname is compared like a new one, also if it has look-alikes', async () => {
    const all = `${LOOK_ALIKES.slice(0, 20)} ${LOOK_ALIKES.slice(20)}`;
    const before = await named(all, all.replace(' ', ''));
    const other = await named('모아 1', '모아1');
    await migrate(db);
    expect(await keyOf(before)).toBe(nicknameOf(all)?.key);
    expect(await keyOf(other)).toBe('모아1');
  });

  it('NICK-06 two older nicknames that look alike both stay, and no third is accepted', async () => {
    const double = await named('\u041c\u043ea', '\u043c\u043ea');
    const latin = await named('Moa', 'moa');
    const pair = [await named('\u0410x', '\u0430x'), await named('a\u0445', 'a\u0445')];
    await migrate(db);
    expect([await keyOf(latin), await keyOf(double)]).toEqual(['moa', '\u043c\u043ea']);
    expect(await Promise.all(pair.map(keyOf))).toContain('ax');
    await expect(named('new', nicknameOf('\u041c\u043e\u0430')?.key ?? '')).rejects.toMatchObject({
      code: '23505',
    });
  });
});
