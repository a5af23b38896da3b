import type { QueryClient } from '@tanstack/query-core';
import { useTranslation } from 'react-i18next';
import { deskCursor } from '../../../contract/plain/deskCursor.ts';
import { REVIEW_STATUSES } from '../../../contract/plain/enums.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { useFreshness } from '../../domain/live/useFreshness.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { useIsOperator } from '../console/useStaff.ts';
import { Choice } from '../parts/form/Choice.tsx';
import { ClinicFilter, useClinicFilter } from '../parts/list/ClinicFilter.tsx';
import { LoadedList } from '../parts/list/LoadedList.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { refetchStaleLists } from '../staffAnswers.ts';
import { ReviewRow } from './ReviewRow.tsx';

const DESK = 'GET /staff/reviews';
/** No live stream tells of reviews: the desk is read again when staff open it or come back to it (`useFreshness`). */
const refreshDesk = (client: QueryClient) => refetchStaleLists(client, DESK);

/** In the address the filter of reported reviews is one of the statuses. */
const REPORTED = 'REPORTED';

/** Waiting reviews first, then the newest, with a filter by clinic. Reported ones: the oldest report first. */
export function ReviewsPage() {
  const { t } = useTranslation('staff');
  const { filter, change, sliceAfter } = useFilters();
  const isOperator = useIsOperator();
  const isReported = isOperator && filter('status') === REPORTED;
  const status = oneOf(REVIEW_STATUSES, filter('status'));
  const reported = isReported ? ('true' as const) : undefined;
  const query = { status, reported, clinicId: useClinicFilter(), ...sliceAfter };
  const answer = useAnswer(staffQuery(DESK, { query }));
  useFreshness(refreshDesk);
  return (
    <div className="mx-auto max-w-4xl p-4 lg:px-8 lg:py-6">
      <h1 className="font-bold text-title">{t('reviews')}</h1>
      <Choice
        label={t('content.status')}
        chosen={isReported ? REPORTED : (status ?? '')}
        options={[
          { id: '', name: t('content.allStatuses') },
          ...(isOperator ? [{ id: REPORTED, name: t('review.reported') }] : []),
          ...REVIEW_STATUSES.map((id) => ({ id, name: t(`review.statusName.${id}`) })),
        ]}
        onChoose={(id) => change('status', id)}
      />
      {isOperator && (
        <div className="mb-4 max-w-72 text-small">
          <ClinicFilter />
        </div>
      )}
      <LoadedList
        answer={answer}
        none={t(isReported ? 'review.noReports' : 'review.none')}
        look="cards"
        {...(!isReported && { cursorOf: deskCursor })}
      >
        {(review) => <ReviewRow review={review} />}
      </LoadedList>
    </div>
  );
}
