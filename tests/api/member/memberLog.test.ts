import { expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

const CANARY = '카나리아-canary-7f3a';

forOneEngine((_engine, open) => {
  it('no text, nickname or key of a member reaches a log or an error when a call fails', async () => {
    const { log, text, lines } = openLogLines();
    const options = { sessions: fakeSessions, log };
    const { db, send } = await openTestApp({ db: await open(), options });
    const clinic = await aClinic(db);
    const { id } = await aConsentingMember(db, clinic.id);
    const form = { clinic_id: clinic.id, sourceType: 'CLINIC', sourceId: clinic.id };
    const headers = { ...asMember(id), 'Idempotency-Key': 'canary-key' };
    const book = (changes = {}) =>
      send('POST', '/member/counsels', { ...form, content: CANARY, ...changes }, headers);
    const rename = () => send('PATCH', `/member/${id}`, { nickname: CANARY }, headers);

    const first = await book();
    expect(first.status).toBe(200);
    expect((await rename()).status).toBe(200);
    const refused = [
      await book({ content: `${CANARY} and more` }),
      await book({ [CANARY]: CANARY }),
      await book({ sourceType: CANARY }),
      await send('PATCH', `/member/${id}`, { nickname: `${CANARY}\n${CANARY}` }, headers),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 400, 400, 400]);

    await db.script('alter table counsel rename column code to kode');
    await db.script('alter table member rename column nickname to nick');
    const failed = [
      await send('POST', '/member/counsels', { ...form, content: CANARY }, asMember(id)),
      await rename(),
    ];
    expect(failed.map(({ status }) => status)).toEqual([500, 500]);
    // ERR-19 Without a text, but with the reason and the place in our code.
    const causes = lines().filter(({ level }) => level === 50);
    expect(causes).toMatchObject([
      { error: 'DatabaseError', code: '42703' },
      { error: 'DatabaseError', code: '42703' },
    ]);
    expect(JSON.stringify(causes[0])).toContain('server/domain/counsel/');
    expect(JSON.stringify(causes[1])).toContain('server/domain/member/');

    const answers = [...refused, ...failed].map(({ body }) => JSON.stringify(body));
    expect(lines().length).toBeGreaterThan(7);
    for (const secret of [CANARY, 'canary-7f3a', 'canary-key']) {
      expect(text()).not.toContain(secret);
      expect(answers.join()).not.toContain(secret);
    }
  });
});
