import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dropdown } from '../../../src/widgets/dropdown/Dropdown.tsx';
import type { DropdownItem } from '../../../src/widgets/dropdown/dropdownItem.ts';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const FITS = '열두글자인이름은그대로다';
const LONG = `${FITS}요`;
const CUT = `${FITS}…`;
const ITEMS = ['강남', 'Gangbuk', LONG, FITS].map((name) => ({ name }));

function Chosen({ name }: { name: string }) {
  const [chosen, setChosen] = useState<DropdownItem>({ name });
  return <Dropdown label="지역" items={ITEMS} chosen={chosen} onChoose={setChosen} />;
}

const renderDropdown = (name = LONG) => renderWidget(<Chosen name={name} />);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '지역' });
const tooltip = () => screen.queryByRole('tooltip')?.textContent;

describe('a chosen name', () => {
  it('AMB-69 TXT-01 TXT-02 is shown in the field with 12 characters', () => {
    expect(Array.from(FITS)).toHaveLength(12);
    const { unmount } = renderDropdown();
    expect(field().value).toBe(CUT);
    unmount();
    renderDropdown(FITS);
    expect(field().value).toBe(FITS);
  });

  it('AMB-68 AMB-69 is whole in a tooltip on hover', async () => {
    const { user } = renderDropdown();
    expect(tooltip()).toBeUndefined();
    await user.hover(field());
    expect(tooltip()).toBe(LONG);
    await user.unhover(field());
    expect(tooltip()).toBeUndefined();
  });

  it('AMB-68 AMB-69 is whole in the list, and in a tooltip while the closed field has the focus', async () => {
    const { user } = renderDropdown();
    await user.tab();
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(LONG);
    expect(tooltip()).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(tooltip()).toBe(LONG);
    expect(field().getAttribute('aria-describedby')).toContain(screen.getByRole('tooltip').id);
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeUndefined();
    await user.keyboard('{ArrowDown}{Escape}');
    await user.tab();
    expect(tooltip()).toBeUndefined();
    expect(field().hasAttribute('aria-describedby')).toBe(false);
  });

  it('AMB-69 that was cut is replaced by typing, and has no tooltip if it fits', async () => {
    const { user } = renderDropdown();
    await user.click(field());
    await user.keyboard('{Escape}');
    fireEvent.change(field(), { target: { value: `${CUT}g` } });
    expect(field().value).toBe('g');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Gangbuk');
    await user.hover(field());
    expect(tooltip()).toBeUndefined();
  });
});
