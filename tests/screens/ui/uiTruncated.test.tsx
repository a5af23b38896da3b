import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REVIEW_TEXT_LENGTH } from '../../../src/constants.ts';
import { PlainButton } from '../../../src/ui/button/PlainButton.tsx';
import { Truncated } from '../../../src/ui/tooltip/Truncated.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const LONG = '가나다라마바사아자차카타파';
const SHOWN = '가나다라마바사아자차카타…';

const tooltip = () => screen.queryByRole('tooltip');

describe('shortened text', () => {
  it('TXT-01 is cut to 12 characters, with the full text in a tooltip on hover', async () => {
    const { user } = renderWidget(<Truncated text={LONG} />);
    expect(tooltip()).toBeNull();
    await user.hover(screen.getByText(SHOWN));
    expect(tooltip()?.textContent).toBe(LONG);
    await user.unhover(screen.getByText(SHOWN));
    expect(tooltip()).toBeNull();
  });

  it('AMB-68 shows the tooltip on focus and names it as the description', async () => {
    const { user } = renderWidget(<Truncated text={LONG} />);
    await user.tab();
    expect(screen.getByText(SHOWN)).toBe(document.activeElement);
    expect(tooltip()?.textContent).toBe(LONG);
    expect(screen.getByText(SHOWN).getAttribute('aria-describedby')).toBe(tooltip()?.id);
    await user.tab();
    expect(tooltip()).toBeNull();
  });

  it('AMB-68 shows the tooltip on tap; a tap elsewhere and Escape close it', async () => {
    const { user } = renderWidget(
      <>
        <Truncated text={LONG} />
        <p>elsewhere</p>
      </>,
    );
    await user.pointer({ keys: '[TouchA]', target: screen.getByText(SHOWN) });
    expect(tooltip()?.textContent).toBe(LONG);
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('elsewhere') });
    expect(tooltip()).toBeNull();

    await user.pointer({ keys: '[TouchA]', target: screen.getByText(SHOWN) });
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
  });

  it('closes when the page is scrolled away under it', async () => {
    const { user } = renderWidget(<Truncated text={LONG} />);
    await user.hover(screen.getByText(SHOWN));
    fireEvent.scroll(document);
    expect(tooltip()).toBeNull();
  });

  it('AMB-68 TXT-02 has no tooltip when nothing was cut', async () => {
    const text = '가'.repeat(REVIEW_TEXT_LENGTH);
    const { user } = renderWidget(<Truncated text={text} length={REVIEW_TEXT_LENGTH} />);
    await user.hover(screen.getByText(text));
    await user.tab();
    expect(tooltip()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('adds no second control inside a control', async () => {
    const { user } = renderWidget(
      <PlainButton>
        <Truncated text={LONG} />
      </PlainButton>,
    );
    await user.tab();
    expect(screen.getByRole('button')).toBe(document.activeElement);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.hover(screen.getByRole('button'));
    expect(tooltip()?.textContent).toBe(LONG);
  });

  it('names its language', () => {
    renderWidget(<Truncated text="짧은 글" lang="ko" />);
    expect(screen.getByText('짧은 글').getAttribute('lang')).toBe('ko');
  });
});
