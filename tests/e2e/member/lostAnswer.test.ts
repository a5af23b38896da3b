import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { openPage, testSite } from '../../support/browser/openPage.ts';
import {
  comeToReview,
  keptFiles,
  pickPhotos,
  thumbnails,
} from '../../support/browser/reviewVisit.ts';
import { signInByButton } from '../../support/browser/signInByButton.ts';
import { demoRecord, untilInteractive } from '../../support/browser/visit.ts';
import { phonePhoto } from '../../support/fixtures/phonePhoto.ts';

const BEFORE = '시술 전 사진';

/** The server does what the first such call asks for, and its answer is lost. */
async function loseFirstAnswer(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    },
  );
}

const troubleOf = (path: string) => [
  new RegExp(`request failed: .*${path} `),
  /Failed to load resource/,
];

/** How many files are uploaded to the store. */
function countUploads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') count += 1;
  });
  return () => count;
}

async function ask<T>(page: Page, address: string): Promise<T> {
  return (await (await page.request.get(address)).json()) as T;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('C18 a change whose answer was lost is made once, also after a reload', () => {
  it('AMB-51 a new event with pictures is one draft', async () => {
    const path = '/staff/events';
    const page = await signInByButton({ expectedTrouble: [...troubleOf(path), /POST .* failed/] });
    const name = `한번 이벤트 ${Date.now()}`;
    await page.goto('/console/contents/event/new');
    await untilInteractive(page);
    await page.getByRole('textbox', { name: '제목', exact: true }).fill(name);
    await page.getByRole('combobox', { name: '의원' }).click();
    await page.getByRole('option').nth(1).click();
    const red = {
      name: 'red.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto({ color: 'red' }),
    };
    await page.locator('input[type=file]').first().setInputFiles(red);
    await expect.poll(async () => (await keptFiles(page)).files.length).toBe(1);
    const uploads = countUploads(page);
    await loseFirstAnswer(page, path);
    await press(page, '저장');
    await page
      .getByText(/인터넷|연결|문제/)
      .first()
      .waitFor();

    page.on('dialog', (question) => question.accept());
    await page.reload();
    await page.getByText('저장하지 않았던 내용을 불러왔어요').waitFor();
    await press(page, '저장');
    await page.waitForURL(/\/event\/[0-9a-f-]{36}$/);
    const { total } = await ask<{ total: number }>(page, `${path}?q=${encodeURIComponent(name)}`);
    expect({ total, uploads: uploads() }).toEqual({ total: 1, uploads: 1 });
    await expect.poll(async () => (await keptFiles(page)).files.length).toBe(0);
    await page.getByText('저장하지 않았던 내용을 불러왔어요').waitFor({ state: 'detached' });
  });

  it('CSL-18 a counsel is booked once', async () => {
    const { id } = await demoRecord('clinics?limit=1');
    const path = '/member/counsels';
    const trouble = [...troubleOf(path), /The counsel was not booked/];
    const page = await openPage({ expectedTrouble: trouble });
    await logInHere(page, 'new');
    const text = { version: CONSENT_VERSION, language: 'ko' };
    const consents = { clinic_id: id, purposes: CONSENT_PURPOSES, ...text };
    const headers = { Origin: testSite().siteUrl };
    await page.request.post('/member/consents', { data: consents, headers });
    const content = '한 번만 예약해주세요';
    const open = async () => {
      await page.goto(`/contents/clinic/${id}`);
      await untilInteractive(page);
      await press(page, '상담 예약하기');
      return page.getByRole('textbox', { name: '상담 내용' });
    };
    await (await open()).fill(content);
    await loseFirstAnswer(page, path);
    await press(page, '상담 예약');
    await page.getByText(/신청이 전달됐는지 확인하지 못했어요/).waitFor();

    await page.reload();
    expect(await (await open()).inputValue()).toBe(content);
    await press(page, '상담 예약');
    await page.getByText('상담이 예약되었습니다').waitFor();
    const { data } = await ask<{ data: { data: { content: string }[] } }>(page, path);
    expect(data.data.map((counsel) => counsel.content)).toEqual([content]);
  });

  it('EDT-19 EDT-22 a review with photos is written once, and no photo of it is uploaded again', async () => {
    const path = '/member/reviews';
    const { page, counsel } = await comeToReview({
      expectedTrouble: [...troubleOf(path), /The review was not saved/],
    });
    await page.goto(`/review/editor/${counsel.id}`);
    await page.getByRole('textbox', { name: '제목' }).fill('한 번만 쓸게요');
    await pickPhotos(page, BEFORE, [['red.jpg', await phonePhoto({ color: 'red' })]]);
    await expect.poll(async () => (await keptFiles(page)).files.length).toBe(1);
    const uploads = countUploads(page);
    await loseFirstAnswer(page, path);
    await press(page, '등록');
    await page.getByText(/아직 등록되지 않았어요/).waitFor();

    await page.reload();
    await page.getByText('작성하던 내용을 불러왔어요').waitFor();
    await expect.poll(() => thumbnails(page, BEFORE).count()).toBe(1);
    await press(page, '등록');
    await page.getByText(/리뷰가 (등록|수정)되었습니다/).waitFor();
    const all = await ask<{ data: { counsel_id: string; beforePhotos: unknown[] }[] }>(
      page,
      `${path}?limit=100`,
    );
    const written = all.data.filter(({ counsel_id }) => counsel_id === counsel.id);
    expect(written.map(({ beforePhotos }) => beforePhotos.length)).toEqual([1]);
    expect(uploads()).toBe(1);
  });
});
