import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { type Answer, Loaded } from './Loaded.tsx';
import { Pager } from './Pager.tsx';

interface LoadedListProps<T> {
  answer: Answer<{ data: T[]; total: number }>;
  /** Said where there is not a single one. */
  none: string;
  look: keyof typeof LOOKS;
  children: (record: T) => ReactNode;
}

const LOOKS = {
  rows: 'divide-y divide-line rounded-card bg-surface shadow-card',
  cards: 'grid grid-cols-[minmax(0,1fr)] gap-3',
};

/** One page of a list, and the way to the others. */
export function LoadedList<T extends { id: string }>(props: LoadedListProps<T>) {
  const { answer, none, look, children } = props;
  // What stays while the next page comes, for whoever turns it by keyboard.
  return (
    <section className="scroll-mt-18 lg:scroll-mt-4">
      <Loaded answer={answer}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyState sentence={none} />
          ) : (
            <>
              <ul className={LOOKS[look]}>
                {data.map((record) => (
                  <li key={record.id}>{children(record)}</li>
                ))}
              </ul>
              <Pager total={total} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
