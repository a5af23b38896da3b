import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { useLanguage } from '../../state/language.ts';
import { popularSearchesQuery } from './searchAtoms.ts';
import { TermChips } from './TermChips.tsx';

/** Offered while the search field is empty. */
export function PopularSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  const popular = dataOf(useAnswer(popularSearchesQuery(useLanguage())))?.data;
  if (!popular || popular.terms.length === 0) return null;
  return (
    <TermChips
      title={t(popular.isCounted ? 'search.popular' : 'search.suggested')}
      terms={popular.terms}
      onChoose={onChoose}
    />
  );
}
