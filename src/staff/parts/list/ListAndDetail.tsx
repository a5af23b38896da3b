import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../lib/classNames.ts';

interface ListAndDetailProps {
  /** On a phone it hides its rows itself while a record is chosen. */
  list: ReactNode;
  /** Id of the shown record; its row links to it. */
  chosenId: string | undefined;
  /** Null while no record is chosen. */
  detail: ReactNode;
  /** Shown on a desktop while no record is chosen. */
  hint: string;
}

const COLUMN = 'min-w-0 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto';

/** Side by side on a desktop, one after the other on a phone. */
export function ListAndDetail({ list, chosenId, detail, hint }: ListAndDetailProps) {
  const isChosen = Boolean(detail);
  const column = useFocusBack(chosenId);
  return (
    <div className="lg:grid lg:grid-cols-[25rem_minmax(0,1fr)]">
      <div className={classNames(COLUMN, 'lg:border-line lg:border-r')} ref={column}>
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

/** After going back, the focus returns to the row of the record. */
function useFocusBack(chosenId: string | undefined) {
  const column = useRef<HTMLDivElement>(null);
  const last = useRef(chosenId);
  useEffect(() => {
    const left = last.current;
    last.current = chosenId;
    if (!left || chosenId) return;
    const row = column.current?.querySelector(`a[href*="/${CSS.escape(left)}"]`);
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [chosenId]);
  return column;
}
