import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_PART_LENGTH } from '../../../contract/limits.ts';
import type { StaffClinicCard } from '../../../contract/staffClinic.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useServerPages } from '../../api/useServerData.ts';
import type { Lookup } from '../../widgets/dropdown/dropdownItem.ts';
import { useDebounced } from '../../widgets/useDebounced.ts';

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
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useServerPages(
    clinicsQuery(text),
  );
  const hasFailed = isError && !isFetching;

  // Earlier matches stay until new ones arrive, to avoid flicker.
  const [last, setLast] = useState<ClinicPage[]>();
  const pages = data?.pages ?? (wanted === '' || isError ? undefined : last);
  if (pages !== last) setLast(pages);
  const clinics = withoutRepeats(pages?.flatMap((page) => page.data) ?? []);

  const noteOf = () => {
    if (hasFailed) return t('common.loadFailed');
    if (isFetching && (!pages || hasNextPage)) return t('common.loading');
    return pages && clinics.length === 0 && wanted !== '' ? t('input.noMatch') : '';
  };
  const lookup: Lookup = {
    onType: setTyped,
    isWaiting: wanted !== text || (!data && !isError),
    note: noteOf(),
    retry: hasFailed ? () => void (data ? fetchNextPage() : refetch()) : undefined,
    onNearEnd: () => hasNextPage && !isFetching && !isError && void fetchNextPage(),
  };
  return { clinics, isNarrowed: wanted !== '', lookup };
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

/** A clinic created in the meantime shifts the others to the next page. */
const withoutRepeats = (clinics: readonly StaffClinicCard[]) => [
  ...new Map(clinics.map((clinic) => [clinic.id, clinic])).values(),
];
