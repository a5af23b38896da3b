import type { ReactNode } from 'react';
import { InfiniteScroll } from '../../../widgets/list/InfiniteScroll.tsx';
import { LoadFailedLine } from '../../../widgets/loading/LoadFailed.tsx';
import { LoadingBlock } from '../../../widgets/loading/LoadingBlock.tsx';
import { useWhenOnline } from '../../../widgets/loading/useWhenOnline.ts';

interface FurtherPagesProps {
  list: {
    /** Set if there are further pages, and the last request has failed. */
    retryNext: (() => void) | undefined;
    mayLoad: boolean;
    loadMore: () => void;
    isLoadingMore: boolean;
  };
  /** Rows loaded so far. */
  count: number;
  children: ReactNode;
}

/** Loads the next page while the visitor scrolls, with a spinner and a retry after a failure. */
export function FurtherPages({ list, count, children }: FurtherPagesProps) {
  useWhenOnline(() => list.retryNext?.());
  return (
    <>
      <InfiniteScroll count={count} mayLoad={list.mayLoad} onLoadMore={list.loadMore}>
        {children}
      </InfiniteScroll>
      {list.isLoadingMore && <LoadingBlock height="h-20" />}
      {list.retryNext && <LoadFailedLine onRetry={list.retryNext} />}
    </>
  );
}
