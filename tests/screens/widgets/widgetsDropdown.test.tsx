import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dropdown } from '../../../src/widgets/dropdown/Dropdown.tsx';
import type { DropdownItem } from '../../../src/widgets/dropdown/dropdownItem.ts';
import { memoryKey } from '../../../src/widgets/dropdown/rememberedChoice.ts';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const NAMES = ['강남', 'Gangbuk', '강서', 'Guro'];
const places = NAMES.map((name) => ({ name }));

interface Options {
  items?: readonly DropdownItem[];
  start?: DropdownItem;
  remembers?: boolean;
  noneLabel?: string;
}

function Chosen({ start, ...options }: Options) {
  const [chosen, setChosen] = useState<DropdownItem | null>(start ?? null);
  return (
    <>
      <Dropdown label="지역" chosen={chosen} onChoose={setChosen} {...options} />
      <p>elsewhere</p>
    </>
  );
}

const renderDropdown = (options: Options = { items: places }, address?: string) =>
  renderWidget(<Chosen {...options} />, address);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '지역' });
const button = () => screen.getByRole('button', { name: '지역 목록 열기' });
const list = () => screen.queryByRole('listbox');
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const reached = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)?.textContent) ?? null;
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('a dropdown opens', () => {
  it('DROP-01 on typing', async () => {
    const { user } = renderDropdown();
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    await user.keyboard('g');
    expect(list()).toBeTruthy();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(offered()).toEqual(['Gangbuk', 'Guro']);
  });

  it('DROP-02 on its button, which closes it again', async () => {
    const { user } = renderDropdown();
    await user.click(button());
    expect(offered()).toEqual(NAMES);
    await user.click(button());
    expect(list()).toBeNull();
  });

  it('DROP-03 on focus', async () => {
    const { user } = renderDropdown();
    await user.tab();
    expect(document.activeElement).toBe(field());
    expect(list()).toBeTruthy();
  });

  it('on an arrow, after it was closed', async () => {
    const { user } = renderDropdown();
    await user.tab();
    await user.keyboard('{Escape}{ArrowDown}');
    expect(list()).toBeTruthy();
  });
});

describe('a dropdown closes', () => {
  it('DROP-04 on selection, by pointer and by Enter', async () => {
    const { user } = renderDropdown();
    await user.click(field());
    await user.click(screen.getByRole('option', { name: '강서' }));
    expect(list()).toBeNull();
    expect(field().value).toBe('강서');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(list()).toBeNull();
    expect(field().value).toBe('Guro');
  });

  it('DROP-05 on Escape, which reaches no outer modal and keeps the choice', async () => {
    const { user } = renderDropdown({ items: places, start: { name: '강남' } });
    await user.tab();
    const isUnhandled = fireEvent.keyDown(field(), { key: 'Escape' });
    expect(isUnhandled).toBe(false);
    expect(list()).toBeNull();
    expect(field().value).toBe('강남');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    expect(field().value).toBe('강남');
  });

  it('DROP-06 on Tab, without choosing', async () => {
    const { user } = renderDropdown();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(list()).toBeNull();
    expect(field().value).toBe('');
  });

  it('DROP-07 on a click outside', async () => {
    const { user } = renderDropdown();
    await user.click(field());
    await user.click(screen.getByText('elsewhere'));
    expect(list()).toBeNull();
  });

  it('DROP-05 DROP-06 from within the list, too', async () => {
    const { user } = renderDropdown();
    await user.click(button());
    expect(document.activeElement).toBe(list());
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(button());
    await user.click(button());
    await user.tab();
    expect(list()).toBeNull();
  });
});

describe('the text of a dropdown', () => {
  it('DROP-08 is emptied when it closes', async () => {
    const { user } = renderDropdown();
    await user.type(field(), 'gang');
    expect(offered()).toEqual(['Gangbuk']);
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
    await user.keyboard('{ArrowDown}');
    expect(offered()).toEqual(NAMES);
  });

  it('DROP-16 finds names in any letters, and Enter takes the first', async () => {
    const { user } = renderDropdown();
    await user.type(field(), 'UR');
    expect(offered()).toEqual(['Guro']);
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Guro');
  });

  it('says so when no name fits', async () => {
    const { user } = renderDropdown();
    await user.type(field(), 'xyz');
    expect(offered()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('일치하는 항목이 없습니다');
    await user.keyboard('{Enter}');
    expect(list()).toBeTruthy();
  });

  it('DROP-01 typing into a closed field replaces the choice', async () => {
    const { user } = renderDropdown({ items: places, start: { name: '강남' } });
    await user.click(field());
    await user.keyboard('{Escape}gu');
    expect(field().value).toBe('gu');
    expect(offered()).toEqual(['Guro']);
  });

  it('composes a Korean syllable without choosing by its Enter', () => {
    renderDropdown();
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: '가' } });
    fireEvent.change(field(), { target: { value: '강' } });
    expect(offered()).toEqual(['강남', '강서']);
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(list()).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('강남');
  });

  it('DROP-10 AMB-86 is Not Selected unless the screen has another text', () => {
    const { rerender } = renderDropdown();
    expect(field().placeholder).toBe('Not Selected');
    rerender(<Chosen items={places} noneLabel="선택해주세요" />);
    expect(field().placeholder).toBe('선택해주세요');
  });
});

describe('the list of a dropdown', () => {
  it('DROP-09 CONST-27 AMB-47 jumps by typed letters; 350 ms after the last one a new search begins', async () => {
    const { user } = renderDropdown();
    await user.click(button());
    vi.useFakeTimers();
    const type = (key: string) => fireEvent.keyDown(list() ?? document.body, { key });
    type('g');
    expect(reached()).toBe('Gangbuk');
    vi.advanceTimersByTime(349);
    type('U');
    expect(reached()).toBe('Guro');
    vi.advanceTimersByTime(350);
    type('g');
    expect(reached()).toBe('Gangbuk');
    expect(offered()).toEqual(NAMES);
  });

  it('moves by arrow keys in a circle, by Home and End', async () => {
    const { user } = renderDropdown();
    await user.click(button());
    const walk: [string, string][] = [
      ['{ArrowUp}', 'Guro'],
      ['{ArrowDown}', '강남'],
      ['{End}', 'Guro'],
      ['{Home}', '강남'],
    ];
    for (const [key, name] of walk) {
      await user.keyboard(key);
      expect(reached()).toBe(name);
    }
    await user.keyboard('{Enter}');
    expect(field().value).toBe('강남');
  });

  it('begins at the current choice and marks it', async () => {
    const { user } = renderDropdown({ items: places, start: { name: '강서' } });
    await user.click(button());
    expect(reached()).toBe('강서');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('강서');
  });

  it('DROP-15 CONST-30 AMB-48 shows coins when no items are given, and nothing when none exist', async () => {
    const { user, rerender } = renderDropdown({});
    await user.click(button());
    expect(offered()).toEqual(['ETH', 'USDT', 'USDC', 'XRP', 'DOGE']);
    rerender(<Chosen items={[]} />);
    expect(offered()).toEqual([]);
  });

  it('DROP-17 shows an avatar if there is one', async () => {
    const { user } = renderDropdown({
      items: [{ name: '김', avatar: '/media/kim.webp' }, { id: 'lee' }],
    });
    await user.click(button());
    const images = screen.getAllByRole('option').map((one) => one.querySelector('img')?.src ?? '');
    expect(images[0]).toContain('/media/kim.webp');
    expect(images[1]).toBe('');
    await user.click(screen.getByRole('option', { name: '김' }));
    expect(field().parentElement?.querySelector('img')).toBeTruthy();
  });
});

describe('the memory of a dropdown', () => {
  const choose = async (options: Options, name: string) => {
    const { user, unmount } = renderDropdown(options);
    await user.click(button());
    await user.click(screen.getByRole('option', { name }));
    return unmount;
  };

  it('DROP-11 restores the last choice on the next visit', async () => {
    const options = { items: places, remembers: true };
    const unmount = await choose(options, '강서');
    const key = await memoryKey(NAMES);
    await waitFor(() => expect(localStorage.getItem(key)).toBe('강서'));
    unmount();
    renderDropdown(options);
    await waitFor(() => expect(field().value).toBe('강서'));
  });

  it('DROP-12 stores the choice by the names: other lists do not share it', async () => {
    await choose({ items: places, remembers: true }, '강서').then((unmount) => unmount());
    await waitFor(() => expect(localStorage.length).toBe(1));
    renderDropdown({ items: places.slice(1), remembers: true });
    await act(() => memoryKey([]));
    expect(field().value).toBe('');
  });

  it('AMB-46 ignores a name that no longer exists', async () => {
    localStorage.setItem(await memoryKey(NAMES), '강동');
    renderDropdown({ items: places, remembers: true });
    await act(() => memoryKey([]));
    expect(field().value).toBe('');
  });

  it('DROP-11 does not replace an existing choice', async () => {
    localStorage.setItem(await memoryKey(NAMES), '강서');
    renderDropdown({ items: places, remembers: true, start: { name: '강남' } });
    await act(() => memoryKey([]));
    expect(field().value).toBe('강남');
  });

  it('DROP-13 stores nothing unless asked to', async () => {
    await choose({ items: places }, '강서');
    await act(() => memoryKey([]));
    expect(localStorage.length).toBe(0);
  });
});
