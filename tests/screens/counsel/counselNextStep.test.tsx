import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import type { Member } from '../../../contract/member.ts';
import { agreed, sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleClinic, sampleEvent } from '../../support/screen/sampleAnswers.ts';

const { id } = sampleCounsel();
const AT = '2026-11-20T03:00:00.000Z';
const missed: Partial<Counsel> = {
  state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
  consultationAt: AT,
  visitAnswer: { answer: 'missed', at: AT },
};

beforeEach(() => logIn({ consents: agreed } satisfies Partial<Member>));

async function open(changes: Partial<Counsel>, query = '') {
  const counsel = sampleCounsel(changes);
  mockEndpoint('GET /member/counsels/:id', { data: counsel });
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
  const rendered = await renderScreen(`/counsel/${id}${query}`);
  await screen.findByText(counsel.code);
  return rendered;
}

describe('a button begins a message that asks for a date', () => {
  it.each([
    [
      'of the treatment',
      '',
      { state: 'CONSULTATION_COMPLETE' },
      '시술 일정 문의하기',
      '시술을 받고 싶어요. 가능한 날짜는 ',
    ],
    [
      'of the treatment',
      '?lang=ja',
      { state: 'CONSULTATION_COMPLETE' },
      '施術の日程を問い合わせる',
      '施術を希望します。可能な日は、',
    ],
    [
      'after a missed visit',
      '',
      missed,
      '다시 예약 문의하기',
      '예약한 날에 가지 못했어요. 다시 예약하고 싶어요. 가능한 날짜는 ',
    ],
    [
      'after a missed visit',
      '?lang=ja',
      missed,
      '予約の取り直しを相談する',
      'ご予約の日に伺えず、申し訳ありません。もう一度予約したいのですが、可能な日は、',
    ],
    [
      'after a visit that the clinic did not see',
      '',
      { ...missed, visitAnswer: undefined, noShow: { at: AT } },
      '다시 예약 문의하기',
      '예약한 날에 가지 못했어요. 다시 예약하고 싶어요. 가능한 날짜는 ',
    ],
  ] as const)('%s (%s)', async (...texts) => {
    const [, query, changes, name, draft] = texts;
    const { user } = await open(changes as Partial<Counsel>, query);
    const box = await screen.findByRole('textbox', { name: /메시지|メッセージ/ });
    await user.click(screen.getByRole('button', { name }));
    expect(box).toHaveProperty('value', draft);
    expect(document.activeElement).toBe(box);
  });

  it.each([
    [
      'while the clinic proposes times',
      { state: 'CONSULTATION_COMPLETE', proposals: [{ id: 'p', at: '2027-02-10T05:00:00.000Z' }] },
    ],
    ['before the appointment', { state: 'CLINIC_CONFIRMED' }],
    ['after the member came', { ...missed, visitAnswer: { answer: 'came', at: AT } }],
    ['without a thread', { state: 'CONSULTATION_COMPLETE', textsErased: { at: AT, by: 'member' } }],
    ['once canceled', { ...missed, state: 'CANCELED' }],
  ] as const)('but not %s', async (_, changes) => {
    await open(changes as Partial<Counsel>);
    expect(screen.queryByRole('button', { name: /문의하기/ })).toBeNull();
  });
});

describe('a counsel that is over leads to a new booking', () => {
  const event = sampleEvent({ title: '턱 보톡스', clinic: briefClinic() });
  const fromEvent: Partial<Counsel> = {
    sourceType: 'EVENT',
    sourceId: event.id,
    source: { id: event.id, title: event.title },
  };

  it.each([
    ['CANCELED', '', '다시 상담 예약하기', '상담 예약'],
    ['CANCELED', '?lang=ja', 'もう一度相談を予約する', '相談予約'],
    ['TREATMENT_COMPLETE', '', '다시 상담 예약하기', '상담 예약'],
  ] as const)('%s, at the same clinic (%s)', async (state, query, name, submit) => {
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await open({ ...fromEvent, state }, query);
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: submit }));
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ sourceType: 'CLINIC', sourceId: briefClinic().id });
  });

  it('AMB-77 but not while its clinic is hidden, and not while it is under way', async () => {
    const clinic = { ...briefClinic(), isHidden: true as const };
    const { unmount } = await open({ state: 'CANCELED', clinic });
    expect(screen.queryByRole('button', { name: '다시 상담 예약하기' })).toBeNull();
    unmount();
    await open({ state: 'CONSULTATION_COMPLETE' });
    expect(screen.queryByRole('button', { name: '다시 상담 예약하기' })).toBeNull();
  });
});

it.each([
  ['', /다른 계정으로 예약한 상담일 수 있어요/, '상담 내역 보기', '/counsel'],
  ['?lang=ja', /別のアカウントで予約した相談かもしれません/, '相談履歴を見る', '/counsel?lang=ja'],
])(
  'AMB-21 a missing counsel may belong to another account (%s)',
  async (query, hint, list, path) => {
    mockEndpoint('GET /member/counsels/:id', refusal('not_found'));
    await renderScreen(`/counsel/unknown${query}`);
    await screen.findByText(hint);
    expect(screen.getByRole('link', { name: list }).getAttribute('href')).toBe(path);
  },
);
