import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { InfiniteScroll } from '../../../widgets/list/InfiniteScroll.tsx';
import { LoadFailed } from '../../../widgets/loading/LoadFailed.tsx';

interface FurtherPagesProps {
  list: {
    mayLoad: boolean;
    loadMore: () => void;
    isLoadingMore: boolean;
    retry: (() => void) | undefined;
  };
  /** Rows loaded so far. */
  count: number;
  children: ReactNode;
}

/** Loads the next page while the visitor scrolls, with a spinner and a retry after a failure. */
export function FurtherPages({ list, count, children }: FurtherPagesProps) {
  const { t } = useTranslation();
  return (
    <>
      <InfiniteScroll count={count} mayLoad={list.mayLoad} onLoadMore={list.loadMore}>
        {children}
      </InfiniteScroll>
      {list.isLoadingMore && (
        <div className="grid h-20 place-items-center">
          <Spinner label={t('common.loading')} />
        </div>
      )}
      {list.retry && <LoadFailed onRetry={list.retry} />}
    </>
  );
}
