import type { Page } from 'playwright';

/** Of windows: small and large phones, a computer. */
const WIDTHS = [320, 360, 390, 1_280];

export const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/**
 * The widths at which something sticks out of the page. The page is loaded once: at another width it has the same
 * markup.
 */
export async function widthsTooNarrow(page: Page): Promise<number[]> {
  const narrow: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (await isWide(page)) narrow.push(width);
  }
  return narrow;
}
