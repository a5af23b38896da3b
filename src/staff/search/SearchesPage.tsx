import { useTranslation } from 'react-i18next';
import { oneOf } from '../../lib/oneOf.ts';
import { Choice } from '../parts/form/Choice.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { Aliases } from './Aliases.tsx';
import { SearchedTerms } from './SearchedTerms.tsx';

const PARTS = ['missing', 'found', 'aliases'] as const;

/** What visitors searched, and the other names under which the search finds a term. */
export function SearchesPage() {
  const { t } = useTranslation('staff');
  const { filter, change } = useFilters();
  const part = oneOf(PARTS, filter('part')) ?? 'missing';
  return (
    <div className="mx-auto max-w-4xl p-4 lg:px-8 lg:py-6">
      <h1 className="font-bold text-title">{t('searches')}</h1>
      <Choice
        label={t('searches')}
        chosen={part}
        options={PARTS.map((id) => ({ id, name: t(`search.${id}`) }))}
        onChoose={(id) => change('part', id)}
      />
      {part === 'aliases' ? <Aliases /> : <SearchedTerms key={part} part={part} />}
    </div>
  );
}
