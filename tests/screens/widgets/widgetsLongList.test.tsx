import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UniformList } from '../../../src/widgets/list/UniformList.tsx';
import { pretendRows, scrollPageTo } from '../../support/screen/pretendRows.ts';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const ROW = 400;
const ALL = 100_000;

const list = (count: number) => (
  <UniformList label="rows" count={count} rowHeight={300} firstRows={20}>
    {(rows) =>
      rows.map(({ index, gap }) => (
        <li key={index} data-index={index} style={{ marginTop: gap }}>
          <a href={`#${index}`}>{`row ${index}`}</a>
        </li>
      ))
    }
  </UniformList>
);

/** Scrolls between the first rendering of a list and its effects. */
function Visitor() {
  useLayoutEffect(() => window.scrollTo(0, 5 * ROW), []);
  return null;
}

const rows = () => screen.getAllByRole('listitem');
const indexes = () => rows().map((row) => Number(row.dataset.index));
const gaps = () => rows().map((row) => row.style.marginTop);
const height = () => Number.parseFloat(screen.getByRole('list').style.height);

beforeEach(async () => {
  await scrollPageTo(0);
  pretendRows(ROW);
});
afterEach(() => vi.restoreAllMocks());

describe('a long list of rows of one height', () => {
  it('AMB-90 has the rows around the screen, and space as high as all others', async () => {
    renderWidget(list(1_000));
    expect(height()).toBe(1_000 * ROW);
    expect(indexes()).toEqual([0, 1, 2, 3, 4]);
    await scrollPageTo(500 * ROW);
    expect(indexes()).toEqual([497, 498, 499, 500, 501, 502, 503, 504]);
    expect(gaps()).toEqual([`${497 * ROW}px`, ...Array(7).fill('0px')]);
    await scrollPageTo(1_000 * ROW - 800);
    expect(indexes().at(-1)).toBe(999);
  });

  it('keeps the row with the focus, in its place', async () => {
    renderWidget(list(1_000));
    const link = screen.getByRole('link', { name: 'row 1' });
    link.focus();
    await scrollPageTo(500 * ROW);
    expect(document.activeElement).toBe(link);
    expect(indexes().slice(0, 2)).toEqual([1, 497]);
    expect(gaps().slice(0, 2)).toEqual([`${ROW}px`, `${495 * ROW}px`]);
    link.blur();
    await scrollPageTo(501 * ROW);
    expect(indexes()[0]).toBe(498);
  });

  it('BRW-28 its end is the hundred-thousandth row, on a page that browsers can lay out', async () => {
    renderWidget(list(ALL));
    expect(height()).toBeLessThan(17_000_000);
    await scrollPageTo(height() - 800);
    expect(indexes().at(-1)).toBe(ALL - 1);
    await scrollPageTo(0);
    expect(indexes()[0]).toBe(0);
  });

  it('BRW-28 stays at its end where a browser measures rows inexactly', async () => {
    renderWidget(list(ALL));
    const before = height();
    pretendRows(ROW - 0.5);
    await scrollPageTo(before - 800);
    expect(height()).toBe(before);
    pretendRows(ROW - 10);
    await scrollPageTo(before - 800);
    expect(indexes().at(-1)).toBe(ALL - 1);
  });

  it('leaves the page where the visitor scrolled while the list was rendered', async () => {
    renderWidget(
      <>
        <Visitor />
        {list(1_000)}
      </>,
    );
    expect(window.scrollY).toBe(5 * ROW);
    expect(indexes()[0]).toBe(2);
  });

  it('GLB-11 finds its place again in the same history entry', async () => {
    const { unmount } = renderWidget(list(ALL));
    await scrollPageTo(6_000_000);
    const left = indexes();
    await expect.poll(() => history.state?.place).toMatchObject({ top: 6_000_000, rowHeight: ROW });
    unmount();
    await scrollPageTo(0);
    renderWidget(list(ALL));
    await scrollPageTo(window.scrollY);
    expect(window.scrollY).toBe(6_000_000);
    expect(indexes()).toEqual(left);
  });
});
