import '../ui/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { languageOf } from '../../contract/plain/language.ts';
import { loadI18n } from '../i18n/i18n.ts';
import { ExamplesPage } from './ExamplesPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const i18n = await loadI18n(languageOf(location.search), ['everywhere', 'browsing', 'membership']);
document.documentElement.lang = i18n.resolvedLanguage ?? 'ko';
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <I18nextProvider i18n={i18n}>
        <ExamplesPage />
      </I18nextProvider>
    </BrowserRouter>
  </StrictMode>,
);
