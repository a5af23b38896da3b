import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { agreeTo } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  NOTE,
  openConsentWorld,
  REASON,
  TEXT,
} from '../../support/fixtures/counsel/consentWorld.ts';
import { aClinic, aMember, aReview } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-24T03:00:00Z');
const MESSAGE = { text: '문의드려요', photos: [] };
const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

let test: TestApp;
let world: Awaited<ReturnType<typeof openConsentWorld>>;

beforeAll(async () => {
  test = await openTestApp({ now: () => NOW, options: { sessions: fakeSessions } });
});
beforeEach(async () => {
  world = await openConsentWorld(test);
});

describe('a consent', () => {
  it('is recorded for one clinic, with purposes, version, language and time', async () => {
    const answer = await world.agree({ language: 'ja' });
    const given = {
      clinic_id: world.clinicId,
      version: CONSENT_VERSION,
      agreed_at: NOW.toISOString(),
    };
    const purposes = [...CONSENT_PURPOSES].sort();
    expect(Object(answer.body).data.consents).toEqual(
      purposes.map((purpose) => ({ ...given, purpose })),
    );
    expect(await world.consents()).toEqual([
      {
        clinic: { id: world.clinicId, name: '모아의원', nameJa: null },
        agreed: true,
        at: NOW.toISOString(),
        openCounsels: 0,
        readableCounsels: 0,
        texts: purposes.map((purpose) => ({
          purpose,
          version: CONSENT_VERSION,
          language: 'ja',
        })),
      },
    ]);
    expect((await world.book(world.other)).body).toMatchObject({ code: 'consent_required' });
  });

  it('that is given again adds no row; one in another language or to another purpose does', async () => {
    const rows = () =>
      test.db.query('select purpose, language, agreed from member_consent order by id');
    await world.agree({ purposes: ['health'] });
    const once = await rows();
    const again = await world.agree({ purposes: ['health', 'health'] });
    expect(again.status).toBe(200);
    expect(Object(again.body).data.consents).toHaveLength(1);
    expect(await rows()).toEqual(once);
    await world.agree({ purposes: ['health'], language: 'ja' });
    await world.agree({ purposes: ['health', 'handover'], language: 'ja' });
    expect(await rows()).toEqual([
      { purpose: 'health', language: 'ko', agreed: true },
      { purpose: 'health', language: 'ja', agreed: true },
      { purpose: 'handover', language: 'ja', agreed: true },
    ]);
    await world.withdraw('keep');
    await world.agree({ purposes: ['health'], language: 'ja' });
    expect((await rows()).slice(3).map((row) => Object(row).agreed)).toEqual([false, false, true]);
  });

  it('is refused in an unknown version, for an unknown purpose or language: 400', async () => {
    const wrong = [
      { version: '2020-01-01' },
      { version: '' },
      { purposes: [] },
      { purposes: ['advertising'] },
      { language: 'en' },
      { clinic_id: undefined },
    ];
    for (const changes of wrong) expect((await world.agree(changes)).status).toBe(400);
    expect(await world.consents()).toEqual([]);
  });

  it('is refused to a clinic that visitors cannot see: 404', async () => {
    const hidden = (await aClinic(test.db, { status: 'DRAFT' })).id;
    for (const clinic_id of [UNKNOWN, hidden]) {
      expect(await world.agree({ clinic_id })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
  });

  it('is accepted for a clinic that was hidden while the member has a counsel there', async () => {
    await world.agree();
    const id = await world.booked();
    await world.withdraw('keep');
    await test.db.query("update clinic set status = 'DRAFT' where id = $1", [world.clinicId]);
    expect((await world.agree()).status).toBe(200);
    expect(await world.counsel(id)).not.toHaveProperty('consentMissing');
  });

  it('is in the export with its clinic, also after the withdrawal', async () => {
    await world.agree({ purposes: ['health'] });
    await world.withdraw('keep');
    const { body } = await test.get('/member/export', asMember(world.me));
    const kept = { clinic_id: world.clinicId, purpose: 'health', version: CONSENT_VERSION };
    expect(Object(body).data.consents).toMatchObject([
      { ...kept, agreed: true },
      { ...kept, agreed: false },
    ]);
  });
});

describe('a withdrawal', () => {
  it('keeps the counsels if the member wishes so, and the next one asks again', async () => {
    const { open } = await world.twoCounsels();
    expect(Object((await world.withdraw('keep')).body).data.consents).toEqual([]);
    expect(await world.counsel(open)).toMatchObject({
      state: 'CONSULTATION_COMPLETE',
      content: TEXT,
    });
    expect(await world.inConsole(open)).toMatchObject({ content: TEXT, note: NOTE });
    expect(await world.consents()).toMatchObject([
      { agreed: false, openCounsels: 1, readableCounsels: 2, texts: [{}, {}, {}] },
    ]);
    expect((await world.book()).body).toMatchObject({ code: 'consent_required' });
    await world.agree();
    expect((await world.book()).status).toBe(200);
  });

  it('that keeps the counsels: both sides see that the member cannot answer, until they agree again', async () => {
    await world.agree();
    const id = await world.booked();
    expect(await world.counsel(id)).not.toHaveProperty('consentMissing');
    expect(await world.inConsole(id)).toMatchObject({ consentMissing: null });
    await world.withdraw('keep');
    expect(await world.counsel(id)).toMatchObject({ consentMissing: true });
    expect(await world.inConsole(id)).toMatchObject({ consentMissing: true });
    const write = () =>
      test.send('POST', `/member/counsels/${id}/messages`, MESSAGE, asMember(world.me));
    expect((await write()).body).toMatchObject({ code: 'consent_required' });
    await world.agree();
    expect(await world.counsel(id)).not.toHaveProperty('consentMissing');
    expect(await world.inConsole(id)).toMatchObject({ consentMissing: null });
    expect((await write()).status).toBe(200);
  });

  it('closes the open counsels, and both sides see why', async () => {
    const { open, over } = await world.twoCounsels();
    const before = (await world.counsel(over)).history;
    await world.withdraw('close');
    const last = { to: 'CANCELED', by: 'member', reason: null, cause: 'consent_withdrawn' };
    const closed = await world.counsel(open);
    expect(closed).toMatchObject({ state: 'CANCELED', content: TEXT });
    expect(closed.history.at(-1)).toMatchObject(last);
    expect((await world.inConsole(open)).history.at(-1)).toMatchObject(last);
    expect((await world.counsel(over)).history).toEqual(before);
  });

  it('erases texts, notes and reasons, and the staff see when it was', async () => {
    const { open, over } = await world.twoCounsels();
    await world.withdraw('erase');
    for (const id of [open, over]) {
      const erased = {
        content: '',
        textsErased: { at: NOW.toISOString(), by: 'member' },
        state: 'CANCELED',
      };
      const mine = await world.counsel(id);
      const theirs = await world.inConsole(id);
      expect(mine).toMatchObject(erased);
      expect(theirs).toMatchObject({ ...erased, note: '', moves: [] });
      for (const { reason } of [...mine.history, ...theirs.history]) expect(reason).toBeNull();
    }
    const { body } = await test.get('/member/export', asMember(world.me));
    expect(JSON.stringify(body)).not.toContain(TEXT);
    expect(JSON.stringify(body)).not.toContain(REASON);
    const left = await test.db.query(
      `select 1 from counsel where content <> '' or note <> '' or content_sealed is not null
         or note_sealed is not null
       union all select 1 from counsel_change where reason is not null or reason_sealed is not null
       union all select 1 from idempotency_key where answer is not null or answer_sealed is not null`,
    );
    expect(left).toEqual([]);
  });

  it('after an erasure no note can be written, and a request that is sent again books nothing', async () => {
    const { open } = await world.twoCounsels();
    await world.withdraw('erase');
    const { version } = await world.inConsole(open);
    expect(await world.change(open, { version, note: NOTE })).toMatchObject({
      status: 409,
      body: { code: 'not_allowed_now' },
    });
    expect(await world.book(world.clinicId, 'key')).toMatchObject({
      body: { code: 'idempotency_mismatch' },
    });
    expect(await test.db.query('select 1 from counsel')).toHaveLength(2);
  });

  it('and a request to another clinic that is sent again gets its answer', async () => {
    await world.twoCounsels();
    await world.agree({ clinic_id: world.other });
    const elsewhere = await world.booked(world.other, 'another-key');
    await world.withdraw('erase');
    expect(await world.book(world.other, 'another-key')).toMatchObject({
      status: 200,
      body: { data: { id: elsewhere, content: TEXT } },
    });
    expect(await test.db.query('select 1 from counsel')).toHaveLength(3);
  });

  it('leaves the review of a counsel whose text is erased', async () => {
    const { open } = await world.twoCounsels();
    const review = await aReview(test.db, { counsel_id: open, member_id: world.me });
    await world.withdraw('erase');
    expect(await world.counsel(open)).toMatchObject({ review_id: review.id });
    expect((await test.get(`/public/reviews/${review.id}`)).status).toBe(200);
  });

  it('of one clinic changes nothing at another one; of all changes everything', async () => {
    await world.twoCounsels();
    await world.agree({ clinic_id: world.other });
    const elsewhere = await world.booked(world.other);
    await world.withdraw('erase');
    expect(await world.counsel(elsewhere)).toMatchObject({ content: TEXT });
    expect(await world.consents()).toMatchObject([
      { clinic: { id: world.other }, agreed: true, openCounsels: 1 },
      { clinic: { id: world.clinicId }, agreed: false, openCounsels: 0, readableCounsels: 0 },
    ]);
    await world.withdraw('erase', null);
    expect(await world.counsel(elsewhere)).toMatchObject({ content: '', state: 'CANCELED' });
    expect((await world.consents()).map(({ agreed }: { agreed: boolean }) => agreed)).toEqual([
      false,
      false,
    ]);
  });

  it('may keep the counsels first, and erase them later', async () => {
    const { open } = await world.twoCounsels();
    await world.withdraw('keep');
    await world.withdraw('erase');
    expect(await world.counsel(open)).toMatchObject({ content: '', state: 'CANCELED' });
  });

  it('changes nothing of other members', async () => {
    const stranger = (await aMember(test.db)).id;
    await agreeTo(test.db, { id: stranger, language: 'ko' }, world.clinicId);
    await world.twoCounsels();
    await world.withdraw('erase', null);
    expect(await world.consents(stranger)).toMatchObject([{ agreed: true }]);
  });

  it('is in the access record of the clinic, without the member; a repeated one is not', async () => {
    const { open, over } = await world.twoCounsels();
    await world.agree({ clinic_id: world.other });
    await world.withdraw('erase', null);
    await world.withdraw('erase', null);
    const common = { staff: '', address: '', subject: 'counsel', detail: 'erase', intact: true };
    const entries = await world.records();
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...common,
        clinic: { id: world.clinicId, name: '모아의원', nameJa: null },
        subjectIds: [open, over].sort(),
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...common,
        clinic: { id: world.other, name: '나무의원', nameJa: null },
        subjectIds: [],
      }),
    );
    expect(JSON.stringify(entries)).not.toContain(world.me);
    const check = await test.get('/staff/audit/check', asking(world.operator));
    expect(Object(check.body).data.broken).toBeNull();
  });
});
