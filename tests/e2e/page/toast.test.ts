import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoRecord, visit } from '../../support/browser/visit.ts';

/** A success toast, by copying an address. */
async function aToast(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '주소 복사' }).click();
  const toast = page.locator('.Toastify__toast', { hasText: '주소가 복사되었습니다' });
  await toast.waitFor();
  // It comes from the side.
  await toast.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place');
  return { toast, box };
}

const aClinicPage = async () => visit(`/contents/clinic/${(await demoRecord('clinics')).id}`);

async function drag(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by / 2, from.y);
  await page.mouse.move(from.x + by, from.y);
  await page.mouse.up();
}

/** Its time is an animation. */
const timeOf = (toast: Locator, setTo?: number) =>
  toast.evaluate((one, wished) => {
    const time = one
      .getAnimations({ subtree: true })
      .find(({ effect }) => effect?.getTiming().duration === 5_000);
    if (time && wished !== undefined) time.currentTime = wished;
    return Number(time?.currentTime);
  }, setTo);

describe('a toast', () => {
  it('TOAST-01 TOAST-02 CONST-17 ERR-17 of a repeated success is shown for 5000 ms from then on, top right', async () => {
    const page = await aClinicPage();
    const { toast, box } = await aToast(page);
    expect([box.y, 390 - box.x - box.width]).toEqual([12, 12]);
    await timeOf(toast, 3_000);
    await page.getByRole('button', { name: '주소 복사' }).click();
    await expect.poll(() => timeOf(toast)).toBeLessThan(2_500);
    expect(await toast.count()).toBe(1);
    // It keeps its time when a dialog opens, and lies above it.
    await timeOf(toast, 2_000);
    await page.getByRole('button', { name: '상담 예약' }).click();
    await page.locator('dialog[open] .Toastify__toast').waitFor();
    expect(await timeOf(toast)).toBeGreaterThan(1_999);
    const above = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('.Toastify__toast') !== null,
      [box.x + 8, box.y + 8] as const,
    );
    expect(above).toBe(true);
  });

  it('TOAST-03 TOAST-04 dragged by less than 80 percent of its width moves back and stays, by more closes', async () => {
    const page = await aClinicPage();
    const { toast, box } = await aToast(page);
    const grip = { x: box.x + 8, y: box.y + box.height / 2 };
    await drag(page, grip, box.width * 0.78);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBeCloseTo(box.x, 0);
    expect(await toast.isVisible()).toBe(true);
    await timeOf(toast, 0);
    const begun = Date.now();
    await drag(page, grip, box.width * 0.82);
    await toast.waitFor({ state: 'detached' });
    expect(Date.now() - begun).toBeLessThan(4_000);
  });
});
