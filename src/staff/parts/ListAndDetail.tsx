import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';

interface ListAndDetailProps {
  list: ReactNode;
  /** Nothing, as long as none of the list is chosen. */
  detail: ReactNode;
  /** Stands in its place on a desktop until then. */
  hint: string;
}

const COLUMN = 'min-w-0 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto';

/** Beside each other on a desktop; on a phone one after the other. */
export function ListAndDetail({ list, detail, hint }: ListAndDetailProps) {
  const isChosen = Boolean(detail);
  return (
    <div className="lg:grid lg:grid-cols-[25rem_minmax(0,1fr)]">
      <div
        className={classNames(COLUMN, 'lg:border-line lg:border-r', isChosen && 'max-lg:hidden')}
      >
        {list}
      </div>
      <div className={classNames(COLUMN, !isChosen && 'max-lg:hidden')}>
        {detail ?? (
          <p className="grid h-full place-items-center p-8 text-center text-muted">{hint}</p>
        )}
      </div>
    </div>
  );
}
