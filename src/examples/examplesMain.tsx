import '../ui/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageOf } from '../../contract/language.ts';
import { loadI18n } from '../i18n/i18n.ts';
import { ko } from '../i18n/ko/ko.ts';
import { addTexts } from '../i18n/korean.ts';
import { TextsProvider } from '../i18n/TextsProvider.tsx';
import { ExamplesPage } from './ExamplesPage.tsx';

addTexts(ko);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const i18n = await loadI18n(languageOf(location.search));
document.documentElement.lang = i18n.language;
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <TextsProvider i18n={i18n}>
        <ExamplesPage />
      </TextsProvider>
    </BrowserRouter>
  </StrictMode>,
);
