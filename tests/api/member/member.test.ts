import { beforeEach, describe, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  let me: string;
  let other: string;

  beforeEach(async () => {
    me = (await aMember(test.db, { language: 'ja' })).id;
    other = (await aMember(test.db)).id;
  });

  const myInfo = (memberId = me) => test.get('/member/my-info', asMember(memberId));
  const rename = (nickname: unknown, id = me, memberId = me) =>
    test.send('PATCH', `/member/${id}`, { nickname }, asMember(memberId));

  describe('works', () => {
    it('API-19 ENT-15 my-info answers the member with the token that names it', async () => {
      expect(await myInfo()).toMatchObject({
        status: 200,
        body: {
          data: {
            id: me,
            nickname: null,
            token: { id: me, type: 'MEMBER' },
            language: 'ja',
            consents: [],
          },
        },
      });
    });

    it('API-20 NICK-03 NICK-05 a new nickname is trimmed and stored', async () => {
      const renamed = await rename('  모아 공주 ');
      expect(renamed).toMatchObject({ status: 200, body: { data: { nickname: '모아 공주' } } });
      expect((await myInfo()).body).toEqual(renamed.body);
    });

    it('a member may change the spelling of the own nickname', async () => {
      await rename('Moa');
      expect((await rename('MOA')).body).toMatchObject({ data: { nickname: 'MOA' } });
    });
  });

  describe('refuses', () => {
    it("NICK-06 a nickname that looks like another member's, with the word 'Duplicate'", async () => {
      await rename('모아 Moa', other, other);
      for (const alike of ['모아 Moa', '모아moa', ' 모아 ＭＯＡ ', '모아\u200bmoa']) {
        expect(await rename(alike)).toMatchObject({
          status: 409,
          body: { code: 'nickname_taken', message: 'Duplicate' },
        });
      }
      expect((await myInfo()).body).toMatchObject({ data: { nickname: null } });
    });

    it('NICK-06 a nickname that looks like the service itself, as a taken one', async () => {
      for (const reserved of ['관리자', '운영자', 'Admin', '나비', '管理者', '運営']) {
        expect(await rename(reserved)).toMatchObject({
          status: 409,
          body: { code: 'nickname_taken', message: 'Duplicate' },
        });
      }
      expect((await myInfo()).body).toMatchObject({ data: { nickname: null } });
    });

    it('NICK-02 an invalid nickname', async () => {
      for (const nickname of ['', '  ', 'a\nb', '\u202eabc', 'x'.repeat(51), 5, null]) {
        expect(await rename(nickname)).toMatchObject({
          status: 400,
          body: { code: 'invalid_input' },
        });
      }
    });
  });

  describe('protects', () => {
    it('ROLE-02 every call without a session', async () => {
      const calls = [
        test.get('/member/my-info'),
        test.get('/member/export'),
        test.send('PATCH', `/member/${me}`, { nickname: 'x' }),
        test.send('DELETE', `/member/${me}`),
        test.send('POST', '/member/consents', {}),
        test.get('/member/consents'),
        test.send('POST', '/member/consents/withdrawal', {}),
      ];
      for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
    });

    it('ROLE-07 a member cannot rename another member, who looks like a missing one', async () => {
      const bare = ({ status, body }: { status: number; body: unknown }) => ({
        status,
        body: { ...Object(body), requestId: '' },
      });
      const foreign = bare(await rename('mine', other));
      expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(foreign).toEqual(bare(await rename('mine', UNKNOWN)));
      expect(foreign).toEqual(bare(await rename('mine', 'pv')));
      expect((await myInfo(other)).body).toMatchObject({ data: { nickname: null } });
    });

    it('the session of a deleted member is not valid', async () => {
      expect((await myInfo(UNKNOWN)).status).toBe(401);
    });

    it('100 members who want one nickname at once: one gets it', inRounds, async () => {
      const members = await Promise.all(Array.from({ length: 100 }, () => aMember(test.db)));
      const answers = await Promise.all(members.map(({ id }) => rename('모아', id, id)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
      const rows = await test.db.query("select id from member where nickname = '모아'");
      expect(rows).toHaveLength(1);
    });
  });
});
