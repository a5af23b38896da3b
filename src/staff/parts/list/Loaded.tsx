import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../lib/answer.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { LoadFailed } from '../../../widgets/loading/LoadFailed.tsx';
import { LoadingBlock } from '../../../widgets/loading/LoadingBlock.tsx';

interface LoadedProps<T> {
  answer: Answer<T>;
  children: (data: T) => ReactNode;
}

/** Renders the answer of a query, or its loading or failed state. */
export function Loaded<T>({ answer, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  if (answer.state === 'ready') return children(answer.data);
  // A deleted record has no retry button.
  if (answer.state === 'missing')
    return <EmptyState drawing="lost" sentence={t('error.not_found')} />;
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  return <LoadingBlock height="h-60" />;
}
