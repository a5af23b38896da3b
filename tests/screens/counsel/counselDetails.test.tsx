import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CounselDetails } from '../../../contract/counselDetails.ts';
import {
  agreed,
  button,
  openBooking,
  sampleCounsel,
} from '../../support/fixtures/counsel/counselWorld.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../support/fixtures/staff/staffWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleClinic, sampleEvent } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const BOTOX = { id: 'jaw-botox', name: '사각턱 보톡스', nameJa: 'エラボトックス' };
const FILLER = { id: 'lip-filler', name: '입술 필러', nameJa: null };
const details: CounselDetails = {
  treatments: [BOTOX],
  contact: { by: 'PHONE', address: '010-1234-5678' },
  interpreter: true,
};
const event = sampleEvent({
  title: '턱 보톡스',
  price: 95_000,
  treatments: [BOTOX],
  clinic: briefClinic(),
});

/** The booking modal of an event. */
async function openFromEvent(query = '', treatments = [BOTOX]) {
  mockEndpoint('GET /public/events/:id', { data: { ...event, treatments } });
  mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
  mockEndpoint('GET /public/reviews', { data: [], total: 0 });
  logIn({ consents: agreed });
  const rendered = await renderScreen(`/contents/event/${event.id}${query}`);
  await screen.findByRole('heading', { level: 1 });
  await rendered.user.click(
    await screen.findByRole('button', { name: /^(상담 예약하기|相談を予約する)$/ }),
  );
  return { ...rendered, modal: within(await screen.findByRole('dialog')) };
}

const chip = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

describe('the booking modal', () => {
  it('three questions are written below the text by a press, each once, and can be edited', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, text } = await openBooking();
    await user.click(button('비용이 얼마나 드나요?'));
    expect(document.activeElement).toBe(text);
    await user.keyboard(' 카드도 되나요?');
    await user.click(button('당일 시술도 되나요?'));
    expect(text.value).toBe('비용이 얼마나 드나요? 카드도 되나요?\n당일 시술도 되나요?');
    expect(screen.queryByRole('button', { name: '비용이 얼마나 드나요?' })).toBeNull();
    await user.clear(text);
    button('비용이 얼마나 드나요?');
    await user.click(button('상담 예약'));
    await expect.poll(() => sent).toHaveLength(1);
  });

  it('says which clinic, event and price it is about', async () => {
    const { modal } = await openFromEvent();
    modal.getByText('턱 보톡스');
    modal.getByText('95,000원');
    modal.getByText(briefClinic().name);
    expect(modal.queryByText(/일본어/)).toBeNull();
  });

  it('says so when no further treatment can be chosen', async () => {
    const offered = Array.from({ length: 21 }, (_, n) => ({
      ...BOTOX,
      id: `t-${n}`,
      name: `시술 ${n}`,
    }));
    const { user, modal } = await openFromEvent('', offered);
    const said = () => modal.queryByText('시술은 20개까지 고를 수 있어요');
    await user.click(screen.getByText('시술·연락 방법·통역'));
    const [last, ...others] = (
      await Promise.all(offered.map(({ name }) => chip(name)))
    ).toReversed();
    for (const other of others) fireEvent.click(other);
    expect(said()?.closest('[role=status]')).toBeTruthy();
    fireEvent.click(last as HTMLInputElement);
    expect(last?.checked).toBe(false);
    await user.click(button('적은 내용 지우기'));
    expect(said()).toBeNull();
  });

  it('AMB-104 a form that was opened and not touched sends the four keys', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openBooking();
    await user.click(screen.getByText('시술·연락 방법·통역'));
    await chip('전화');
    await user.click(screen.getByText('희망 일정'));
    await user.click(button('상담 예약'));
    await expect.poll(() => sent).toHaveLength(1);
    expect(Object.keys(sent[0]?.body ?? {})).toEqual([
      'clinic_id',
      'sourceType',
      'sourceId',
      'content',
    ]);
  });

  it('treatments, how to be told and the interpreter are sent as chosen', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const { user } = await openFromEvent();
    await user.click(screen.getByText('시술·연락 방법·통역'));
    await user.click(await chip('사각턱 보톡스'));
    await user.click(await chip('라인'));
    await user.type(screen.getByLabelText('라인 ID'), 'nabi');
    await user.click(await chip('전화'));
    await user.type(screen.getByLabelText('전화번호'), ' 010-1234-5678 ');
    await user.click(await chip('없어도 돼요'));
    await user.click(button('상담 예약'));
    const chosen = {
      treatments: ['jaw-botox'],
      contact: { by: 'PHONE', address: '010-1234-5678' },
      interpreter: false,
    };
    await expect.poll(() => sent.map(({ body }) => body.details)).toEqual([chosen]);
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it('AMB-39 a look at another way of contact loses nothing that was typed, also after a reload', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openBooking();
    await user.click(screen.getByText('시술·연락 방법·통역'));
    await user.click(await chip('전화'));
    await user.type(screen.getByLabelText('전화번호'), '010-1234-5678');
    await user.click(await chip('라인'));
    await user.type(screen.getByLabelText('라인 ID'), 'nabi');
    await user.click(await chip('나비 메시지'));
    await user.click(await chip('전화'));
    expect(screen.getByLabelText<HTMLInputElement>('전화번호').value).toBe('010-1234-5678');
    cleanup();

    const again = await openBooking();
    expect((await screen.findByLabelText<HTMLInputElement>('전화번호')).value).toBe(
      '010-1234-5678',
    );
    await again.user.click(await chip('라인'));
    expect(screen.getByLabelText<HTMLInputElement>('라인 ID').value).toBe('nabi');
    await again.user.click(button('상담 예약'));
    await expect
      .poll(() => sent.map(({ body }) => body.details?.contact))
      .toEqual([{ by: 'LINE', address: 'nabi' }]);
  });

  it('a call without a number is not sent: the part opens and says what is missing', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const { user } = await openBooking();
    const part = screen.getByText('시술·연락 방법·통역');
    await user.click(part);
    await user.click(await chip('전화'));
    await user.click(part);
    await user.click(button('상담 예약'));
    const said = await screen.findByText('전화로 연락받으려면 전화번호를 적어주세요');
    expect(said.closest('[role=alert]')).toBeTruthy();
    const field = screen.getByLabelText('전화번호');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, '010-1234-5678');
    expect(screen.queryByText('전화로 연락받으려면 전화번호를 적어주세요')).toBeNull();
    expect(sent).toHaveLength(0);
    await user.click(button('상담 예약'));
    await expect
      .poll(() => sent.map(({ body }) => body.details?.contact))
      .toEqual([{ by: 'PHONE', address: '010-1234-5678' }]);
  });

  it('a chosen treatment that is no longer offered is not sent: its chip is gone', async () => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const { user } = await openFromEvent();
    await user.click(screen.getByText('시술·연락 방법·통역'));
    await user.click(await chip('사각턱 보톡스'));
    await user.click(await chip('필요해요'));
    cleanup();
    const again = await openFromEvent('', [{ ...FILLER, nameJa: '' }]);
    await chip('입술 필러');
    await again.user.click(button('상담 예약'));
    await expect.poll(() => sent.map(({ body }) => body.details)).toEqual([{ interpreter: true }]);
  });

  it('AMB-39 what was chosen is there again after a failure and a reload, and can be cleared', async () => {
    expectConsole(/The counsel was not booked/);
    mockEndpoint('POST /member/counsels', refusal('internal'));
    const { user } = await openBooking();
    await user.click(screen.getByText('시술·연락 방법·통역'));
    await user.click(await chip('필요해요'));
    await user.click(button('상담 예약'));
    await screen.findByText(/신청이 전달됐는지 확인하지 못했어요/);
    cleanup();

    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const again = await openBooking();
    expect((await chip('필요해요')).checked).toBe(true);
    await again.user.click(screen.getByText('시술·연락 방법·통역'));
    await screen.findByText('1개 입력했어요');
    await again.user.click(screen.getByText('시술·연락 방법·통역'));
    await again.user.click(await screen.findByRole('button', { name: '적은 내용 지우기' }));
    await again.user.click(button('상담 예약'));
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).not.toHaveProperty('details');
  });

  it('a clinic offers the treatments of its menu and its events, each once', async () => {
    const priceMenu = [{ treatment: FILLER, priceFrom: 50_000, vatIncluded: true }];
    const clinic = sampleClinic({
      priceMenu,
      events: [sampleEvent({ treatments: [BOTOX, FILLER] })],
    });
    mockEndpoint('GET /public/clinics/:id', { data: clinic });
    logIn({ consents: agreed });
    const { user } = await renderScreen(`/contents/clinic/${clinic.id}`);
    await user.click(await screen.findByRole('button', { name: '상담 예약하기' }));
    await user.click(await screen.findByText('시술·연락 방법·통역'));
    const group = within(await screen.findByRole('group', { name: '원하는 시술' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(2);
  });

  it.each([
    ['says so and stays closed', ['ja'], '日本語で対応できるクリニックです', 0],
    ['asks for the interpreter', ['ko'], /^日本語対応の登録がないクリニックです/, 1],
    ['asks for the interpreter', undefined, /^日本語対応の登録がないクリニックです/, 1],
  ] as const)('I18N-05 for a Japanese reader it %s if the clinic speaks %s', async (...texts) => {
    const [, languages, said, count] = texts;
    const spoken = languages && { languages: [...languages] };
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic(spoken) });
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, modal } = await openFromEvent('?lang=ja');
    await modal.findByText(said);
    expect(modal.queryAllByRole('group', { name: '日本語の通訳' })).toHaveLength(count);
    await user.click(modal.getByRole('button', { name: '相談予約' }));
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).not.toHaveProperty('details');
  });

  it('I18N-05 asks Japanese readers for the interpreter first', async () => {
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic({ languages: ['ja'] }) });
    const { user } = await openFromEvent('?lang=ja');
    await user.click(screen.getByText('通訳・施術・連絡方法'));
    await chip('エラボトックス');
    const groups = screen.getAllByRole('group', { name: /^(日本語の通訳|ご希望の施術|連絡方法)$/ });
    expect(groups.map((each) => each.querySelector('legend')?.textContent)).toEqual([
      '日本語の通訳',
      'ご希望の施術',
      '連絡方法',
    ]);
  });
});

describe('what the member told', () => {
  it('is on the page of the counsel', async () => {
    logIn();
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel({ details }) });
    await renderScreen(`/counsel/${sampleCounsel().id}?lang=ja`);
    const row = async (label: string) => (await screen.findByText(label)).nextElementSibling;
    expect((await row('ご希望の施術'))?.textContent).toBe('エラボトックス');
    expect((await row('連絡方法'))?.textContent).toBe('電話 · 010-1234-5678');
    expect((await row('日本語の通訳'))?.textContent).toBe('希望する');
  });

  it('is in the console', async () => {
    signIn(clinicStaff);
    serveCounsel(sampleStaffCounsel({ details }));
    await renderScreen(`/console/counsels/${sampleStaffCounsel().id}`);
    const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling;
    expect((await fact('원하는 시술'))?.textContent).toBe('사각턱 보톡스');
    expect((await fact('연락 방법'))?.textContent).toBe('전화 · 010-1234-5678');
    const call = screen.getByRole('link', { name: '010-1234-5678' });
    expect(call.getAttribute('href')).toBe('tel:01012345678');
    expect((await fact('통역'))?.textContent).toBe('필요해요');
  });
});
