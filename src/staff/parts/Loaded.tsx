import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../domain/LoadFailed.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

export interface Answer<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  answer: Answer<T>;
  children: (data: T) => ReactNode;
}

/** What was asked for, as soon as it is here; until then that it is on its way, or that it did not come. */
export function Loaded<T>({ answer: { data, isError, refetch }, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className="grid h-60 place-items-center">
      <Spinner label={t('common.loading')} />
    </div>
  );
}
