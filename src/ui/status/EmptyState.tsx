import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../picture/Drawing.tsx';

interface EmptyStateProps {
  /** Says that there is nothing to show. */
  sentence: string;
  /** Says what to do about it. */
  hint?: string;
  /** The heading, if the whole page is empty. */
  title?: string;
  drawing?: DrawingName;
  /** The most useful next step. */
  action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { sentence, hint, title, drawing = 'empty', action } = props;
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      <Drawing name={drawing} />
      <div>
        {title && <h1 className="mb-1 text-balance font-bold text-title">{title}</h1>}
        <p className="text-balance text-muted">{sentence}</p>
        {hint && <p className="mt-1 text-balance text-muted text-small">{hint}</p>}
      </div>
      {action && <div className="flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
