import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { COLOURS } from '../../support/browser/looks.ts';
import { openPage, testSite } from '../../support/browser/openPage.ts';
import { signInByButton } from '../../support/browser/signInByButton.ts';
import { untilQuiet } from '../../support/browser/untilQuiet.ts';
import { axeObjections, untilInteractive } from '../../support/browser/visit.ts';
import { isWide } from '../../support/browser/widths.ts';
import { aPhoto } from '../../support/fixtures/photoFiles.ts';

const box = (page: Page) => page.getByRole('textbox', { name: '메시지' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A counsel that the demonstration's first member books at this clinic. */
async function book(page: Page, clinicId: string): Promise<string> {
  const headers = { Origin: testSite().siteUrl };
  const language = 'ko';
  const consent = {
    clinic_id: clinicId,
    purposes: CONSENT_PURPOSES,
    version: CONSENT_VERSION,
    language,
  };
  await page.request.post('/member/consents', { data: consent, headers });
  const data = { clinic_id: clinicId, sourceType: 'CLINIC', sourceId: clinicId, content: '상담' };
  const booked = await (await page.request.post('/member/counsels', { data, headers })).json();
  return booked.data.id;
}

it('a member writes with a photo, staff answer by a template, and the member sees it', async () => {
  const desk = await signInByButton({}, 'clinic.one');
  const { data: account } = await (await desk.request.get('/auth/my-info')).json();
  const phone = await openPage();
  await logInHere(phone);
  const id = await book(phone, account.clinic_id);

  await phone.goto(`/counsel/${id}`);
  await untilInteractive(phone);
  await box(phone).fill('사진을 보내드려요');
  const choosing = phone.waitForEvent('filechooser');
  await press(phone, '사진 첨부하기');
  const buffer = await aPhoto('peru', { width: 300, height: 400 });
  await (await choosing).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await press(phone, '보내기');
  await phone.getByText('사진을 보내드려요').waitFor();
  await expect.poll(() => box(phone).inputValue()).toBe('');

  await desk.goto('/console/counsels?unread=yes');
  await untilInteractive(desk);
  const row = desk.getByRole('article').filter({ has: desk.locator(`[href*="${id}"]`) });
  await row.getByText('새 메시지 1').waitFor();
  await desk.goto(`/console/counsels/${id}`);
  await untilInteractive(desk);
  // The photo itself has arrived, with the session of staff.
  const photo = desk.getByRole('button', { name: '사진 1' }).locator('img');
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await press(desk, '자주 쓰는 문구');
  await press(desk, '새 문구');
  await desk.getByRole('textbox', { name: '문구 이름' }).fill('사진 확인');
  await desk.getByRole('textbox', { name: '한국어 문구' }).fill('사진을 잘 받았어요');
  await press(desk, '저장');
  await press(desk, '사진 확인 넣기');
  expect(await axeObjections(desk)).toEqual([]);
  await desk.setViewportSize({ width: 360, height: 740 });
  expect(await isWide(desk)).toBe(false);
  await press(desk, '보내기');
  await expect.poll(() => box(desk).inputValue()).toBe('');

  await phone.goto('/counsel');
  await untilInteractive(phone);
  const listed = phone.getByRole('listitem').filter({ has: phone.locator(`[href*="${id}"]`) });
  await listed.getByText('새 메시지 1').waitFor();
  await phone.goto(`/counsel/${id}`);
  await phone.getByText('사진을 잘 받았어요').waitFor();
  for (const colorScheme of COLOURS) {
    await phone.emulateMedia({ colorScheme });
    expect(await axeObjections(phone)).toEqual([]);
  }
  await phone.setViewportSize({ width: 320, height: 640 });
  expect(await isWide(phone)).toBe(false);
});

it('what the other side does appears on open pages without a reload', async () => {
  const desk = await signInByButton({}, 'clinic.one');
  const { data: account } = await (await desk.request.get('/auth/my-info')).json();
  const headers = { Origin: new URL(desk.url()).origin };
  await desk.goto('/console/counsels');
  await untilInteractive(desk);
  await desk.getByRole('article').first().waitFor();
  const numberInTitle = async () => Number(/^\((\d+)\) /.exec(await desk.title())?.[1] ?? 0);
  await expect.poll(numberInTitle).toBeGreaterThan(0);
  const before = await numberInTitle();

  const phone = await openPage();
  await logInHere(phone);
  const id = await book(phone, account.clinic_id);
  const row = desk.getByRole('article').filter({ has: desk.locator(`[href*="${id}"]`) });
  await row.waitFor();
  await expect.poll(numberInTitle).toBe(before + 1);

  const say = (text: string) =>
    desk.request.post(`/staff/counsels/${id}/messages`, { data: { text }, headers });
  await phone.goto('/home');
  await untilInteractive(phone);
  const opened = phone.waitForResponse((answer) => answer.url().endsWith('/member/live'));
  await phone.goto(`/counsel/${id}`);
  await opened;
  await untilQuiet(phone);
  expect((await say('언제 오실 수 있어요?')).status()).toBe(200);
  await phone.getByText('언제 오실 수 있어요?').waitFor({ timeout: 10_000 });
  await box(phone).fill('토요일이요');
  await press(phone, '보내기');
  await row.getByText('새 메시지 1').waitFor({ timeout: 10_000 });

  await phone.getByRole('link', { name: '홈', exact: true }).click();
  await phone.waitForURL('**/home');
  await untilQuiet(phone);
  expect((await say('좋아요')).status()).toBe(200);
  await phone.getByRole('link', { name: /새 소식이 있어요 상담/ }).waitFor({ timeout: 10_000 });
});
