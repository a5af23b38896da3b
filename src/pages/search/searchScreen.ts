import { languageOf } from '../../../contract/plain/language.ts';
import { popularSearchesQuery, searchQuery, wantedText } from '../../domain/search/searchAtoms.ts';
import type { ScreenModule } from '../../screen.ts';
import { FIRST_MATCHES, SearchPage } from './SearchPage.tsx';

export const searchScreen: ScreenModule = {
  Page: SearchPage,
  queries: ({ search }) => {
    const text = wantedText(search.get('q') ?? '');
    const language = languageOf(search.toString());
    return [text === '' ? popularSearchesQuery(language) : searchQuery(text, FIRST_MATCHES)];
  },
  head: ({ t }) => ({ title: t('search.title'), isPrivate: true }),
};
