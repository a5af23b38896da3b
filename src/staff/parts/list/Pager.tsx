import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { STAFF_PAGE_LIMIT } from '../../../../contract/plain/limits.ts';
import { formatCount } from '../../../lib/number.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useFilters } from './useFilters.ts';

interface PagerProps {
  total: number;
  /** Names the last row of this page; without it the next page is found by its number. */
  after?: string | undefined;
}

/** Links to the previous and next page. A page number beyond the end links to the last page. */
export function Pager({ total, after: lastRow }: PagerProps) {
  const { t } = useTranslation();
  const { pageNumber, turnTo } = useFilters();
  const last = Math.max(1, Math.ceil(total / STAFF_PAGE_LIMIT));
  /** Scrolls to the top of the list, also for a cached page. */
  const turnFrom = ({ currentTarget }: MouseEvent, to: number, after?: string) => {
    turnTo(to, after);
    currentTarget.closest('section')?.scrollIntoView();
  };
  const turnToLast = useEffectEvent(() => turnTo(last));
  const isGone = pageNumber > last;
  useEffect(() => {
    if (isGone) turnToLast();
  }, [isGone]);
  if (last === 1) return null;
  return (
    <div className="flex items-center justify-center gap-2 py-2 tabular-nums">
      <IconButton
        name="chevronLeft"
        label={t('common.previous')}
        disabled={pageNumber <= 1}
        onClick={(event) => turnFrom(event, pageNumber - 1)}
      />
      {t('common.pageOf', { n: formatCount(pageNumber), all: formatCount(last) })}
      <IconButton
        name="chevronRight"
        label={t('common.next')}
        disabled={pageNumber >= last}
        onClick={(event) => turnFrom(event, pageNumber + 1, lastRow)}
      />
    </div>
  );
}
