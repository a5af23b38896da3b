import { useTranslation } from 'react-i18next';
import type { RecordTab } from '../../domain/record/recordTabs.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

export function LoadingShelf({ tab }: { tab: RecordTab }) {
  const { t } = useTranslation();
  const isWide = tab === 'clinics' || tab === 'reviews';
  return (
    <div role="status" aria-label={t('common.loading')} className="grid gap-6 p-4">
      {['first', 'second', 'third'].map((key) =>
        isWide ? <WideCard key={key} /> : <FlatCard key={key} isRound={tab === 'doctors'} />,
      )}
    </div>
  );
}

function WideCard() {
  return (
    <div className="grid gap-3">
      <Skeleton className="aspect-video w-full rounded-card" />
      <Skeleton className="h-5 w-1/2 rounded-full" />
      <Skeleton className="h-4 w-3/4 rounded-full" />
    </div>
  );
}

function FlatCard({ isRound }: { isRound: boolean }) {
  return (
    <div className="flex gap-4">
      <Skeleton className={isRound ? 'size-18 rounded-full' : 'size-32 rounded-card'} />
      <div className="flex-1 space-y-3 py-1">
        <Skeleton className="h-5 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-2/3 rounded-full" />
        <Skeleton className="h-4 w-1/3 rounded-full" />
      </div>
    </div>
  );
}
