import { expect, it } from 'vitest';
import { chooseFrom, press } from '../../support/browser/conversationMember.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { COLOURS } from '../../support/browser/looks.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { signInByButton } from '../../support/browser/signInByButton.ts';
import { axeObjections, untilInteractive } from '../../support/browser/visit.ts';
import { isWide } from '../../support/browser/widths.ts';

const DAY = 24 * 60 * 60 * 1_000;

it('AMB-18 a member wishes for a time, the clinic proposes another one, and the member accepts it and adds it to a calendar', async () => {
  const desk = await signInByButton({}, 'clinic.one');
  const { data: account } = await (await desk.request.get('/auth/my-info')).json();
  const phone = await openPage();
  await logInHere(phone, 'new');

  await phone.goto(`/contents/clinic/${account.clinic_id}`);
  await untilInteractive(phone);
  await press(phone, '상담 예약하기');
  await phone.getByText('희망 일정', { exact: true }).click();
  await chooseFrom(phone, '1번째 희망 날짜', 5);
  await chooseFrom(phone, '1번째 희망 시간', 1);
  expect(await axeObjections(phone)).toEqual([]);
  await press(phone, '상담 예약');
  await phone.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await press(phone, '동의하고 예약하기');
  await phone.getByRole('textbox', { name: '닉네임' }).fill(`날짜${Date.now() % 100_000}`);
  await phone.keyboard.press('Enter');
  await phone.getByRole('link', { name: '방금 보낸 상담 보기' }).click();
  await phone.getByText('상담 신청을 보냈어요').waitFor();
  await phone.getByRole('region', { name: '비슷한 의원도 둘러보세요' }).waitFor();
  expect(await axeObjections(phone)).toEqual([]);
  const id = new URL(phone.url()).pathname.split('/').at(-1);

  await desk.goto(`/console/counsels/${id}`);
  await untilInteractive(desk);
  await desk.getByRole('button', { name: /확정$/ }).waitFor();
  await press(desk, '시간 제안하기');
  // On a Thursday that would be a Sunday, when the clinic is closed.
  const daysAhead = new Date().getUTCDay() === 4 ? 11 : 10;
  const day = new Date(Date.now() + daysAhead * DAY).toISOString().slice(0, 10);
  await desk.getByLabel('1번째 날짜').fill(day);
  await desk.getByLabel('1번째 시간').selectOption('15:30');
  expect(await axeObjections(desk)).toEqual([]);
  await desk.setViewportSize({ width: 360, height: 740 });
  expect(await isWide(desk)).toBe(false);
  await press(desk, '제안 보내기');
  await desk.getByRole('button', { name: '제안 취소하기' }).waitFor();

  await phone.reload();
  await untilInteractive(phone);
  const accept = phone.getByRole('button', { name: '이 시간으로 확정' });
  await accept.waitFor();
  for (const colorScheme of COLOURS) {
    await phone.emulateMedia({ colorScheme });
    expect(await axeObjections(phone)).toEqual([]);
  }
  await phone.setViewportSize({ width: 320, height: 640 });
  expect(await isWide(phone)).toBe(false);
  await accept.focus();
  await phone.keyboard.press('Enter');
  await phone.getByText('예약이 확정됐어요').waitFor();
  await phone.getByText('상담 일시가 정해졌어요').waitFor();
  const [file] = await Promise.all([phone.waitForEvent('download'), press(phone, '캘린더에 추가')]);
  expect(file.suggestedFilename()).toBe('appointment.ics');
});
