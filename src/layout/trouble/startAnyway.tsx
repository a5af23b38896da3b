import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGE_PARAMETER, languageOf } from '../../../contract/language.ts';
import type { Environment } from '../../environment/environment.ts';
import { loadI18n } from '../../i18n/i18n.ts';
import { StartTrouble } from './StartTrouble.tsx';

/** Shown when the preparation failed. Resolves when the visitor chooses to continue as a guest. */
export async function startAnyway(
  root: HTMLElement,
  environment: Environment,
  publicUrl: string,
): Promise<void> {
  const i18n = await loadI18n(languageOf(searchWithLanguage(environment)));
  document.documentElement.lang = i18n.resolvedLanguage ?? 'ko';
  document.title = i18n.t('common.brand');
  const webAddress = publicUrl + environment.plainAddress().slice(environment.basename.length);
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

/** The language of the address, otherwise of the device, because there is no page yet. */
function searchWithLanguage({ plainAddress, language }: Environment): string {
  const [, search = ''] = plainAddress().split('?');
  const asked = new URLSearchParams(search);
  if (!asked.has(LANGUAGE_PARAMETER) && language().startsWith('ja'))
    asked.set(LANGUAGE_PARAMETER, 'ja');
  return asked.toString();
}
