import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { EnvironmentContext } from '../../../src/environment/environment.ts';
import { LoginModal } from '../../../src/modals/login/LoginModal.tsx';
import { createAppStore } from '../../../src/state/appStore.ts';
import { openSessionAtom } from '../../../src/state/sessionAtom.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

/** The modal alone, for a guest, whichever button opens it. */
async function renderModal() {
  const store = createAppStore({ config: testClientConfig, answers: null }, createQueryClient());
  const handleClose = vi.fn();
  render(
    <MemoryRouter>
      <EnvironmentContext value={fakeEnvironment()}>
        <Provider store={store}>
          <I18nextProvider i18n={testI18n()}>
            <LoginModal onClose={handleClose} />
          </I18nextProvider>
        </Provider>
      </EnvironmentContext>
    </MemoryRouter>,
  );
  await screen.findByRole('dialog', { name: '로그인' });
  return { store, handleClose };
}

describe('the login modal', () => {
  it('AUTH-01 AUTH-02 says what a login is for, above the four buttons', async () => {
    await renderModal();
    const sentence = screen.getByText('로그인이 필요한 서비스 입니다');
    const names = ['라인으로 로그인', '구글로 로그인', '카카오로 로그인', '애플로 로그인'];
    const buttons = names.map((name) => screen.getByRole('button', { name }));
    const inOrder = [sentence, ...buttons];
    for (const [index, element] of inOrder.slice(1).entries()) {
      const before = inOrder[index]?.compareDocumentPosition(element) ?? 0;
      expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(screen.queryByText(/네이버/)).toBeNull();
  });

  it('AUTH-18 closes when there is a member, wherever the login was completed', async () => {
    const { store, handleClose } = await renderModal();
    expect(handleClose).not.toHaveBeenCalled();
    logIn();
    await act(() => store.set(openSessionAtom));
    await waitFor(() => expect(handleClose).toHaveBeenCalledOnce());
  });
});
