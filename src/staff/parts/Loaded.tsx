import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/ApiError.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';

export interface Answer<T> {
  data: T | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  answer: Answer<T>;
  children: (data: T) => ReactNode;
}

/** What was asked for, as soon as it is here; until then that it is on its way, or that it did not come. */
export function Loaded<T>({ answer, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { data, isError, error, refetch } = answer;
  if (data !== undefined) return children(data);
  // Asking again would not bring back what somebody has erased.
  if (isNotFound(error)) return <EmptyState drawing="lost" sentence={failureText(error)} />;
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className="grid h-60 place-items-center">
      <Spinner label={t('common.loading')} />
    </div>
  );
}
