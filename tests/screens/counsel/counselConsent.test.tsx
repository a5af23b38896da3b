import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import {
  agreed,
  button,
  openBooking,
  openClinic,
  sampleCounsel,
} from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { sampleClinic, sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const titles = [
  '모두 동의해요',
  '개인정보 수집과 이용에 동의해요 (필수)',
  '건강에 관한 정보 처리에 동의해요 (필수)',
  '상담할 의원에 정보를 전달하는 데 동의해요 (필수)',
];
const bookAndAgree = '동의하고 예약하기';

/** A member without consents, at the step that asks for them. */
async function openConsents(way: '상담 예약' | '라인 친구추가' = '상담 예약') {
  const opened = await openBooking({ consents: [] });
  await opened.user.type(opened.text, '먼저 적은 글');
  await opened.user.click(button(way));
  await screen.findByRole('dialog', { name: '상담 예약을 위한 동의' });
  return opened;
}

describe('the consents that a counsel needs', () => {
  it.each(['상담 예약', '라인 친구추가'] as const)(
    'CSL-16 are asked for after pressing %s: one box for each, and none is ticked',
    async (way) => {
      const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
      await openConsents(way);
      expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual(titles);
      expect(boxes().some(({ checked }) => checked)).toBe(false);
      expect(button(bookAndAgree).disabled).toBe(true);
      expect(sent).toHaveLength(0);
    },
  );

  it('CSL-16 all of them are needed, one by one or at once', async () => {
    const { user } = await openConsents();
    const [all, collection, health, handover] = boxes();
    for (const box of [collection, health]) await user.click(box as HTMLInputElement);
    expect(all?.checked).toBe(false);
    expect(button(bookAndAgree).disabled).toBe(true);
    await user.click(handover as HTMLInputElement);
    expect(all?.checked).toBe(true);
    expect(button(bookAndAgree).disabled).toBe(false);
    await user.click(all as HTMLInputElement);
    expect(boxes().some(({ checked }) => checked)).toBe(false);
    await user.click(all as HTMLInputElement);
    expect(boxes().every(({ checked }) => checked)).toBe(true);
  });

  it('CSL-16 the texts can be read in full, with their version', async () => {
    await openConsents();
    expect(screen.getAllByText('자세히 보기')).toHaveLength(3);
    // The recipient is named.
    screen.getByText(`${sampleClinic().name} (대한민국)`);
    screen.getByText(`아래 항목에 동의하시면 ${sampleClinic().name}에 상담을 예약할 수 있어요`);
    screen.getByText(new RegExp(CONSENT_VERSION));
  });

  it('CSL-16 CSL-18 are recorded with version and language, and then it books by itself', async () => {
    const order: string[] = [];
    const consents = mockEndpoint('POST /member/consents', () => {
      order.push('consents');
      return { data: sampleMember({ consents: agreed }) };
    });
    const sent = mockEndpoint('POST /member/counsels', () => {
      order.push('counsel');
      return { data: sampleCounsel() };
    });
    const { user } = await openConsents();
    await user.click(boxes()[0] as HTMLInputElement);
    await user.click(button(bookAndAgree));
    await screen.findByText('상담이 예약되었습니다');
    expect(order).toEqual(['consents', 'counsel']);
    expect(consents).toEqual([
      {
        body: {
          clinic_id: sampleClinic().id,
          purposes: [...CONSENT_PURPOSES],
          version: CONSENT_VERSION,
          language: 'ko',
        },
      },
    ]);
    expect(sent[0]?.body.content).toBe('먼저 적은 글');
  });

  it('CSL-16 a member who has agreed is not asked again', async () => {
    const consents = mockEndpoint('POST /member/consents', { data: sampleMember() });
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user } = await openBooking();
    await user.click(button('상담 예약'));
    await screen.findByText('상담이 예약되었습니다');
    expect(consents).toHaveLength(0);
  });

  it('CSL-16 a consent to another clinic does not count', async () => {
    const elsewhere = agreed.map((consent) => ({ ...consent, clinic_id: 'another' }));
    const { user } = await openBooking({ consents: elsewhere });
    await user.click(button('상담 예약'));
    await screen.findByRole('dialog', { name: '상담 예약을 위한 동의' });
  });

  it("CSL-16 a new text asks again, and so does the server's refusal", async () => {
    const outdated = agreed.map((consent) => ({ ...consent, version: '2020-01-01' }));
    mockEndpoint('POST /member/counsels', refusal('consent_required'));
    const { user, unmount } = await openBooking({ consents: outdated });
    await user.click(button('상담 예약'));
    await screen.findByRole('dialog', { name: '상담 예약을 위한 동의' });
    unmount();

    const { user: other } = await openBooking();
    await other.click(button('상담 예약'));
    await screen.findByRole('dialog', { name: '상담 예약을 위한 동의' });
  });

  it('ERR-04 a failure keeps boxes and text', async () => {
    expectConsole(/The counsel was not booked/);
    mockEndpoint('POST /member/consents', refusal('internal'));
    const { user } = await openConsents();
    await user.click(boxes()[0] as HTMLInputElement);
    await user.click(button(bookAndAgree));
    await screen.findByText(/신청이 전달됐는지 확인하지 못했어요/);
    expect(boxes().every(({ checked }) => checked)).toBe(true);
    await user.click(button('뒤로'));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('먼저 적은 글');
  });

  it.each([
    ['I18N-05 are asked for and stored in Japanese', false, 'ja'],
    ['are stored as Korean if Korean texts had to replace the Japanese ones', true, 'ko'],
  ])('%s', async (_, isReplaced, language) => {
    logIn();
    const consents = mockEndpoint('POST /member/consents', {
      data: sampleMember({ consents: agreed }),
    });
    mockEndpoint('POST /member/counsels', { data: sampleCounsel() });
    const { user, i18n } = await openClinic('?lang=ja');
    await user.click(button('相談を予約する'));
    await user.click(await screen.findByRole('button', { name: '相談予約' }));
    await user.click(screen.getByRole('checkbox', { name: 'すべてに同意する' }));
    const agree = button('同意して予約する');
    if (isReplaced) i18n.removeResourceBundle('ja', 'membership');
    await user.click(agree);
    await waitFor(() => expect(consents[0]?.body.language).toBe(language));
  });
});
