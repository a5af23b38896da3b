import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { DropdownItem } from '../../../src/widgets/dropdown/dropdownItem.ts';
import { MultiSelect } from '../../../src/widgets/dropdown/MultiSelect.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const doctors = ['김', '이', '박'].map((name, index) => ({ name, id: `d${index}` }));

const twins = [
  { name: '김하늘', id: 'd1' },
  { name: '김하늘', id: 'd2' },
  { name: '박', id: 'd3' },
];

interface SeveralProps {
  items?: readonly DropdownItem[];
  onChange?: (chosen: DropdownItem[]) => void;
}

function Several({ items = doctors, onChange }: SeveralProps) {
  const [chosen, setChosen] = useState<DropdownItem[]>([]);
  const handleChange = (wanted: DropdownItem[]) => {
    onChange?.(wanted);
    setChosen(wanted);
  };
  return <MultiSelect label="의료진" items={items} chosen={chosen} onChange={handleChange} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '의료진' });
const openButton = () => screen.getByRole('button', { name: '의료진 목록 열기' });
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '추가' });
const selection = () => {
  const list = screen.queryByRole('list', { name: '의료진 선택한 항목' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
};

function renderSeveral() {
  const rendered = renderWidget(<Several />);
  const { user } = rendered;
  const offered = async () => {
    await user.click(openButton());
    const names = screen.queryAllByRole('option').map(({ textContent }) => textContent);
    await user.click(openButton());
    return names;
  };
  const pick = async (name: string) => {
    await user.click(openButton());
    await user.click(screen.getByRole('option', { name }));
  };
  const add = async (name: string) => {
    await pick(name);
    await user.click(addButton());
  };
  return { ...rendered, offered, pick, add };
}

describe('multi-select', () => {
  it('MULTI-01 MULTI-03 MULTI-04 adds the chosen item at the end, and clears the dropdown', async () => {
    const { add, pick } = renderSeveral();
    await add('박');
    expect(selection()).toEqual(['박']);
    expect(field().value).toBe('');
    await pick('김');
    expect(selection()).toEqual(['박']);
    expect(field().value).toBe('김');
    await add('김');
    expect(selection()).toEqual(['박', '김']);
  });

  it('MULTI-05 adds nothing while nothing is chosen', async () => {
    const { pick, add } = renderSeveral();
    expect(addButton().disabled).toBe(true);
    await pick('이');
    expect(addButton().disabled).toBe(false);
    await add('이');
    expect(addButton().disabled).toBe(true);
  });

  it('MULTI-06 says if there is nothing more to choose, and if the typed text has no match', async () => {
    const { user, add } = renderSeveral();
    await user.type(field(), '최');
    expect(screen.getByText('일치하는 항목이 없습니다')).toBeTruthy();
    await user.keyboard('{Escape}');
    for (const { name } of doctors) await add(name);
    await user.click(openButton());
    expect(screen.getByText('선택할 수 있는 항목이 없습니다')).toBeTruthy();
  });

  it('MULTI-06 offers only what is not chosen yet, by name', async () => {
    const { add, offered, rerender } = renderSeveral();
    await add('이');
    expect(await offered()).toEqual(['김', '박']);
    rerender(<Several items={[{ name: '이', id: 'other' }, { name: '최' }]} />);
    expect(await offered()).toEqual(['최']);
  });

  it('MULTI-06 two items with one name are two: each can be chosen, added and removed separately', async () => {
    const onChange = vi.fn();
    const { user } = renderWidget(<Several items={twins} onChange={onChange} />);
    await user.click(openButton());
    await user.click(screen.getAllByRole('option', { name: '김하늘' })[1] as HTMLElement);
    await user.click(openButton());
    const chosenOnes = screen
      .getAllByRole('option')
      .map((option) => option.getAttribute('aria-selected'));
    expect(chosenOnes).toEqual(['false', 'true', 'false']);
    await user.click(openButton());
    await user.click(addButton());
    expect(onChange).toHaveBeenLastCalledWith([twins[1]]);
    await user.click(openButton());
    await user.click(screen.getByRole('option', { name: '김하늘' }));
    await user.click(addButton());
    expect(onChange).toHaveBeenLastCalledWith([twins[1], twins[0]]);
    await user.click(screen.getAllByRole('button', { name: '김하늘 삭제' })[0] as HTMLElement);
    expect(onChange).toHaveBeenLastCalledWith([twins[0]]);
  });

  it('MULTI-02 offers removed items again', async () => {
    const { user, add, offered } = renderSeveral();
    await add('이');
    await add('김');
    await user.click(screen.getByRole('button', { name: '이 삭제' }));
    expect(selection()).toEqual(['김']);
    expect(await offered()).toEqual(['이', '박']);
  });

  it('MULTI-02 keeps the focus on the remove buttons, and on the field after the last', async () => {
    const { user, add } = renderSeveral();
    for (const name of ['김', '이', '박']) await add(name);
    screen.getByRole('button', { name: '이 삭제' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '박 삭제' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '김 삭제' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field());
  });

  it('MULTI-07 forgets the choice when other items are offered', async () => {
    const { pick, rerender } = renderSeveral();
    await pick('김');
    rerender(<Several items={doctors.map((doctor) => ({ ...doctor }))} />);
    expect(field().value).toBe('김');
    rerender(<Several items={doctors.slice(0, 2)} />);
    expect(field().value).toBe('');
    expect(addButton().disabled).toBe(true);
  });

  it('MULTI-07 for good, also when the same items are offered again', async () => {
    const { pick, rerender } = renderSeveral();
    await pick('김');
    rerender(<Several items={doctors.slice(0, 2)} />);
    rerender(<Several />);
    expect(field().value).toBe('');
    expect(addButton().disabled).toBe(true);
  });

  it('MULTI-07 also when another item leaves the selection', async () => {
    const { user, add, pick } = renderSeveral();
    await add('이');
    await pick('김');
    await user.click(screen.getByRole('button', { name: '이 삭제' }));
    expect(field().value).toBe('');
  });
});
