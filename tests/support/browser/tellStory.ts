import type { Page } from 'playwright';
import { expect } from 'vitest';
import { counselStateNames } from '../../../contract/texts/counselStateNames.ts';
import { DEMO_STAFF } from '../../../server/demo/data/demoStaff.ts';
import { type LineWorld, PHONE } from '../fixtures/counsel/lineWorld.ts';
import { signInInstalled } from './signInInstalled.ts';
import { untilInteractive, visit } from './visit.ts';

const LINE_USER = 'U0123456789abcdef';
const WISH = '처음이라 상담부터 받고 싶어요';
const HOUR_MS = 3_600_000;
const [OPERATOR, CLINIC_STAFF] = DEMO_STAFF;

interface Named {
  id: string;
  title: string;
}

async function clinicOf(staff: Page): Promise<{ id: string; name: string }> {
  const { data } = await (await staff.request.get('/auth/my-info')).json();
  return data.clinic;
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function search(visitor: Page, name: string): Promise<void> {
  await visitor.getByRole('link', { name: '통합검색 열기' }).click();
  await visitor.getByRole('combobox').fill(name);
  await visitor.getByRole('option', { name, exact: true }).click();
  await visitor.getByRole('heading', { level: 1, name }).waitFor();
}

/** The login window, in which LINE agrees, opens and closes by itself. */
async function logIn(visitor: Page): Promise<void> {
  await press(visitor, '상담 예약하기');
  await press(visitor, '라인으로 로그인');
  await visitor.getByText('로그인 되었습니다', { exact: true }).waitFor();
}

/**
 * The press that began the login has opened the form (AMB-39). Returns the code by which the clinic finds the
 * counsel.
 */
async function bookWithLineFriend(line: LineWorld, member: Page): Promise<string> {
  await member.getByRole('textbox', { name: '상담 내용' }).fill(WISH);
  await press(member, '라인 친구추가');
  await member.getByRole('checkbox', { name: '모두 동의해요' }).check();
  const opening = member.waitForEvent('popup');
  await press(member, '동의하고 예약하기');
  const friendPage = await opening;
  await friendPage.waitForURL('https://line.me/R/ti/p/%40clinic-counsel');
  expect(await line.befriend(LINE_USER)).toBe(200);
  await friendPage.close();
  const code = await member.getByText(/^[0-9A-Z]{6}$/).textContent();
  await member.getByRole('link', { name: '상담 내역 보기' }).click();
  await chooseName(member, `이야기${Date.now() % 1_000_000}`);
  return code ?? '';
}

const menu = (member: Page) => member.getByRole('navigation', { name: '주 메뉴' });

async function openCounsel(member: Page): Promise<void> {
  await menu(member).getByRole('link', { name: '상담' }).click();
  await member.getByRole('article').getByRole('link').click();
}

async function chooseName(member: Page, nickname: string): Promise<void> {
  await member.getByRole('textbox').fill(nickname);
  await press(member, '변경하기');
  await member.getByText('닉네임이 변경되었습니다.').waitFor();
}

const moved = (staff: Page, state: string) =>
  staff.getByRole('region', { name: '기록' }).getByText(state).first().waitFor();

/** Some hours ago in Korean time, as the text of a date and time field. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() + (9 - hours) * HOUR_MS).toISOString().slice(0, 16);

async function setDate(staff: Page, hours: number, button: string, state: string): Promise<void> {
  await staff.getByRole('checkbox', { name: '다른 시간 직접 적기' }).check();
  await staff.getByRole('textbox', { name: '일시' }).fill(hoursAgo(hours));
  await press(staff, button);
  await moved(staff, state);
}

/** The member opens the counsel again, and it has reached that state. */
async function seesStep(member: Page, state: string): Promise<void> {
  await member.reload();
  await untilInteractive(member);
  await member.getByRole('main').getByText(state).first().waitFor();
}

/** The newest push links to the member's counsel. */
async function followPush(line: LineWorld, member: Page, count: number): Promise<void> {
  await expect.poll(() => line.pushes().length, { timeout: 10_000 }).toBe(count);
  const link = line.pushes().at(-1)?.text?.split('\n').at(-1) ?? '';
  await go(member, link);
}

async function writeReview(member: Page, title: string): Promise<void> {
  await member.getByRole('link', { name: '리뷰 작성하기' }).click();
  await member.getByRole('textbox', { name: '제목' }).fill(title);
  await press(member, '등록');
  await member.getByText('리뷰가 등록되었습니다.').waitFor();
}

async function findOwnReview(member: Page, title: string): Promise<void> {
  await menu(member).getByRole('link', { name: '마이페이지' }).click();
  await member.getByRole('link', { name: '내가 작성한 리뷰' }).click();
  await member.getByRole('article').filter({ hasText: title }).waitFor();
  await menu(member).getByRole('link', { name: '마이페이지' }).click();
  await member.getByRole('link', { name: /^이야기/ }).click();
  await chooseName(member, `결말${Date.now() % 1_000_000}`);
}

async function editEvent(staff: Page, id: string, title: string): Promise<void> {
  await go(staff, `/console/contents/event/${id}`);
  await staff.getByRole('textbox', { name: '제목', exact: true }).fill(title);
  await press(staff, '저장');
  await staff.getByText('저장했어요', { exact: true }).waitFor();
}

/** The operator hides the review, and shows it again. */
async function hideAndShow(operator: Page, visitor: Page, title: string): Promise<void> {
  const card = visitor.getByRole('article').filter({ hasText: title });
  await card.waitFor();
  // Both appointments were entered after their time, so they are no confirmed visit (AMB-18).
  expect(await card.getByText('방문 확인').count()).toBe(0);
  await go(operator, '/console/reviews');
  const review = operator.getByRole('article').filter({ hasText: title });
  await review.getByRole('button', { name: '30일 숨기기' }).click();
  await review.getByRole('textbox', { name: '숨기는 이유' }).fill('광고로 보여요');
  await review.getByRole('button', { name: '30일 숨기기' }).last().click();
  await operator.getByText('리뷰를 30일 동안 숨겼어요').waitFor();
  await reloadUntil(visitor, async () => (await card.count()) === 0);
  await review.getByRole('button', { name: '숨김 해제' }).click();
  await operator.getByText('리뷰를 다시 공개했어요').waitFor();
  await reloadUntil(visitor, () => card.isVisible());
}

/** Another process shows a change within two seconds (docs/operations.md, "Several processes"). */
async function reloadUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.reload();
    await untilInteractive(page);
    return isSo();
  };
  await expect.poll(look, { timeout: 10_000, interval: 500 }).toBe(true);
}

async function firstEventOf(siteUrl: string, clinicId: string): Promise<Named> {
  const answer = await fetch(`${siteUrl}/public/clinics/${clinicId}`);
  const { data } = (await answer.json()) as { data: { events: Named[] } };
  if (!data.events[0]) throw new Error('The clinic has no event');
  return data.events[0];
}

/** From a search to a review: a member who adds the LINE account, their clinic, and the operator. */
export async function tellStory(line: LineWorld): Promise<void> {
  const staff = await signInInstalled(CLINIC_STAFF, { siteUrl: line.siteUrl });
  const clinic = await clinicOf(staff);
  const options = { siteUrl: line.siteUrl, answeredFor: line.hosts, userAgent: PHONE };
  const member = await visit('/home', options);
  await line.isLineUser(member, LINE_USER);
  await search(member, clinic.name);
  await logIn(member);
  const code = await bookWithLineFriend(line, member);
  await openCounsel(member);
  await seesStep(member, '병원 확인 대기');

  await staff.reload();
  await untilInteractive(staff);
  await staff.getByRole('article').filter({ hasText: code }).getByRole('link').click();
  await staff.getByText(WISH).waitFor();
  await press(staff, '확인하기');
  await moved(staff, '병원 확인 완료');
  await followPush(line, member, 1);
  await seesStep(member, '병원 확인 완료');
  // An open counsel shows the change at once, and then it is no news.
  await go(member, '/counsel');
  await setDate(staff, 2, '상담 일시 확정하기', '상담 예약 확정');
  await member.getByRole('link', { name: '새 소식이 있어요 상담' }).waitFor();
  await followPush(line, member, 2);
  await seesStep(member, '상담 예약 확정');
  await press(staff, '상담 완료하기');
  await moved(staff, '상담 완료');
  await followPush(line, member, 3);
  await seesStep(member, '상담 완료');
  await setDate(staff, 1, '시술 일시 확정하기', '시술 예약 확정');
  await followPush(line, member, 4);
  await seesStep(member, '시술 예약 확정');
  await press(staff, '시술 완료하기');
  await moved(staff, '시술 완료');
  await followPush(line, member, 5);
  await seesStep(member, '시술 완료');

  const title = `이야기의 끝 ${code}`;
  await writeReview(member, title);
  await findOwnReview(member, title);
  const reviews = `/contents/clinic/${clinic.id}?tabId=review`;
  const visitor = await visit(reviews, { siteUrl: line.siteUrl });
  await hideAndShow(await signInInstalled(OPERATOR, { siteUrl: line.siteUrl }), visitor, title);

  const event = await firstEventOf(line.siteUrl, clinic.id);
  await go(visitor, `/contents/event/${event.id}`);
  await editEvent(staff, event.id, `${event.title} 앙코르`);
  const heading = visitor.getByRole('heading', { level: 1, name: `${event.title} 앙코르` });
  await reloadUntil(visitor, () => heading.isVisible());

  expectPushes(line, code);
}

/** One notice for each step, to this member, without health data. */
function expectPushes(line: LineWorld, code: string): void {
  // Those about the review come at once in the daytime, and at 8:00 in the quiet hours.
  const pushes = line.pushes().filter(({ text }) => !text?.endsWith('/my-page/reviews'));
  const { pathname } = new URL(pushes[0]?.text?.split('\n')[1] ?? '');
  expect(pathname).toMatch(/^\/counsel\/[0-9a-f-]{36}$/);
  const told = (state: keyof (typeof counselStateNames)['ko'], more = '') => ({
    to: LINE_USER,
    text: `상담 상태가 바뀌었어요: ${counselStateNames.ko[state]}${more}\n${line.siteUrl}${pathname}`,
    key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    authorization: 'Bearer channel-access-token',
  });
  expect(pushes).toEqual([
    told('CLINIC_CONFIRMED'),
    told('CONSULTATION_APPOINTMENT_CONFIRMED'),
    told('CONSULTATION_COMPLETE', '. 리뷰를 남길 수 있어요.'),
    told('TREATMENT_APPOINTMENT_CONFIRMED'),
    told('TREATMENT_COMPLETE'),
  ]);
  expect(new Set(pushes.map(({ key }) => key)).size).toBe(pushes.length);
  const booked = expect.stringContaining(`새 상담이 들어왔어요 (${code})`);
  // While a slow run goes on, reminders of other counsels may come.
  const news = line.toldStaff().filter((one) => !Object(one).text.startsWith('하루가 지나도록'));
  expect(news).toEqual([expect.objectContaining({ text: booked })]);
}
