import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/status/Skeleton.tsx';

export function LoadingReviews() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="grid gap-8 py-4">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="grid gap-3">
          <Skeleton className="h-5 w-1/2 rounded-full" />
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-5 rounded-full" />
          <Skeleton className="h-5 w-3/4 rounded-full" />
        </div>
      ))}
    </div>
  );
}
