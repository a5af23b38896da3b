import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Review } from '../../../contract/review.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { LOOKS } from '../../support/browser/looks.ts';
import {
  comeToReview,
  keptFiles,
  pickPhotos,
  thumbnails,
  watchSentBytes,
} from '../../support/browser/reviewVisit.ts';
import { addressOf, axeObjections, untilInteractive } from '../../support/browser/visit.ts';
import { startWeakLine } from '../../support/browser/weakLine.ts';
import { isWide } from '../../support/browser/widths.ts';
import { hueOf, phonePhoto, secretsIn } from '../../support/fixtures/phonePhoto.ts';

const BEFORE = '시술 전 사진';
const AFTER = '시술 후 사진';
const DAY_MS = 24 * 60 * 60 * 1_000;
const BROKEN_OFF = [
  /A file did not arrive: noise\.jpg/,
  /request failed: .*\/upload\//,
  /Failed to load resource/,
];

const title = (page: Page) => page.getByRole('textbox', { name: /^(제목|タイトル)$/ });
const register = (page: Page) => page.getByRole('button', { name: /^(등록|登録)$/ });

/** The requests of one method, as they begin. */
function watchRequests(page: Page, method: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** How many files the store has accepted. */
function countArrivals(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.status() === 200) count += 1;
  });
  return () => count;
}

async function publicReview(page: Page, id: string): Promise<Review> {
  const answer = await page.request.get(`/public/reviews/${id}`);
  return ((await answer.json()) as { data: Review }).data;
}

/** As any visitor sees it. */
async function bytesOf(page: Page, url: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(url, page.url()));
  expect(answer.status, url).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A picture in all the sizes and formats that are served. */
const everyVariant = ({ url, widths }: Review['beforePhotos'][number]) => [
  url,
  ...(widths ?? []).flatMap((width) =>
    ['webp', 'avif'].map((format) => url.replace('.webp', `@${width}.${format}`)),
  ),
];

describe('a review', () => {
  it('GEN-08 EDT-17 EDT-19 EDT-25 UPL-02 is written with 3+3 photos over a bad connection, and edited', async () => {
    const line = await startWeakLine();
    onTestFinished(line.stop);
    const { page, counsel } = await comeToReview({
      state: 'CONSULTATION_COMPLETE',
      siteUrl: line.url,
      expectedTrouble: BROKEN_OFF,
    });
    const sentBytes = await watchSentBytes(page);
    await page.reload();
    await page.getByRole('link', { name: '리뷰 작성하기' }).click();
    await title(page).fill('자세한 상담이 좋았어요');
    await page.getByRole('textbox', { name: '리뷰내용' }).fill('첫 줄\n\n둘째 줄');
    await page.getByRole('combobox', { name: '평점' }).selectOption('4');
    await pickPhotos(page, BEFORE, [
      ['red.jpg', await phonePhoto({ color: 'red' })],
      ['green.jpg', await phonePhoto({ color: 'lime' })],
      ['noise.jpg', await phonePhoto({ color: 'black', width: 900, height: 700, isHeavy: true })],
    ]);
    await pickPhotos(page, AFTER, [
      ['blue.jpg', await phonePhoto({ color: 'blue' })],
      ['yellow.jpg', await phonePhoto({ color: 'yellow' })],
      ['white.jpg', await phonePhoto({ color: 'white' })],
    ]);
    await page.getByText('등록한 사진은 누구나 볼 수 있어요').waitFor();
    await page.getByRole('button', { name: 'green.jpg 앞으로 옮기기' }).click();
    await expect.poll(async () => (await keptFiles(page)).files.length).toBe(6);

    // The third one is cut off halfway, and again when it is retried.
    const puts = watchRequests(page, 'PUT');
    const arrived = countArrivals(page);
    const posts = watchRequests(page, 'POST');
    line.breakHeavy(true);
    await register(page).click();
    await page.getByRole('dialog').getByText('파일을 업로드하고 있습니다').waitFor();
    await page.getByText('올리지 못한 사진이 있어요').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A browser tries a line that was in use again by itself.
    expect(line.broken()).toBeGreaterThanOrEqual(2);
    expect(posts).toEqual([]);
    line.breakHeavy(false);

    // Nothing is lost, not even by a reload, and the stored files cannot be read as pictures.
    const kept = await keptFiles(page);
    expect(kept.keysCanLeave).toEqual([false]);
    for (const file of kept.files) expect(file).not.toMatch(/JFIF|Exif|SECRET/);
    const before = puts.length;
    const arrivedBefore = arrived();
    expect(arrivedBefore).toBeGreaterThan(1);
    await page.reload();
    await page.getByText('작성하던 내용을 불러왔어요').waitFor();
    expect(await title(page).inputValue()).toBe('자세한 상담이 좋았어요');
    await expect.poll(() => thumbnails(page, BEFORE).count()).toBe(3);
    await register(page).click();
    await page.getByText('리뷰가 등록되었습니다.').waitFor();
    expect(puts.length - before).toBe(6 - arrivedBefore);
    expect(arrived()).toBe(6);
    expect(posts).toEqual(['/member/reviews']);
    await expect.poll(() => addressOf(page)).toBe(`/counsel/${counsel.id}?lang=ko`);
    expect((await keptFiles(page)).files).toEqual([]);
    await expect.poll(() => sentBytes.length).toBeGreaterThanOrEqual(6);
    for (const bytes of sentBytes) expect(secretsIn(bytes)).toEqual([]);

    const edit = page.getByRole('link', { name: '리뷰 수정하기' });
    await edit.waitFor();
    const answer = await page.request.get(`/member/counsels/${counsel.id}`);
    const { review_id: id = '' } = ((await answer.json()) as { data: { review_id?: string } }).data;
    const review = await publicReview(page, id);
    expect(review).toMatchObject({ rating: 4, content: '첫 줄\n\n둘째 줄', edited: false });
    expect(review.visitConfirmed).toBe(true);
    const photos = [...review.beforePhotos, ...review.afterPhotos];
    const hues: string[] = [];
    for (const photo of photos) {
      // Upright: they were taken sideways.
      expect(photo.height ?? 0).toBeGreaterThan(photo.width ?? 0);
      hues.push(await hueOf(await bytesOf(page, photo.url)));
      for (const url of everyVariant(photo))
        expect(secretsIn(await bytesOf(page, url))).toEqual([]);
    }
    expect(hues.toSpliced(2, 1)).toEqual(['green', 'red', 'blue', 'red+green', 'red+green+blue']);

    await edit.click();
    await expect.poll(() => thumbnails(page, AFTER).count()).toBe(3);
    const putsBefore = puts.length;
    await title(page).fill('고친 제목');
    await register(page).click();
    await page.getByText('리뷰가 수정되었습니다.').waitFor();
    expect(puts.length).toBe(putsBefore);
    expect(await publicReview(page, id)).toMatchObject({
      title: '고친 제목',
      edited: true,
      beforePhotos: review.beforePhotos,
      afterPhotos: review.afterPhotos,
    });
    await page.goto(`/contents/review/${id}`);
    await page.getByRole('heading', { name: '고친 제목' }).waitFor();
    expect(await page.getByRole('button', { name: /^시술 (전|후) 사진 \d$/ }).count()).toBe(6);
  });

  it('has photos without a place, also if the script that resizes them is lost', async () => {
    const { page } = await comeToReview({ expectedTrouble: [/no-such-script/] });
    const sentBytes = await watchSentBytes(page);
    await page.addInitScript(() => {
      const missing = class extends Worker {
        constructor() {
          super('/assets/no-such-script.js');
        }
      };
      Object.assign(window, { Worker: missing });
    });
    await page.reload();
    await page.getByRole('link', { name: '리뷰 작성하기' }).click();
    await title(page).fill('사진 줄이기');
    await pickPhotos(page, AFTER, [['red.jpg', await phonePhoto({ color: 'red' })]]);
    await register(page).click();
    await page.getByText('리뷰가 등록되었습니다.').waitFor();
    expect(sentBytes).toHaveLength(1);
    expect(secretsIn(sentBytes[0] ?? new Uint8Array())).toEqual([]);
    expect(await hueOf(sentBytes[0] ?? new Uint8Array())).toBe('red');
  });

  it('ERR-07 is unchanged after the session has ended and a login in the same window', async () => {
    const { page, counsel } = await comeToReview({
      expectedTrouble: [/Failed to get signed URL/, /401/],
    });
    await page.getByRole('link', { name: '리뷰 작성하기' }).click();
    await title(page).fill('로그인한 뒤에도 그대로');
    await pickPhotos(page, BEFORE, [['red.jpg', await phonePhoto({ color: 'red' })]]);
    await expect.poll(async () => (await keptFiles(page)).files.length).toBe(1);
    await page.context().clearCookies();
    await register(page).click();
    await page.getByText('로그인이 필요한 페이지 입니다').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await logInHere(page);
    await page.goto(`/review/editor/${counsel.id}`);
    await page.getByText('작성하던 내용을 불러왔어요').waitFor();
    expect(await title(page).inputValue()).toBe('로그인한 뒤에도 그대로');
    await expect.poll(() => thumbnails(page, BEFORE).count()).toBe(1);
    await register(page).click();
    await page.getByText('리뷰가 등록되었습니다.').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/counsel');
  });

  it('AUTH-21 picked photos are deleted from the browser after two weeks, and after a logout', async () => {
    const { page, counsel } = await comeToReview();
    await page.goto(`/review/editor/${counsel.id}`);
    await title(page).waitFor();
    const pickOne = async () => {
      await pickPhotos(page, BEFORE, [['red.jpg', await phonePhoto({ color: 'red' })]]);
      await expect.poll(async () => (await keptFiles(page)).files.length).toBe(1);
    };
    await pickOne();
    await page.clock.setSystemTime(Date.now() + 13 * DAY_MS);
    await page.reload();
    await expect.poll(() => thumbnails(page, BEFORE).count()).toBe(1);
    await page.clock.setSystemTime(Date.now() + 15 * DAY_MS);
    await page.reload();
    await title(page).waitFor();
    await expect.poll(async () => (await keptFiles(page)).files.length).toBe(0);
    expect(await thumbnails(page, BEFORE).count()).toBe(0);

    await pickOne();
    await page.goto('/my-page');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByText('로그아웃 되었습니다').waitFor();
    await expect.poll(() => keptFiles(page)).toEqual({ files: [], keysCanLeave: [] });
  });
});

describe.each(LOOKS)('$lang, $colorScheme', ({ lang, colorScheme }) => {
  it('EDT-02 axe objects to nothing in the editor', async () => {
    const { page, counsel } = await comeToReview({ colorScheme, lang, width: 320 });
    await page.goto(`/review/editor/${counsel.id}?lang=${lang}`);
    await untilInteractive(page);
    await title(page).fill('아주 긴 제목이 들어가도 괜찮은지 보려고 길게 적은 제목'.repeat(3));
    await pickPhotos(page, lang === 'ko' ? BEFORE : '施術前の写真', [
      ['red.jpg', await phonePhoto({ color: 'red' })],
      ['green.jpg', await phonePhoto({ color: 'lime' })],
    ]);
    await page.getByRole('checkbox').waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);

    await page.route('**/upload/*', () => new Promise(() => undefined));
    await register(page).click();
    await page.getByRole('progressbar').waitFor();
    expect(await axeObjections(page)).toEqual([]);
    // Neither Escape nor Back closes it.
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await page.goBack();
    await page.getByRole('progressbar').waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });
});
