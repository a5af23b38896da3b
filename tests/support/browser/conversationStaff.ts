import type { Page } from 'playwright';
import { expect } from 'vitest';
import { message } from '../../../src/i18n/ko/message.ts';
import { aPhoto } from '../fixtures/photoFiles.ts';
import { go, press, seesPhotos, send } from './conversationMember.ts';

/** A text that the clinic often sends, for members of both languages. */
export const TEMPLATE = {
  name: '시간 안내',
  ko: '가능한 시간을 보내드릴게요',
  ja: 'ご案内できる日時をお送りします',
};

/** A new counsel appears in the inbox that is open already. The press on its row opens it. */
export async function opensFromInbox(phone: Page, nickname: string, text: string): Promise<void> {
  const row = phone.getByRole('article').filter({ hasText: nickname });
  await row.waitFor({ timeout: 20_000 });
  await row.getByRole('link').click();
  await phone.getByText(text, { exact: true }).first().waitFor();
}

/** When the provider did not answer, the page says so; the press asks again. */
export async function readsTranslation(phone: Page, text: string): Promise<void> {
  const translation = phone.getByText(`KO: ${text}`, { exact: true });
  const again = phone.getByRole('button', { name: '다시 시도' });
  const isRead = async () => {
    if (await again.isVisible()) await again.click();
    return translation.isVisible();
  };
  await expect.poll(isRead, { timeout: 180_000, interval: 500 }).toBe(true);
}

export async function makeTemplate(phone: Page): Promise<void> {
  await press(phone, '자주 쓰는 문구');
  await press(phone, '새 문구');
  await phone.getByRole('textbox', { name: '문구 이름' }).fill(TEMPLATE.name);
  await phone.getByRole('textbox', { name: '한국어 문구' }).fill(TEMPLATE.ko);
  await phone.getByRole('textbox', { name: '일본어 문구' }).fill(TEMPLATE.ja);
  await press(phone, '저장');
  await phone.getByRole('button', { name: `${TEMPLATE.name} 넣기` }).waitFor();
}

export async function answerByTemplate(phone: Page): Promise<void> {
  const templates = phone.getByRole('button', { name: '자주 쓰는 문구' });
  if ((await templates.getAttribute('aria-expanded')) === 'false') await templates.click();
  await phone.getByRole('button', { name: `${TEMPLATE.name} 넣기` }).click();
  await send(phone, message, {});
}

/** One more time beside those that the member wished for. */
export async function propose(phone: Page, day: string): Promise<void> {
  await press(phone, '시간 제안하기');
  await phone.getByLabel('1번째 날짜').fill(day);
  await phone.getByLabel('1번째 시간').selectOption('15:30');
  const sending = phone.getByRole('button', { name: '제안 보내기' });
  await sending.click();
  const isSent = async () => {
    if (await phone.getByRole('button', { name: '제안 취소하기' }).isVisible()) return true;
    // It stays there after a failure.
    if (await sending.isVisible()) await sending.click({ timeout: 2_000 }).catch(() => undefined);
    return false;
  };
  await phone.waitForTimeout(2_000);
  await expect.poll(isSent, { timeout: 60_000, interval: 3_000 }).toBe(true);
}

export async function seesInCalendar(desk: Page, day: string, nickname: string): Promise<void> {
  await go(desk, `/console/calendar?day=${day}`);
  const entry = desk.getByRole('link', { name: nickname });
  await entry.filter({ hasText: '15:30' }).filter({ hasNotText: '제안' }).first().waitFor();
}

export async function sendsPhoto(phone: Page, count: number): Promise<void> {
  const photo = await aPhoto('peru', { width: 300, height: 400 });
  await send(phone, message, { photo });
  await seesPhotos(phone, /^사진 \d+$/, count);
}

/** The visit is over: the clinic says so. */
export async function completes(phone: Page): Promise<void> {
  await phone.reload();
  await press(phone, '상담 완료하기');
  await phone.getByRole('region', { name: '기록' }).getByText('상담 완료').first().waitFor();
}

/** What was told, by which channel; nothing has failed. */
export async function operatorSeesDeliveries(operator: Page): Promise<void> {
  await go(operator, '/console/notices');
  const rows = operator.getByRole('main');
  for (const channel of ['라인', '이메일', '브라우저 알림']) {
    await rows.getByText(channel, { exact: true }).first().waitFor();
  }
  await go(operator, '/console/notices?state=FAILED');
  await operator.getByText('알림이 없어요').waitFor();
  expect(await operator.getByRole('article').count()).toBe(0);
}
