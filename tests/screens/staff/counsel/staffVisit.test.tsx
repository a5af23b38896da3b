import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

type Moves = ReturnType<typeof sampleStaffCounsel>['moves'];
type Given = Parameters<typeof sampleStaffCounsel>[0];

const STEP = { needsAppointment: false, needsReason: false };
const JUMP = { to: 'TREATMENT_COMPLETE', needsAppointment: false, needsReason: true } as const;
const DONE = { to: 'CONSULTATION_COMPLETE', ...STEP } as const;

async function open(moves: Moves, lang: 'ko' | 'ja', given: Given = {}) {
  signIn(clinicStaff);
  const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
  const counsel = sampleStaffCounsel({ state, moves, ...given });
  serveCounsel(counsel);
  const query = lang === 'ja' ? '?lang=ja' : '';
  const rendered = await renderScreen(`/console/counsels/${counsel.id}${query}`);
  await screen.findByRole('heading', { level: 1, name: '나비' });
  return rendered;
}

const OTHER_STEP = { ko: '다른 단계로 옮기기', ja: '別のステップへ移す' };
const NO_VISIT = { ko: /방문으로 세지 않아요/, ja: /来院として数えません/ };
const MISSED = {
  ko: /^미방문으로 표시한 예약이라 .* 표시를 지우거나 방문 코드를 입력해주세요$/,
  ja: /^「来院なし」と記録した予約のため、.*記録を消すか、来院コードを入力してください$/,
};
const BY_TIME = { ko: /일시를 미리 확정하고/, ja: /日時を前もって確定し/ };
const BY_OPERATOR = {
  ko: '예약 일시가 지난 상담은 운영자나 회원만 취소할 수 있어요. 다음 날부터 회원은 오지 않은 경우에만 취소할 수 있어요',
  ja: '予約日時を過ぎた相談をキャンセルできるのは、運営者と会員だけです。翌日からは、会員は来院しなかった場合のみキャンセルできます',
};

describe.each(['ko', 'ja'] as const)('the console in %s', (lang) => {
  it('AMB-18 says before a jump that it does not count as a visit', async () => {
    const { user } = await open([DONE, { ...JUMP, makesNoVisit: true }], lang);
    expect(screen.queryByText(NO_VISIT[lang])).toBeNull();
    await user.click(screen.getByRole('button', { name: OTHER_STEP[lang] }));
    await screen.findByText(NO_VISIT[lang]);
  });

  it('AMB-18 says so for a single step if its appointment was entered afterwards', async () => {
    await open([{ ...DONE, makesNoVisit: true }], lang);
    await screen.findByText(NO_VISIT[lang]);
  });

  it('AMB-105 says so when the member did not come, and how the visit counts after all', async () => {
    const noShow = { at: '2026-11-20T12:00:00.000Z' };
    await open([{ ...DONE, makesNoVisit: true }], lang, { noShow });
    await screen.findByText(MISSED[lang]);
    expect(screen.queryByText(BY_TIME[lang])).toBeNull();
  });

  it('AMB-18 says who may cancel when the appointment has passed', async () => {
    await open([DONE], lang);
    await screen.findByText(BY_OPERATOR[lang]);
  });
});
