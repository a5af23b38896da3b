import type { Locator, Page } from 'playwright';

interface Point {
  x: number;
  y: number;
}

const STEPS = 8;

export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  // The other items make room while dragging, which takes a moment.
  await page.waitForTimeout(100);
  await page.mouse.up();
}

/** A real touch, from the browser's own input; held for a while before it moves. */
export async function dragByFinger(page: Page, from: Point, to: Point, heldMs = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await page.waitForTimeout(heldMs);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
  await page.waitForTimeout(100);
  await touch('touchEnd');
  await session.detach();
}
