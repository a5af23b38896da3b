import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/plain/days.ts';
import { StaffEvent } from '../../../../contract/staff/staffEvent.ts';
import { koreanClock } from '../../../../src/lib/date.ts';
import { blankRecord } from '../../../support/fixtures/blankRecord.ts';
import { clinicStaff, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const sampleEvent = (changes: Partial<StaffEvent> = {}): StaffEvent => ({
  ...blankRecord(StaffEvent, {
    id: '01900000-0000-7000-8000-0000000000e1',
    status: 'DRAFT',
    version: 3,
    updated_at: '2026-11-01T03:00:00.000Z',
    title: '봄 이벤트',
    clinic: clinicStaff.clinic,
    price: 90_000,
    startsOn: '2026-12-02',
    endsOn: '2026-12-31',
    sideEffects: '붉어질 수 있어요',
  }),
  ...changes,
});

const TEXTS = {
  ko: {
    save: '저장',
    title: '제목',
    publish: '공개하기',
    sideEffects: '부작용 안내',
    endsOn: '종료일',
    missing: '공개하려면 필요해요: 부작용 안내',
    order: '종료일이 시작일보다 빨라요',
  },
  ja: {
    save: '保存',
    title: 'タイトル',
    publish: '公開する',
    sideEffects: '副作用のご案内',
    endsOn: '終了日',
    missing: '公開に必要です：副作用のご案内',
    order: '終了日が開始日より前になっています',
  },
};

describe('AMB-108 the status of a published event', () => {
  const today = koreanClock(new Date()).date;
  it.each([
    ['over since yesterday', -9, -1, '기간 종료'],
    ['on its last day', -9, 0, '공개 중'],
    ['on its first day', 0, 9, '공개 중'],
    ['to begin tomorrow', 1, 9, '시작 전'],
  ])('%s, is said in the list and in the editor', async (_, from, to, said) => {
    signIn(clinicStaff);
    const period = { startsOn: addDays(today, from), endsOn: addDays(today, to) };
    const event = sampleEvent({ status: 'PUBLISHED', ...period });
    mockEndpoint('GET /public/treatments', { data: [] });
    mockEndpoint('GET /staff/events', { data: [event], total: 1 });
    mockEndpoint('GET /staff/events/:id', { data: event });
    const { user } = await renderScreen('/console/contents?kind=event');
    const row = await screen.findByRole('link', { name: /봄 이벤트/ });
    within(row).getByText(said);
    within(row).getByText(`${period.startsOn} ~ ${period.endsOn}`);
    await user.click(row);
    within(await screen.findByRole('region', { name: '공개 상태' })).getByText(said);
  });

  it('an event that is not published has its status in and outside its period', async () => {
    signIn(clinicStaff);
    const over = { startsOn: addDays(today, -9), endsOn: addDays(today, -1) };
    const data = [sampleEvent(over), sampleEvent({ id: 'e2', status: 'ENDED', ...over })];
    mockEndpoint('GET /staff/events', { data, total: 2 });
    await renderScreen('/console/contents?kind=event');
    const rows = await screen.findAllByRole('link', { name: /봄 이벤트/ });
    for (const [place, said] of ['비공개', '종료'].entries()) {
      within(rows[place] as HTMLElement).getByText(said);
    }
  });
});

describe.each(['ko', 'ja'] as const)('the editor of an event in %s', (lang) => {
  const texts = TEXTS[lang];
  const open = async (changes: Partial<StaffEvent> = {}) => {
    signIn(clinicStaff);
    const event = sampleEvent(changes);
    mockEndpoint('GET /public/treatments', { data: [] });
    mockEndpoint('GET /staff/events', { data: [event], total: 1 });
    mockEndpoint('GET /staff/events/:id', { data: event });
    return renderScreen(`/console/contents/event/${event.id}?lang=${lang}`);
  };
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  const missing = refusal('not_allowed_now', { fields: ['sideEffects'] });

  it('names the field that a published event may not lose', async () => {
    expectConsole(/PATCH \/staff\/events\/:id failed: not_allowed_now/);
    const { user } = await open({ status: 'PUBLISHED' });
    mockEndpoint('PATCH /staff/events/:id', missing);
    await user.clear(await screen.findByRole('textbox', { name: texts.sideEffects }));
    await user.click(await button(texts.save));
    await screen.findByText(texts.missing);
  });

  it('does not offer to publish while a required field is empty, until there are edits', async () => {
    expectConsole(/POST \/staff\/events\/:id\/publish failed: not_allowed_now/);
    const { user } = await open({ sideEffects: null, missing: ['sideEffects'] });
    expect((await button(texts.publish)).disabled).toBe(true);
    await user.type(await screen.findByRole('textbox', { name: texts.title }), '!');
    mockEndpoint('PATCH /staff/events/:id', {
      data: sampleEvent({
        title: '봄 이벤트!',
        sideEffects: null,
        missing: ['sideEffects'],
        version: 4,
      }),
    });
    mockEndpoint('POST /staff/events/:id/publish', missing);
    await user.click(await button(texts.publish));
    // One at the state of the record, one after the press.
    await waitFor(() => expect(screen.getAllByText(texts.missing)).toHaveLength(2));
  });

  it('says that a period ends before it begins, and sends nothing', async () => {
    const { user } = await open();
    const changed = mockEndpoint('PATCH /staff/events/:id', { data: sampleEvent() });
    const end = await screen.findByLabelText(texts.endsOn);
    fireEvent.change(end, { target: { value: '2026-12-01' } });
    await user.click(await button(texts.save));
    await waitFor(() =>
      expect(screen.getByText(texts.order).closest('[role=alert]')).not.toBeNull(),
    );
    expect(changed).toHaveLength(0);
  });
});
