import type { ReactNode } from 'react';
import { InfiniteScroll } from '../../../widgets/list/InfiniteScroll.tsx';
import { LoadFailedLine } from '../../../widgets/loading/LoadFailed.tsx';
import { LoadingBlock } from '../../../widgets/loading/LoadingBlock.tsx';
import { useWhenOnline } from '../../../widgets/loading/useWhenOnline.ts';

interface FurtherPagesProps {
  list: {
    /** There are further pages, and the last request has failed. */
    hasFailed: boolean;
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
  useWhenOnline(() => list.hasFailed && list.loadMore());
  return (
    <>
      <InfiniteScroll count={count} mayLoad={list.mayLoad} onLoadMore={list.loadMore}>
        {children}
      </InfiniteScroll>
      {list.isLoadingMore && <LoadingBlock height="h-20" />}
      {list.hasFailed && <LoadFailedLine onRetry={list.loadMore} />}
    </>
  );
}
