import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { PushSubscriptionForm } from '../../../contract/notice.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { everywhere as jaEverywhere } from '../../../src/i18n/ja/everywhere.ts';
import { membership as jaMembership } from '../../../src/i18n/ja/membership.ts';
import { everywhere as koEverywhere } from '../../../src/i18n/ko/everywhere.ts';
import { membership as koMembership } from '../../../src/i18n/ko/membership.ts';
import { untilInteractive } from './visit.ts';

/** What a member reads on buttons. */
export const WORDS = {
  ko: { ...koEverywhere, ...koMembership },
  ja: { ...jaEverywhere, ...jaMembership },
} as const;

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Acts, and once more each time the page says that it failed. */
async function insist(
  act: () => Promise<void>,
  { done, failed }: { done: Locator; failed: Locator },
): Promise<void> {
  await act();
  await done.or(failed).first().waitFor();
  if (!(await done.isVisible())) await insist(act, { done, failed });
}

/** The first choice from this place on that is not disabled. */
export const chooseFrom = (page: Page, label: string, place: number) =>
  page.getByLabel(label).evaluate((select: HTMLSelectElement, from) => {
    const open = [...select.options].slice(from).find(({ disabled }) => !disabled);
    if (!open) throw new Error('There is nothing to choose');
    select.value = open.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, place);

/** In the open modal of a booking: a text and two wished times. */
export async function fillBooking(page: Page, language: Language, text: string): Promise<void> {
  const { counsel, dates } = WORDS[language];
  await page.getByRole('textbox', { name: counsel.text }).fill(text);
  await page.getByText(counsel.wishes, { exact: true }).click();
  for (const n of ['1', '2']) {
    if (n === '2') await press(page, dates.wishes.add);
    await chooseFrom(page, dates.wishes.day.replace('{{n}}', n), 4 + Number(n));
    await chooseFrom(page, dates.wishes.time.replace('{{n}}', n), 1);
  }
  await press(page, counsel.submit);
  await page.getByRole('checkbox', { name: WORDS[language].consent.all }).check();
}

/** The last press of a booking. Returns the id of the counsel. */
export async function book(page: Page, language: Language): Promise<string> {
  const { consent, counsel } = WORDS[language];
  await insist(() => press(page, consent.agree), {
    done: page.getByText(counsel.sent.title),
    failed: page.getByText(counsel.notBooked),
  });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function agreeToTranslation(page: Page, language: Language): Promise<void> {
  const { translation } = WORDS[language];
  await press(page, translation.turnOn);
  await press(page, translation.agree);
  await page.getByText(translation.agreed).waitFor();
}

export async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** By API; the page for it has its own tests. */
export async function chooseName(page: Page, nickname: string): Promise<void> {
  const { data: me } = await (await page.request.get('/member/my-info')).json();
  const headers = { Origin: new URL(page.url()).origin };
  const answer = await page.request.patch(`/member/${me.id}`, { data: { nickname }, headers });
  expect(answer.ok()).toBe(true);
}

/** As a browser that has a push service and whose visitor allows notices; a headless one has neither. */
export async function givePush(page: Page, form: PushSubscriptionForm): Promise<void> {
  await page.addInitScript((given) => {
    const subscription = { toJSON: () => given, unsubscribe: async () => true };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    const isOn = () => localStorage.getItem('subscribed') !== null;
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem('subscribed', 'yes');
        return subscription;
      },
      getSubscription: async () => (isOn() ? subscription : null),
    });
  }, form);
}

/** Writes with photos, until the composer is empty. */
export async function send(
  page: Page,
  words: (typeof WORDS)[Language]['message'],
  { text, photo }: { text?: string; photo?: Buffer },
): Promise<void> {
  const box = page.getByRole('textbox', { name: words.label });
  if (text !== undefined) await box.fill(text);
  if (photo) {
    const choosing = page.waitForEvent('filechooser');
    await press(page, words.addPhotos);
    await (await choosing).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
  }
  const again = page.getByRole('button', { name: words.sendAgain, exact: true });
  const picked = page.getByRole('list', { name: words.photos, exact: true });
  await press(page, words.send);
  const isSent = async () => {
    if (await again.isVisible()) await again.click();
    return (await box.inputValue()) === '' && !(await picked.isVisible());
  };
  await expect.poll(isSent, { timeout: 60_000 }).toBe(true);
}

/** All photos of the open thread have arrived. */
export async function seesPhotos(page: Page, name: RegExp, count: number): Promise<void> {
  const photos = page.getByRole('button', { name }).locator('img');
  await expect.poll(() => photos.count(), { timeout: 30_000 }).toBe(count);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
}

export async function isAskedForReview(page: Page, language: Language): Promise<void> {
  const { now, writeReview } = WORDS[language].counsel;
  await page.getByText(now.CONSULTATION_COMPLETE).waitFor();
  await page.getByRole('link', { name: writeReview }).waitFor();
}
