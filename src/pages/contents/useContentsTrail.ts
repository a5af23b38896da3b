import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FilterName, Filters } from '../../../contract/plain/filters.ts';
import { type PickerName, pickerFor } from '../../domain/taxonomy/pickerFor.ts';
import { useFilterNames } from '../../domain/taxonomy/useFilterNames.ts';
import type { Crumb, Trail } from '../../layout/frame/Breadcrumbs.tsx';
import { clearFilters, shownFilters } from '../../lib/filters.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { useOpenModal } from '../../state/modal.ts';
import { useWholeSearch } from '../../widgets/link/wholeSearch.ts';

const PICKERS: Record<FilterName, PickerName> = {
  specialtyId: 'specialty',
  partId: 'part',
  concernId: 'concern',
  treatmentId: 'treatment',
};

/** The chosen filters as breadcrumbs: each reopens its picker, the first clears all. */
export function useContentsTrail(filters: Filters): Trail {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const language = useLanguage();
  const names = useFilterNames(filters);
  const openModal = useOpenModal();
  const open = (picker: PickerName) => void openModal('picker', { picker });

  const root = clearFilters(new URLSearchParams(search));
  const trail = shownFilters(filters);
  const crumbs = trail.map((name, index): Crumb => {
    const { text, lang } = localName(language, names[name] ?? {});
    const there = trail.slice(0, index + 1).map((each) => [each, filters[each] ?? '']);
    const to = `${pathname}?${new URLSearchParams([...root, ...there])}`;
    return { text, lang, to, onPress: () => open(PICKERS[name]) };
  });
  const next = pickerFor(filters);
  return {
    crumbs: [{ text: t('nav.explore'), to: `${pathname}?${root}` }, ...crumbs],
    onAdd: next && (() => open(next)),
  };
}
