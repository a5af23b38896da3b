import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { clearFilters, filtersIn } from '../../lib/filters.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import type { DrawingName } from '../../ui/picture/Drawing.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useWholeSearch } from '../../widgets/link/drawnSearch.ts';

interface NoMatchProps {
  sentence: string;
  drawing?: DrawingName;
}

/** Shown for an empty list, with a button that clears the filters if there are any. */
export function NoMatch({ sentence, drawing = 'empty' }: NoMatchProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const parameters = new URLSearchParams(useWholeSearch());
  const isFiltered = Object.keys(filtersIn(parameters)).length > 0;
  return (
    <EmptyState
      drawing={isFiltered ? 'search' : drawing}
      sentence={sentence}
      action={
        isFiltered && (
          <AppLink to={`${pathname}?${clearFilters(parameters)}`} className={buttonLook('quiet')}>
            {t('contents.clearFilters')}
          </AppLink>
        )
      }
    />
  );
}
