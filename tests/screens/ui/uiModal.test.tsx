import { fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Modal } from '../../../src/ui/dialog/Modal.tsx';
import { DOUBLE_PRESS_MS } from '../../../src/ui/dialog/usePressOutside.ts';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

type Place = NonNullable<ComponentProps<typeof Modal>['place']>;

function Opener({ place }: { place: Place }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>열기</Button>
      {isOpen && (
        <Modal place={place} title="제목" closeLabel="닫기" onClose={() => setIsOpen(false)}>
          <p>내용</p>
        </Modal>
      )}
    </>
  );
}

describe.each<Place>(['middle', 'top', 'bottom'])('a modal: %s', (place) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const open = async () => {
    const { user } = renderWidget(<Opener place={place} />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: '제목' }) };
  };

  it('opens with its title and takes the focus', async () => {
    const { dialog } = await open();
    expect(dialog.open).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('blocks the page behind it while it is open', async () => {
    const page = document.documentElement;
    const { user } = await open();
    expect(page.hasAttribute('data-covered')).toBe(true);
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(page.hasAttribute('data-covered')).toBe(false);
  });

  it('closes by its icon', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by Escape, which browsers report as cancel', async () => {
    const { dialog } = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by a press beside it, not by one inside', async () => {
    const { user, dialog } = await open();
    await user.click(screen.getByText('내용'));
    expect(dialog.open).toBe(true);
    vi.advanceTimersByTime(DOUBLE_PRESS_MS);
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when a text is selected by dragging beyond its edge', async () => {
    const { user, dialog } = await open();
    vi.advanceTimersByTime(DOUBLE_PRESS_MS);
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('내용') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(dialog.open).toBe(true);
  });

  it('BKM-05 CSL-20 stays open after the double press that opened it', async () => {
    const { user, dialog } = await open();
    await user.click(dialog);
    expect(dialog.open).toBe(true);
  });

  it('AMB-76 stays open when its content shrinks under a double press', async () => {
    const { user, dialog } = await open();
    vi.advanceTimersByTime(DOUBLE_PRESS_MS);
    await user.click(screen.getByText('내용'));
    await user.click(dialog);
    expect(dialog.open).toBe(true);
  });
});
