import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** happy-dom has no layout: rows of lists get this height, everything else `height`. The screen is 800 high. */
export function pretendRows(rowHeight: number, height = 0): void {
  window.innerHeight = 800;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const isRow = this.tagName === 'LI';
    return { top: -window.scrollY, height: isRow ? rowHeight : height } as DOMRect; // no more of it is looked at
  });
}

export const scrollPageTo = (top: number): Promise<void> =>
  act(async () => {
    window.scrollTo(0, top);
    window.dispatchEvent(new Event('scroll'));
  });
