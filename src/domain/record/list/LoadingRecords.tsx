import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const PLACES = Array.from({ length: 10 }, (_, place) => place);

/** At least two screens high, so that changing the tab in the middle of a list keeps the scroll position. */
export function LoadingRecords({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="min-h-[200dvh] px-4 pt-12">
      {PLACES.map((place) => (
        <div key={place}>{skeleton}</div>
      ))}
    </div>
  );
}
