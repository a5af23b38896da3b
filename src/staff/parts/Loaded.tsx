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

/** Renders the answer of a query, or its loading or failed state. */
export function Loaded<T>({ answer, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { data, isError, error, refetch } = answer;
  if (data !== undefined) return children(data);
  // A deleted record has no retry button.
  if (isNotFound(error)) return <EmptyState drawing="lost" sentence={failureText(error)} />;
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className="grid h-60 place-items-center">
      <Spinner label={t('common.loading')} />
    </div>
  );
}
