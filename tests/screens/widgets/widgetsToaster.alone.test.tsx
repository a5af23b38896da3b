import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { Modal } from '../../../src/ui/dialog/Modal.tsx';
import { showToast } from '../../../src/widgets/toast/showToast.ts';
import { Toaster } from '../../../src/widgets/toast/Toaster.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

describe('toasts', () => {
  it('TOAST-05 come in four kinds; errors are alerts, the others a status', async () => {
    renderWidget(<Toaster />);
    act(() => {
      showToast('success', '저장됨');
      showToast('info', '알림');
      showToast('warning', '주의');
      showToast('error', '실패');
    });
    expect((await screen.findByText('저장됨')).closest('[role]')?.role).toBe('status');
    expect((await screen.findByText('알림')).closest('[role]')?.role).toBe('status');
    expect((await screen.findByText('주의')).closest('[role]')?.role).toBe('alert');
    expect((await screen.findByText('실패')).closest('[role]')?.role).toBe('alert');
  });

  it('are shown later if they came before the container was mounted', async () => {
    showToast('info', '일찍');
    renderWidget(<Toaster />);
    expect(await screen.findByText('일찍')).toBeTruthy();
  });

  it('are shown under StrictMode too, which mounts the container twice', async () => {
    renderWidget(
      <StrictMode>
        <Toaster />
      </StrictMode>,
    );
    await screen.findByRole('region');
    act(() => showToast('info', '첫 알림'));
    expect(await screen.findByText('첫 알림')).toBeTruthy();
    act(() => showToast('info', '둘째 알림'));
    expect(await screen.findByText('둘째 알림')).toBeTruthy();
    expect(screen.getByText('첫 알림')).toBeTruthy();
  });

  it('AMB-71 the same text is not stacked', async () => {
    renderWidget(<Toaster />);
    act(() => {
      for (let times = 0; times < 5; times += 1) showToast('warning', '같은 말');
    });
    await screen.findByText('같은 말');
    expect(screen.getAllByText('같은 말')).toHaveLength(1);
  });

  it('lie inside an open dialog, where they are not inert, and return to the page', async () => {
    const layer = () => document.querySelector('.toast-layer');
    const { rerender } = renderWidget(<Toaster />);
    await screen.findByRole('region');
    expect(layer()?.parentElement).toBe(document.body);
    rerender(
      <>
        <Toaster />
        <Modal place="bottom" title="시트" closeLabel="닫기" onClose={() => undefined}>
          내용
        </Modal>
      </>,
    );
    await waitFor(() => expect(layer()?.parentElement).toBe(screen.getByRole('dialog')));
    act(() => showToast('info', '시트 위'));
    expect(
      within(screen.getByRole('dialog'))
        .getByRole('region')
        .contains(await screen.findByText('시트 위')),
    ).toBe(true);
    rerender(<Toaster />);
    await waitFor(() => expect(layer()?.parentElement).toBe(document.body));
    expect(screen.getByText('시트 위')).toBeTruthy();
  });

  it('have the language of the page and can be closed by hand', async () => {
    const { user } = renderWidget(<Toaster />, '/home?lang=ja');
    act(() => showToast('info', 'メッセージ'));
    await screen.findByText('メッセージ');
    expect(screen.getByRole('region', { name: 'お知らせ' })).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '閉じる' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('TOAST-01 ERR-17 one that was closed comes again with the next success', async () => {
    const { user } = renderWidget(<Toaster />);
    act(() => showToast('success', '저장됨'));
    const toast = await screen.findByRole('status');
    await user.click(within(toast).getByRole('button', { name: '닫기' }));
    fireEvent.animationEnd(toast);
    await waitFor(() => expect(screen.queryByText('저장됨')).toBeNull());
    act(() => showToast('success', '저장됨'));
    await screen.findByText('저장됨');
  });
});
