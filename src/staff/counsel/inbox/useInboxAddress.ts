import { COUNSEL_STATES } from '../../../../contract/plain/counselCourse.ts';
import { INBOX_TABS, type InboxTab } from '../../../../contract/plain/enums.ts';
import { oneOf } from '../../../lib/oneOf.ts';
import { useIsOperator } from '../../console/useStaff.ts';
import { useClinicFilter } from '../../parts/list/ClinicFilter.tsx';
import { useFilters } from '../../parts/list/useFilters.ts';

/** Tab, filters and page are in the address. */
export function useInboxAddress() {
  const { filter, changeAll, sliceAfter } = useFilters();
  const tab = oneOf(INBOX_TABS, filter('tab')) ?? 'all';
  const isOn = (name: string) => (filter(name) === 'yes' ? ('yes' as const) : undefined);
  // Operators have no counsels of their own.
  const mine = useIsOperator() ? undefined : isOn('mine');
  const counted = { clinicId: useClinicFilter(), mine };
  const query = {
    tab: tab === 'all' ? undefined : tab,
    state: tab === 'all' ? oneOf(COUNSEL_STATES, filter('state')) : undefined,
    q: filter('q') || undefined,
    unread: isOn('unread'),
    ...counted,
    ...sliceAfter,
  };
  const chooseTab = (next: InboxTab) => changeAll({ tab: next === 'all' ? '' : next, state: '' });
  const isSearch = Boolean(query.q ?? query.unread ?? counted.mine);
  return { tab, chooseTab, query, counted, isSearch };
}
