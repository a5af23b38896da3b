import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { dragByFinger, dragByMouse, middleOf } from '../../support/browser/drag.ts';
import { visitExamples } from '../../support/browser/visitExamples.ts';

const PICTURES = ['a.png', 'b.png', 'c.png', 'd.png'];
const MOVED_PICTURES = ['b.png', 'a.png', 'c.png', 'd.png'];
/** Long enough to be more than a touch that scrolls. */
const LONG_PRESS_MS = 400;
const WIDE = { width: 1_200 };

/** The row of an example, with the names of its items. */
function rowOf(page: Page, state: string) {
  const row = page.locator(`[data-example="${state}"]`).getByRole('list');
  const items = row.getByRole('listitem');
  return {
    row,
    item: (index: number): Locator => items.nth(index),
    handle: (name: string) => row.getByRole('button', { name: `${name} 순서 변경` }),
    names: () =>
      items.evaluateAll((all) =>
        all.map((one) => one.querySelector('img')?.alt ?? one.textContent?.trim()),
      ),
  };
}

async function visitRow(state: string) {
  const page = await visitExamples('', WIDE);
  const row = rowOf(page, state);
  await row.row.scrollIntoViewIfNeeded();
  await row.handle(state === 'chips' ? '홈' : 'a.png').waitFor();
  return { page, ...row };
}

/** dnd-kit measures the row in the frame after it picked an item up. An arrow key before that does nothing. */
const untilMeasured = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );

/** A dropped item glides to its place. */
const untilAtRest = (row: Locator) =>
  row.evaluate((list) =>
    Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );

describe('pictures are sorted', () => {
  it('FILE-02 FILE-05 FILE-06 by the mouse: a picture, or its handle; dropped outside of the row it stays', async () => {
    const { page, row, item, handle, names } = await visitRow('several files');
    expect(await names()).toEqual(PICTURES);
    const over = await middleOf(item(1));
    const box = await row.boundingBox();
    const below = { x: over.x, y: (box?.y ?? 0) + (box?.height ?? 0) + 30 };
    await dragByMouse(page, await middleOf(handle('a.png')), below);
    await page.waitForTimeout(300);
    expect(await names()).toEqual(PICTURES);
    await dragByMouse(page, await middleOf(item(0)), await middleOf(item(1)));
    await expect.poll(names).toEqual(MOVED_PICTURES);
    await untilAtRest(row);
    await dragByMouse(page, await middleOf(handle('a.png')), await middleOf(item(0)));
    await expect.poll(names).toEqual(PICTURES);
  });

  it('FILE-02 by a finger on the handle at once, and by one that rests on the picture first', async () => {
    const { page, row, item, handle, names } = await visitRow('several files');
    await dragByFinger(page, await middleOf(handle('a.png')), await middleOf(item(1)));
    await expect.poll(names).toEqual(MOVED_PICTURES);
    await untilAtRest(row);
    await dragByFinger(page, await middleOf(item(0)), await middleOf(item(1)), LONG_PRESS_MS);
    await expect.poll(names).toEqual(PICTURES);
    // One that moves at once scrolls the row and sorts nothing.
    await untilAtRest(row);
    await dragByFinger(page, await middleOf(item(1)), await middleOf(item(0)));
    await page.waitForTimeout(300);
    expect(await names()).toEqual(PICTURES);
  });

  it('FILE-02 by the keyboard, with announcements; Escape leaves the picture where it was', async () => {
    const { page, handle, names } = await visitRow('several files');
    const takeToTheRight = async () => {
      await handle('a.png').focus();
      await page.keyboard.press('Space');
      await page.getByText('a.png 집음, 4개 중 1번째').waitFor({ state: 'attached' });
      await untilMeasured(page);
      await page.keyboard.press('ArrowRight');
      await page.getByText('4개 중 2번째로 옮겼어요').waitFor({ state: 'attached' });
    };
    await takeToTheRight();
    await page.keyboard.press('Escape');
    await page.getByText('제자리에 두었어요').waitFor({ state: 'attached' });
    expect(await names()).toEqual(PICTURES);
    await takeToTheRight();
    await page.keyboard.press('Space');
    await expect.poll(names).toEqual(MOVED_PICTURES);
    await expect.poll(() => handle('a.png').evaluate((one) => one.matches(':focus'))).toBe(true);
  });
});

/** With the sensors of the pictures: a finger, the keyboard and a drop outside are shown above. */
describe('chips are sorted', () => {
  const NAMES = ['홈', '둘러보기', '찜', '상담', '마이페이지'];
  const MOVED = ['둘러보기', '홈', '찜', '상담', '마이페이지'];

  it('CHIP-01 CHIP-02 by dragging a handle with the mouse', async () => {
    const { page, item, handle, names } = await visitRow('chips');
    expect(await names()).toEqual(NAMES);
    await dragByMouse(page, await middleOf(handle('홈')), await middleOf(item(1)));
    await expect.poll(names).toEqual(MOVED);
  });
});
