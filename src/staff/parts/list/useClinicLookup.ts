import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_PART_LENGTH } from '../../../../contract/plain/limits.ts';
import type { StaffClinicCard } from '../../../../contract/staff/staffClinic.ts';
import { pagesOf } from '../../../api/pagesOf.ts';
import { staffQuery } from '../../../api/staffCall.ts';
import { useServerPages } from '../../../api/useServerData.ts';
import { dataOf } from '../../../lib/answer.ts';
import type { Lookup } from '../../../widgets/dropdown/dropdownItem.ts';
import { useDebounced } from '../../../widgets/useDebounced.ts';

const AT_ONCE = 50;

interface ClinicPage {
  data: StaffClinicCard[];
  total: number;
}

/** Clinics in any status whose Korean or Japanese name contains the typed text; the newest ones without a text. */
export function useClinicLookup() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const wanted = typed.normalize('NFC').trim().slice(0, NAME_PART_LENGTH);
  const settled = useDebounced(wanted);
  const text = wanted === '' ? '' : settled;
  const result = useServerPages(clinicsQuery(text));
  const list = useMemo(() => pagesOf(result, (page) => page.data), [result]);
  const { answer, isLoadingMore, mayLoad, loadMore, retry } = list;

  // Earlier matches stay until new ones arrive, to avoid flicker.
  const [last, setLast] = useState<readonly StaffClinicCard[]>();
  const isFresh = wanted === '' || answer.state === 'failed';
  const clinics = dataOf(answer) ?? (isFresh ? undefined : last);
  if (clinics !== last) setLast(clinics);

  const noteOf = () => {
    if (retry) return t('common.loadFailed');
    if (isLoadingMore || (!clinics && answer.state === 'loading')) return t('common.loading');
    return clinics?.length === 0 && wanted !== '' ? t('input.noMatch') : '';
  };
  const lookup: Lookup = {
    onType: setTyped,
    isWaiting: wanted !== text || answer.state === 'loading',
    note: noteOf(),
    retry,
    onNearEnd: () => mayLoad && loadMore(),
  };
  return { clinics: clinics ?? [], isNarrowed: wanted !== '', lookup };
}

const clinicsQuery = (q: string) => ({
  queryKey: ['GET /staff/clinics', 'named', q] as const,
  initialPageParam: 0,
  queryFn: ({ pageParam }: { pageParam: number }): Promise<ClinicPage> => {
    const query = { q, offset: String(pageParam), limit: String(AT_ONCE) };
    return staffQuery('GET /staff/clinics', { query }).queryFn();
  },
  getNextPageParam: ({ total }: ClinicPage, pages: ClinicPage[]) =>
    pages.length * AT_ONCE < total ? pages.length * AT_ONCE : undefined,
});
