import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { comeToReview, pickPhotos } from '../../support/browser/reviewVisit.ts';
import { phonePhoto } from '../../support/fixtures/phonePhoto.ts';

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};

it('ERR-07 a failure can be read at once, beside the button', async () => {
  const expectedTrouble = [/Failed to get signed URL/, /Failed to load resource/];
  const { page } = await comeToReview({ width: 360, expectedTrouble });
  await page.getByRole('link', { name: '리뷰 작성하기' }).click();
  const register = page.getByRole('button', { name: '등록' });
  await pickPhotos(page, '시술 전 사진', [['red.jpg', await phonePhoto({ color: 'red' })]]);
  await page.route('**/s3/**', (route) => route.fulfill({ status: 500 }));
  await register.click();
  const notice = page.getByText('올리지 못한 사진이 있어요');
  await notice.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const bars = await page.getByRole('navigation', { name: '주 메뉴' }).boundingBox();
  await expect.poll(() => bottomOf(notice)).toBeLessThan(bars?.y ?? 0);
  await expect.poll(() => bottomOf(register)).toBeLessThan(bars?.y ?? 0);
});
