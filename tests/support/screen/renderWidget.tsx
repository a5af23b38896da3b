import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { languageOf } from '../../../contract/plain/language.ts';
import { clientConfigAtom } from '../../../src/state/clientConfig.ts';
import { testClientConfig } from '../app/testClientConfig.ts';
import { testI18n } from './testI18n.ts';

interface RenderedWidget extends RenderResult {
  user: UserEvent;
  /** Path and query of the widget now. */
  address: () => string;
}

/** A part of a screen alone, at an address, without the app around it. */
export function renderWidget(part: ReactNode, address = '/home'): RenderedWidget {
  const language = languageOf(new URL(address, 'http://localhost').search);
  const i18n = testI18n(language);
  let here = address;
  const user = userEvent.setup();
  const store = createStore();
  store.set(clientConfigAtom, testClientConfig);
  const around = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <I18nextProvider i18n={i18n}>
        <Whereabouts
          tell={(address) => {
            here = address;
          }}
        />
        <Provider store={store}>{children}</Provider>
      </I18nextProvider>
    </MemoryRouter>
  );
  const rendered = render(part, { wrapper: around });
  return { ...rendered, user, address: () => here };
}

function Whereabouts({ tell }: { tell: (address: string) => void }) {
  const { pathname, search } = useLocation();
  tell(pathname + search);
  return null;
}
