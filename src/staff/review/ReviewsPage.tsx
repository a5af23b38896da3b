import type { QueryClient } from '@tanstack/query-core';
import { useTranslation } from 'react-i18next';
import { deskCursor } from '../../../contract/plain/deskCursor.ts';
import { REVIEW_STATUSES } from '../../../contract/plain/enums.ts';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { useFreshness } from '../../domain/live/useFreshness.ts';
import { useIsOperator } from '../console/useStaff.ts';
import { Choice } from '../parts/Choice.tsx';
import { ClinicFilter, useClinicFilter } from '../parts/ClinicFilter.tsx';
import { LoadedList } from '../parts/LoadedList.tsx';
import { oneOf, useFilters } from '../parts/useFilters.ts';
import { refetchStaleLists } from '../staffAnswers.ts';
import { ReviewRow } from './ReviewRow.tsx';

const DESK = 'GET /staff/reviews';
/** No stream tells of reviews. */
const refreshDesk = (client: QueryClient) => refetchStaleLists(client, DESK);

/** Waiting reviews first, then the newest, with a filter by clinic. */
export function ReviewsPage() {
  const { t } = useTranslation('staff');
  const { filter, change, sliceAfter } = useFilters();
  const isOperator = useIsOperator();
  const status = oneOf(REVIEW_STATUSES, filter('status'));
  const query = { status, clinicId: useClinicFilter(), ...sliceAfter };
  const answer = useAnswer(staffQuery(DESK, { query }));
  useFreshness(refreshDesk);
  return (
    <div className="mx-auto max-w-4xl p-4 lg:px-8 lg:py-6">
      <h1 className="font-bold text-title">{t('reviews')}</h1>
      <Choice
        label={t('content.status')}
        chosen={status ?? ''}
        options={[
          { id: '', name: t('content.allStatuses') },
          ...REVIEW_STATUSES.map((id) => ({ id, name: t(`review.statusName.${id}`) })),
        ]}
        onChoose={(id) => change('status', id)}
      />
      {isOperator && (
        <div className="mb-4 max-w-72 text-small">
          <ClinicFilter />
        </div>
      )}
      <LoadedList answer={answer} none={t('review.none')} look="cards" cursorOf={deskCursor}>
        {(review) => <ReviewRow review={review} />}
      </LoadedList>
    </div>
  );
}
