import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../../api/useServerData.ts';
import type { ListFilters } from '../../../lib/find.ts';
import { cappedTotalOf } from '../../../lib/list.ts';
import { formatTotal } from '../../../lib/number.ts';
import { UniformList } from '../../../widgets/list/UniformList.tsx';
import { LoadFailed } from '../../../widgets/loading/LoadFailed.tsx';
import { CountLine } from './CountLine.tsx';
import { RecordSlice } from './RecordSlice.tsx';
import { type RecordSource, slicesAround } from './recordSource.ts';

/** What the list of a tab gets from the browse page. */
export interface ListProps {
  filters: ListFilters;
  /** A small control beside the number of records. */
  aside?: ReactNode;
}

interface RecordListProps<T> extends Pick<ListProps, 'aside'> {
  source: RecordSource<T>;
  /** About the height of a card. */
  rowHeight: number;
  label: string;
  countLine: (n: string) => string;
  renderCard: (record: T, index: number) => ReactNode;
  /** Has the shape of a card. */
  skeleton: ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** Rendered by the server. */
const FIRST_ROWS = 20;

const LOADING_ROWS = Array.from({ length: 10 }, (_, row) => row);

/** A list of any length. Only the queries and cards around the screen are loaded and rendered. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { source, rowHeight, label, countLine, aside, renderCard, skeleton, empty } = props;
  const answer = useAnswer(source.sliceAt(0));
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (answer.state !== 'ready') return <LoadingRecords skeleton={skeleton} />;

  const counted = cappedTotalOf(answer.data, source.most);
  const count = counted.total;
  if (count === 0) return empty;
  return (
    <div className="px-4">
      <CountLine aside={aside}>{countLine(formatTotal(counted))}</CountLine>
      <UniformList label={label} count={count} rowHeight={rowHeight} firstRows={FIRST_ROWS}>
        {(rendered, measuredHeight) =>
          slicesAround(rendered, source.size, count).map(({ offset, rows }) => (
            <RecordSlice
              key={offset}
              query={source.sliceAt(offset)}
              rowHeight={measuredHeight}
              offset={offset}
              rows={rows}
              count={count}
              renderCard={renderCard}
              skeleton={skeleton}
            />
          ))
        }
      </UniformList>
    </div>
  );
}

/** At least two screens high, so that changing the tab in the middle of a list keeps the scroll position. */
function LoadingRecords({ skeleton }: { skeleton: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="min-h-[200dvh] px-4 pt-12">
      {LOADING_ROWS.map((row) => (
        <div key={row}>{skeleton}</div>
      ))}
    </div>
  );
}
