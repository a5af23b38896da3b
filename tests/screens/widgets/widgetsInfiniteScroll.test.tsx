import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteScroll } from '../../../src/widgets/list/InfiniteScroll.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

let layout = { top: 0, height: 0 };
const onLoadMore = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onLoadMore.mockReset();
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ ...layout }) as DOMRect,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const list = (count: number, mayLoad = true) => (
  <InfiniteScroll count={count} mayLoad={mayLoad} onLoadMore={onLoadMore}>
    rows
  </InfiniteScroll>
);

/** Puts so many percent of a list of 4000 pixels above the lower edge of the screen. */
function scrollTo(percent: number) {
  layout = { top: 800 - 40 * percent, height: 4000 };
  fireEvent.scroll(window);
  vi.advanceTimersByTime(200);
}

describe('endless list', () => {
  it('RVL-03 CONST-08 loads at 80 percent of the list, not before', () => {
    layout = { top: 0, height: 4000 };
    renderWidget(list(10));
    scrollTo(79);
    expect(onLoadMore).not.toHaveBeenCalled();
    scrollTo(80);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('RVL-04 CONST-09 checks once in 150 ms', () => {
    layout = { top: 0, height: 4000 };
    renderWidget(list(10));
    const look = vi.mocked(HTMLElement.prototype.getBoundingClientRect);
    look.mockClear();
    for (let times = 0; times < 30; times += 1) {
      fireEvent.scroll(window);
      vi.advanceTimersByTime(10);
    }
    // At once, after 150 and after 300 ms.
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('RVL-05 asks for one page at a time', () => {
    layout = { top: 0, height: 4000 };
    const { rerender } = renderWidget(list(10));
    scrollTo(90);
    scrollTo(95);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(list(10, false));
    scrollTo(99);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('AMB-65 also loads if the list ends inside the screen, again after each page', () => {
    layout = { top: 100, height: 300 };
    const { rerender } = renderWidget(list(3));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(list(3, false));
    rerender(list(6));
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('RVL-02 ERR-20 stops after the last page, and after a failure', () => {
    layout = { top: 0, height: 4000 };
    renderWidget(list(10, false));
    scrollTo(100);
    expect(onLoadMore).not.toHaveBeenCalled();
  });
});
