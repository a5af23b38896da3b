import { describe, expect, it } from 'vitest';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T03:00:00Z');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test, { member: { language: 'ko' } });

  const onPage = (language: string | null) => ({
    ...(language !== null && { 'Accept-Language': language }),
  });
  const book = async (language: string | null) => {
    const { clinicId: clinic_id } = desk;
    const form = { clinic_id, sourceType: 'CLINIC', sourceId: clinic_id, content: '' };
    const headers = { ...desk.asMember, ...onPage(language) };
    const { body } = await test.send('POST', '/member/counsels', form, headers);
    return String(Object(body).data.id);
  };
  const openSession = async (language: string | null) => {
    const { access, refresh } = await startSession(test.db, { memberId: desk.me }, NOW);
    const pair = { token: access, refreshToken: refresh };
    expect((await test.send('POST', '/auth/session', pair, onPage(language))).status).toBe(200);
  };
  const spoken = async () => (await test.data('/member/my-info', desk.asMember)).language;
  const languageOfCounsel = async (id: string) =>
    (await test.db.query('select language from counsel where id = $1', [id]))[0];

  describe('the language of notices', () => {
    it('AMB-79 is that of the page on which the member last logged in', async () => {
      await openSession('ja');
      expect(await spoken()).toBe('ja');
      await openSession('ko');
      expect(await spoken()).toBe('ko');
    });

    it('AMB-79 is that of the page on which the counsel was booked, and of the next counsels', async () => {
      const id = await book('ja');
      expect([await languageOfCounsel(id), await spoken()]).toEqual([{ language: 'ja' }, 'ja']);
      const next = await book(null);
      expect(await languageOfCounsel(next)).toEqual({ language: 'ja' });
      expect(await languageOfCounsel(await book('ko'))).toEqual({ language: 'ko' });
      expect(await languageOfCounsel(id)).toEqual({ language: 'ja' });
    });

    it.each([null, 'en-US,en;q=0.9', '*'])('stays if the call names %s', async (language) => {
      await openSession('ja');
      await openSession(language);
      await book(language);
      expect(await spoken()).toBe('ja');
    });
  });
});
