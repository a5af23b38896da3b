import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { languageOf } from '../../../contract/plain/language.ts';
import type { Environment } from '../../environment/environment.ts';
import { loadI18n } from '../../i18n/i18n.ts';
import { endEarlyPresses } from '../earlyPresses.ts';
import { StartTrouble } from './StartTrouble.tsx';

/** Shown when the preparation failed. Resolves when the visitor chooses to continue as a guest. */
export async function startAnyway(
  root: HTMLElement,
  environment: Environment,
  publicUrl: string,
): Promise<void> {
  const address = environment.plainAddress();
  const i18n = await loadI18n(languageOf(address.split('?')[1] ?? ''));
  document.documentElement.lang = i18n.resolvedLanguage ?? 'ko';
  document.title = i18n.t('common.brand');
  const webAddress = publicUrl + address.slice(environment.basename.length);
  endEarlyPresses();
  // The screen replaces the markup of the server, so it can no longer be hydrated.
  delete root.dataset.rendered;
  const screen = createRoot(root);
  await new Promise<void>((goOn) => {
    screen.render(
      <I18nextProvider i18n={i18n}>
        <StartTrouble
          onLookAround={goOn}
          onOpenOutside={() => environment.openExternal(webAddress)}
        />
      </I18nextProvider>,
    );
  });
  screen.unmount();
}
