import { type ReactNode, useEffect, useState } from 'react';
import { useAnswer } from '../../../api/useServerData.ts';
import { listOf } from '../../../lib/list.ts';
import type { ListRow } from '../../../widgets/list/useRows.ts';
import { LoadFailedLine } from '../../../widgets/loading/LoadFailed.tsx';
import type { RecordQuery } from './recordSource.ts';

interface RecordSliceProps<T> {
  query: RecordQuery<T>;
  offset: number;
  rows: ListRow[];
  /** Of the whole list. */
  count: number;
  rowHeight: number;
  renderCard: (record: T, index: number) => ReactNode;
  skeleton: ReactNode;
}

/**
 * The cards of one query of the list, or skeletons while it loads. After a failure each row says so, because any of
 * them may be the one on the screen. What is scrolled past quickly is not queried.
 */
export function RecordSlice<T>(props: RecordSliceProps<T>) {
  const { query, offset, rows, count, rowHeight, renderCard, skeleton } = props;
  const hasStayed = useStay();
  const answer = useAnswer(query, { enabled: hasStayed });
  const records = answer.state === 'ready' ? listOf(answer.data) : [];
  const retry = answer.state === 'failed' ? answer.retry : undefined;
  return rows.map(({ index, gap }) => {
    const record = records[index - offset];
    const row = { 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': count };
    if (record !== undefined) {
      return (
        <li key={index} {...row} style={{ marginTop: gap }}>
          {renderCard(record, index)}
        </li>
      );
    }
    return (
      <li key={index} {...row} data-waiting="" style={{ marginTop: gap, height: rowHeight }}>
        {retry ? <LoadFailedLine onRetry={retry} /> : skeleton}
      </li>
    );
  });
}

const STAY_MS = 120;

/** True after the component was mounted for a moment: dragging the scroll bar passes thousands of rows. */
function useStay(): boolean {
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStayed(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasStayed;
}
