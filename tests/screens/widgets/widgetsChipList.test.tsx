import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChipList } from '../../../src/widgets/chips/ChipList.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const chips = ['눈', '코', '입'].map((name) => ({ id: name, name }));
/** Dragging is loaded after the first rendering and replaces the chips. */
const untilDraggable = (name: string) => screen.findByRole('button', { name: `${name} 순서 변경` });
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('chip list', () => {
  it('CHIP-01 gives every chip a handle, and buttons', async () => {
    renderWidget(<ChipList label="순서" chips={chips} />);
    expect(shown()).toEqual(['눈', '코', '입']);
    for (const { name } of chips) {
      expect(await screen.findByRole('button', { name: `${name} 순서 변경` })).toBeTruthy();
      expect(screen.getByRole('button', { name: `${name} 앞으로 옮기기` })).toBeTruthy();
      expect(screen.getByRole('button', { name: `${name} 뒤로 옮기기` })).toBeTruthy();
    }
  });

  it('TXT-01 AMB-69 cuts a long name after 12 characters; its buttons and a tooltip say all of it', async () => {
    const name = '이마·미간 보톡스와 사각턱 보톡스';
    const { user } = renderWidget(<ChipList label="순서" chips={[{ id: 'a', name }]} />);
    await untilDraggable(name);
    const cut = screen.getByText('이마·미간 보톡스와 사…');
    expect(screen.getByRole('button', { name: `${name} 앞으로 옮기기` })).toBeTruthy();
    await user.hover(cut);
    expect((await screen.findByRole('tooltip')).textContent).toBe(name);
  });

  it('CHIP-02 reports the new order', async () => {
    const onChange = vi.fn();
    const { user } = renderWidget(<ChipList label="순서" chips={chips} onChange={onChange} />);
    await untilDraggable('입');
    await user.click(screen.getByRole('button', { name: '입 앞으로 옮기기' }));
    expect(onChange).toHaveBeenCalledWith([chips[0], chips[2], chips[1]]);
  });

  it('CHIP-02 the first cannot move forward, the last cannot move back', () => {
    renderWidget(<ChipList label="순서" chips={chips} />);
    const isDisabled = (name: string) =>
      screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(isDisabled('눈 앞으로 옮기기')).toBe(true);
    expect(isDisabled('입 뒤로 옮기기')).toBe(true);
    expect(isDisabled('코 뒤로 옮기기')).toBe(false);
  });

  it('CHIP-04 CONST-29 AMB-49 shows ten samples without a chips property; an empty list stays empty', async () => {
    const { user, unmount } = renderWidget(<ChipList label="순서" />);
    expect(shown()).toHaveLength(10);
    await untilDraggable('Chip 1');
    await user.click(screen.getByRole('button', { name: 'Chip 1 뒤로 옮기기' }));
    expect(shown().slice(0, 2)).toEqual(['Chip 2', 'Chip 1']);
    unmount();
    renderWidget(<ChipList label="순서" chips={[]} />);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
