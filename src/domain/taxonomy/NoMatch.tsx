import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { filtersIn, shownFilters, without } from '../../lib/filters.ts';
import { inTab, readFind, WITHOUT_FILTERS, WITHOUT_FIND, writeFind } from '../../lib/find.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useWholeSearch } from '../../widgets/link/wholeSearch.ts';
import { useConditions } from '../find/useConditions.ts';
import { useFilterNames } from './useFilterNames.ts';

interface NoMatchProps {
  sentence: string;
}

/** Shown for an empty list: one link for each condition, which removes it, and one link that removes all. */
export function NoMatch({ sentence }: NoMatchProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const parameters = new URLSearchParams(useWholeSearch());
  const conditions = useRemoveLinks(parameters);
  const isFiltered = conditions.length > 0;
  const all = writeFind(parameters, {
    ...WITHOUT_FILTERS,
    ...WITHOUT_FIND,
    sort: readFind(parameters).sort,
  });
  return (
    <EmptyState
      drawing={isFiltered ? 'search' : 'empty'}
      sentence={sentence}
      {...(conditions.length > 1 && { hint: t('find.tryWithout') })}
      action={
        isFiltered && (
          <>
            {conditions.length > 1 &&
              conditions.map(({ text, lang, rest }) => (
                <AppLink
                  key={text}
                  to={`${pathname}?${rest}`}
                  aria-label={t('find.without', { name: text })}
                  className="inline-flex min-h-11 items-center gap-1 rounded-full bg-brand-soft px-4 font-semibold text-brand-strong"
                >
                  <span lang={lang}>{text}</span>
                  <Icon name="close" className="size-4" />
                </AppLink>
              ))}
            <AppLink to={`${pathname}?${all}`} className={buttonLook('quiet')}>
              {t('contents.clearFilters')}
            </AppLink>
          </>
        )
      }
    />
  );
}

interface RemoveLink {
  text: string;
  lang?: string | undefined;
  /** The query string without this condition. */
  rest: URLSearchParams;
}

/** The four filters and the conditions of `find`. */
function useRemoveLinks(parameters: URLSearchParams): RemoveLink[] {
  const language = useLanguage();
  const filters = filtersIn(parameters);
  const names = useFilterNames(filters);
  const chosen = useConditions(inTab(parameters.get('tabId') ?? '', readFind(parameters)));
  return [
    ...shownFilters(filters).map((name) => ({
      ...localName(language, names[name] ?? { name: filters[name] }),
      rest: without(parameters, [name]),
    })),
    ...chosen.map((each) => ({ text: each.text, rest: writeFind(parameters, each.without) })),
  ];
}
