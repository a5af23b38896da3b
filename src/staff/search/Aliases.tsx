import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ALIAS_KINDS } from '../../../contract/plain/enums.ts';
import type { Meaning } from '../../../contract/staff/staffSearch.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { useLanguage } from '../../state/language.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { LoadedList } from '../parts/list/LoadedList.tsx';
import { SearchFilter } from '../parts/list/SearchFilter.tsx';
import { SelectFilter } from '../parts/list/SelectFilter.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { Panel } from '../parts/Panel.tsx';
import { AliasForm, languageOfTerm } from './AliasForm.tsx';
import { AliasRow } from './AliasRow.tsx';
import { addAliasAtom } from './searchWrites.ts';

const LANGUAGES = ['ko', 'ja'] as const;
const NONE: readonly Meaning[] = [];

/** Other names for the terms of the search. */
export function Aliases() {
  const { t } = useTranslation('staff');
  const { filter, slice } = useFilters();
  const query = {
    q: filter('q') || undefined,
    language: oneOf(LANGUAGES, filter('language')),
    kind: oneOf(ALIAS_KINDS, filter('kind')),
    ...slice,
  };
  const answer = useAnswer(staffQuery('GET /staff/search-aliases', { query }));
  const meanings = useAnswer(staffQuery('GET /staff/search-meanings', {}));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-balance text-muted">{t('search.aliasHint')}</p>
      <Loaded answer={meanings}>{({ data }) => <NewAlias meanings={data} />}</Loaded>
      <div className="grid gap-4 text-small sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchFilter label={t('search.findAlias')} />
        <SelectFilter
          name="language"
          label={t('search.language')}
          all={t('search.allLanguages')}
          options={LANGUAGES.map((value) => ({ value, label: t(`counsel.language.${value}`) }))}
        />
        <SelectFilter
          name="kind"
          label={t('search.kind')}
          all={t('search.allKinds')}
          options={ALIAS_KINDS.map((value) => ({ value, label: t(`search.kindName.${value}`) }))}
        />
      </div>
      <LoadedList answer={answer} none={t('search.noAliases')} look="rows">
        {(alias) => <AliasRow alias={alias} meanings={dataOf(meanings)?.data ?? NONE} />}
      </LoadedList>
    </div>
  );
}

/** Begins with the term that a link from the searches without result brings. */
function NewAlias({ meanings }: { meanings: readonly Meaning[] }) {
  const { t } = useTranslation('staff');
  const { filter, change } = useFilters();
  const language = useLanguage();
  const { send, isBusy } = useWrite(useAtomValue(addAliasAtom));
  const term = filter('term');
  return (
    <Panel title={t('search.newAlias')}>
      <AliasForm
        key={term}
        draftName={`staff:alias:new:${term}`}
        start={{ term, language: languageOfTerm(term) ?? language, meaning: null }}
        meanings={meanings}
        action={t('search.add')}
        isBusy={isBusy}
        onSubmit={async (form) => {
          const isAdded = await send(form, t('search.added'));
          if (isAdded) change('term', '');
          return isAdded;
        }}
      />
    </Panel>
  );
}
