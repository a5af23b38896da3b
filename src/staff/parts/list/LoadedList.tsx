import type { ReactNode } from 'react';
import type { Answer } from '../../../lib/answer.ts';
import { classNames } from '../../../lib/classNames.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { Loaded } from './Loaded.tsx';
import { Pager } from './Pager.tsx';

interface LoadedListProps<T> {
  answer: Answer<{ data: T[]; total: number }>;
  /** The text of an empty list. */
  none: string;
  /** The name of the list for screen readers. */
  label?: string;
  look: keyof typeof LOOKS;
  /** The list can continue after a row (`sliceAfter`), which is named so. */
  cursorOf?: (last: T) => string;
  children: (record: T) => ReactNode;
}

const LOOKS = {
  rows: 'divide-y divide-line rounded-card bg-surface shadow-card',
  cards: 'grid grid-cols-[minmax(0,1fr)] gap-3',
};

/** One page of a list with a pager. */
export function LoadedList<T extends { id: string }>(props: LoadedListProps<T>) {
  const { answer, none, label, look, cursorOf, children } = props;
  const cursorAt = (last: T | undefined) => last && cursorOf?.(last);
  // This element stays while the next page loads, so that the keyboard focus is kept. It stays high, so that the list
  // does not move back down below the filters.
  const height = answer.state === 'loading' && 'min-h-dvh';
  return (
    <section className={classNames('scroll-mt-18 lg:scroll-mt-4', height)}>
      <Loaded answer={answer}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState sentence={none} />
          ) : (
            <>
              <ul aria-label={label} className={LOOKS[look]}>
                {data.map((record) => (
                  <li key={record.id}>{children(record)}</li>
                ))}
              </ul>
              <Pager total={total} after={cursorAt(data.at(-1))} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
