import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Translations } from '../../../../contract/translation.ts';
import { sampleMessage, threadAfter } from '../../../support/fixtures/counsel/messageWorld.ts';
import {
  aTranslatedReason,
  aTranslation,
  translated,
} from '../../../support/fixtures/counsel/translationScreen.ts';
import {
  clinicStaff,
  operator,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const ASKED = '二重の相談をお願いします';
const THANKS = 'ありがとうございます。火曜日の午後に伺いますので、どうぞよろしくお願いいたします。';
const REASON = '予定が変わりました';
const counsel = sampleStaffCounsel({
  content: ASKED,
  language: 'ja',
  history: [
    {
      from: 'AWAITING_CLINIC_CONFIRMATION',
      to: 'CANCELED',
      at: '2026-11-02T03:00:00.000Z',
      by: 'member',
      staff: null,
      reason: REASON,
      reasonId: 'r1',
    },
  ],
});
const messages = [
  { ...sampleMessage(1, { by: 'member', text: THANKS }), staff: null },
  { ...sampleMessage(2, { text: '네, 뵐게요' }), staff: 'clinic.one' },
];

async function open(answer: Translations, who = clinicStaff, written = messages) {
  signIn(who);
  serveCounsel(counsel);
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  mockEndpoint('GET /staff/counsels/:id/messages', ({ query: { after } }) =>
    threadAfter(written, after),
  );
  const asked = mockEndpoint('GET /staff/counsels/:id/translation', answer);
  const rendered = await renderScreen(`/console/counsels/${counsel.id}`);
  await screen.findByRole('region', { name: '대화' });
  return { ...rendered, asked };
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('a counsel in another language, in the console', () => {
  it('shows its text and the messages of the member with a translation below', async () => {
    const { user, asked } = await open(
      translated([
        aTranslation(0, '쌍꺼풀 상담을 부탁드려요'),
        aTranslation(1, '감사합니다. 화요일 오후에 찾아뵐게요'),
        aTranslatedReason('r1', '일정이 바뀌었어요'),
      ]),
    );
    const thread = region('대화');
    await thread.findByText('감사합니다. 화요일 오후에 찾아뵐게요');
    const request = region('상담 내용');
    request.getByText(ASKED);
    request.getByText('쌍꺼풀 상담을 부탁드려요');
    const history = region('기록');
    history.getByText(REASON);
    history.getByText('일정이 바뀌었어요');
    await user.click(thread.getByRole('button', { name: '원문 보기' }));
    thread.getByText(THANKS);
    expect(asked.map(({ query }) => query)).toEqual([{ language: 'ko' }]);
  });

  it('without the consent of the member staff read originals and are told why', async () => {
    await open(translated([], 'no_consent'));
    await screen.findByText(/회원이 자동 번역에 동의하지 않아/);
    region('대화').getByText(THANKS);
  });

  it('a text that was not translated now can be asked for again, also before the first message', async () => {
    const { user } = await open(translated([], 'unavailable'), clinicStaff, []);
    await region('대화').findByText(/지금은 번역할 수 없어/);
    region('대화').getByText('아직 주고받은 메시지가 없어요');
    mockEndpoint(
      'GET /staff/counsels/:id/translation',
      translated([aTranslation(0, '부탁드려요')]),
    );
    await user.click(region('대화').getByRole('button', { name: '다시 시도' }));
    await region('상담 내용').findByText('부탁드려요');
    expect(region('대화').queryByText(/지금은 번역할 수 없어/)).toBeNull();
  });

  it('operators get translations of the thread after they gave a reason', async () => {
    const { user, asked } = await open(translated([aTranslation(1, '감사합니다')]), operator);
    await region('상담 내용').findByText(ASKED);
    expect(asked).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: '이유 선택' }), 'QUESTION');
    await user.click(screen.getByRole('button', { name: '대화 보기' }));
    await region('대화').findByText('감사합니다');
    expect(asked.map(({ query }) => query)).toEqual([{ language: 'ko', reason: 'QUESTION' }]);
  });
});
