import type { Page } from 'playwright';

/** `layout-shift` of the Performance API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Call it before the page is opened. The answer reads all shifts of the layout since the page began: how far the page
 * moved, and what moved from where to where.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const textOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 160) : node?.textContent;
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${textOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        shifts.push([value, ...moved].join('\n'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
