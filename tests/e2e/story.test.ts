import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { logInHere } from '../support/logInHere.ts';
import { openPage } from '../support/openPage.ts';
import { untilAlive, visit } from '../support/visit.ts';

interface DemoAccount {
  user_id: string;
  clinic: { id: string; name: string } | null;
}

async function clinicOfStaff(page: Page, account: string) {
  const answer = await page.request.get('/public/demo-staff');
  const { data } = (await answer.json()) as { data: DemoAccount[] };
  const clinic = data.find(({ user_id }) => user_id === account)?.clinic;
  if (!clinic) throw new Error(`${account} works nowhere`);
  return clinic;
}

/** The console in a browser of its own. */
async function signIn(account: string): Promise<Page> {
  const page = await openPage({ width: 1_280, height: 900 });
  await page.goto('/login');
  await untilAlive(page);
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('heading', { level: 1, name: '상담 목록' }).waitFor();
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const moved = (page: Page, state: string) =>
  page.getByRole('region', { name: '기록' }).getByText(state).waitFor();

/** As a field for date and time takes it: an hour ago, so that the day has come. */
const anHourAgo = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 16);

/** A new member of the clinic's staff's clinic, with a name and a counsel. Answers its code. */
async function book(member: Page, clinic: { id: string }): Promise<string> {
  await logInHere(member, 'new');
  await member.goto('/reset-nickname');
  await untilAlive(member);
  await member.getByRole('textbox').fill(`이야기${Date.now() % 1_000_000}`);
  await press(member, '변경하기');
  await member.getByText('닉네임이 변경되었습니다.').waitFor();
  await member.goto(`/contents/clinic/${clinic.id}`);
  await untilAlive(member);
  await press(member, '상담 예약하기');
  await member.getByRole('textbox', { name: '상담 내용' }).fill('처음이라 상담부터 받고 싶어요');
  await press(member, '상담 예약');
  await member.getByRole('checkbox', { name: '모두 동의해요' }).check();
  await press(member, '동의하고 예약하기');
  await member.getByText('상담이 예약되었습니다').waitFor();
  await member.goto('/counsel');
  await untilAlive(member);
  await member.getByRole('article').getByRole('link').first().click();
  const code = await member.getByText(/^[0-9A-Z]{6}$/).textContent();
  return code ?? '';
}

it('GEN-07 GEN-08 GEN-10 AMB-51 from a booking to a review that is hidden: member, clinic and operator', async () => {
  const member = await visit('/home');
  const clinic = await clinicOfStaff(member, 'clinic.one');
  const code = await book(member, clinic);

  const staff = await signIn('clinic.one');
  await staff.getByRole('article').filter({ hasText: code }).getByRole('link').click();
  await staff.getByText('처음이라 상담부터 받고 싶어요').waitFor();
  await press(staff, '확인하기');
  await moved(staff, '병원 확인 완료');
  await staff.getByLabel('일시').fill(anHourAgo());
  await press(staff, '상담 일시 확정하기');
  await moved(staff, '상담 예약 확정');
  await member.goto('/counsel');
  await untilAlive(member);
  await member.getByRole('link', { name: '새 소식이 있어요 상담' }).waitFor();
  await press(staff, '상담 완료하기');
  await moved(staff, '상담 완료');

  await member.getByRole('article').getByRole('link').first().click();
  const progress = member.getByRole('main');
  for (const step of ['병원 확인 완료', '상담 예약 확정', '상담 완료']) {
    await progress.getByText(step).first().waitFor();
  }
  await member.getByRole('link', { name: '리뷰 작성하기' }).click();
  const title = `이야기의 끝 ${code}`;
  await member.getByRole('textbox', { name: '제목' }).fill(title);
  await press(member, '등록');
  await member.getByText('리뷰가 등록되었습니다.').waitFor();

  const navigation = member.getByRole('navigation', { name: '주 메뉴' });
  await navigation.getByRole('link', { name: '마이페이지' }).click();
  await member.getByRole('link', { name: '내가 작성한 리뷰' }).click();
  await member.getByRole('article').filter({ hasText: title }).waitFor();
  await navigation.getByRole('link', { name: '마이페이지' }).click();
  await member.getByRole('link', { name: /^이야기/ }).click();
  await member.getByRole('textbox').fill(`결말${Date.now() % 1_000_000}`);
  await press(member, '변경하기');
  await member.getByText('닉네임이 변경되었습니다.').waitFor();

  const visitor = await visit(`/contents/clinic/${clinic.id}?tabId=review`);
  const card = visitor.getByRole('article').filter({ hasText: title });
  await card.getByText('방문 확인').waitFor();

  const operator = await signIn('operator');
  await operator.goto('/console/reviews');
  await untilAlive(operator);
  const review = operator.getByRole('article').filter({ hasText: title });
  await review.getByRole('button', { name: '30일 숨기기' }).click();
  await review.getByRole('textbox', { name: '숨기는 이유' }).fill('신고가 들어왔어요');
  await review.getByRole('button', { name: '30일 숨기기' }).last().click();
  await operator.getByText('리뷰를 30일 동안 숨겼어요').waitFor();
  await visitor.reload();
  await untilAlive(visitor);
  expect(await card.count()).toBe(0);
});
