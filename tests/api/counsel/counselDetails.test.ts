import { describe, expect, it } from 'vitest';
import { CounselForm } from '../../../contract/counsel.ts';
import { oldCounselTexts } from '../../../server/domain/counsel/texts/oldCounsels.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PHONE = '010-1234-5678';
const TOLD = {
  treatments: ['jaw-botox', 'forehead-botox'],
  contact: { by: 'PHONE', address: PHONE },
  interpreter: true,
};
const SHOWN = {
  ...TOLD,
  treatments: [
    { id: 'jaw-botox', name: '사각턱 보톡스', nameJa: 'エラボトックス' },
    { id: 'forehead-botox', name: '이마·미간 보톡스', nameJa: '額・眉間ボトックス' },
  ],
};

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW, hasTaxonomy: true });
  const desk = deskWorld(test);
  const { store: fileStore } = aDiskStore();

  const plain = () => ({
    clinic_id: desk.clinicId,
    sourceType: 'CLINIC',
    sourceId: desk.clinicId,
    content: '',
  });
  const book = (details?: unknown) => {
    const form = { ...plain(), ...(details !== undefined && { details }) };
    return test.send('POST', '/member/counsels', form, desk.asMember);
  };
  const booked = async (details?: unknown) => Object((await book(details)).body).data;
  const stored = async () =>
    (
      await test.db.query<{ sealed: string | null }>('select details_sealed as sealed from counsel')
    )[0]?.sealed;

  describe('what a member adds to the text of a booking', () => {
    it('is read by member and clinic, with the names of the treatments', async () => {
      const { id, details } = await booked(TOLD);
      expect(details).toEqual(SHOWN);
      expect((await test.data(`/member/counsels/${id}`, desk.asMember)).details).toEqual(SHOWN);
      expect((await test.data('/member/counsels', desk.asMember)).data[0].details).toEqual(SHOWN);
      expect((await test.data(`/staff/counsels/${id}`, desk.asStaff)).details).toEqual(SHOWN);
      expect((await test.data('/member/export', desk.asMember)).counsels[0].details).toEqual(SHOWN);
    });

    it('AMB-104 is absent when nothing was told, and a plain form has four keys', async () => {
      const counsel = await booked();
      expect(counsel).not.toHaveProperty('details');
      expect(await test.data(`/member/counsels/${counsel.id}`, desk.asMember)).not.toHaveProperty(
        'details',
      );
      expect((await test.data(`/staff/counsels/${counsel.id}`, desk.asStaff)).details).toBeNull();
      expect(await stored()).toBeNull();
      expect(Object.keys(CounselForm.parse(plain()))).toHaveLength(4);
    });

    it('is stored sealed, and neither inbox nor notice has it', async () => {
      await booked(TOLD);
      expect(await stored()).toMatch(/^[\w-]{40,}$/);
      expect((await test.data('/staff/counsels', desk.asStaff))[0]).not.toHaveProperty('details');
      const notices = await test.db.query<{ text: string }>('select text from outbox');
      expect(JSON.stringify(notices)).not.toMatch(/보톡스|5678/);
    });

    it.each([
      ['a part of it', { interpreter: false }],
      ['a way without an address', { contact: { by: 'LINE' } }],
    ])('may be %s', async (_, details) => {
      expect((await booked(details)).details).toEqual(details);
    });

    it.each([
      ['an unknown treatment', { treatments: ['magic'] }],
      ['no treatment', { treatments: [] }],
      ['another way', { contact: { by: 'FAX' } }],
      ['an empty address', { contact: { by: 'LINE', address: ' ' } }],
      ['a long address', { contact: { by: 'LINE', address: 'x'.repeat(101) } }],
      ['another key', { age: 30 }],
    ])('may not be %s', async (_, details) => {
      expect(await book(details)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      expect(await test.db.query('select 1 from counsel')).toEqual([]);
    });
  });

  describe('is erased', () => {
    it('with the texts at the wish of the member', async () => {
      const { id } = await booked(TOLD);
      const withdrawal = { clinic_id: desk.clinicId, counsels: 'erase' };
      await test.send('POST', '/member/consents/withdrawal', withdrawal, desk.asMember);
      expect(await stored()).toBeNull();
      expect(await test.data(`/member/counsels/${id}`, desk.asMember)).not.toHaveProperty(
        'details',
      );
    });

    it('with the texts when their period is over', async () => {
      await booked(TOLD);
      await test.db.query(`update counsel set state = 'CANCELED'`);
      const cutoff = new Date(NOW.getTime() + 1);
      await oldCounselTexts.remove?.({ ...test.context, fileStore }, cutoff, cutoff, new Map());
      expect(await stored()).toBeNull();
    });

    it('with the member', async () => {
      await booked(TOLD);
      await test.send('DELETE', `/member/${desk.me}`, undefined, desk.asMember);
      expect(await stored()).toBeUndefined();
    });
  });
});
