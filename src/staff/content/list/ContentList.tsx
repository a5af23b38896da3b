import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CONTENT_STATUSES } from '../../../../contract/plain/enums.ts';
import { staffQuery } from '../../../api/staffCall.ts';
import { useAnswer } from '../../../api/useServerData.ts';
import { oneOf } from '../../../lib/oneOf.ts';
import { buttonLook } from '../../../ui/button/buttonLook.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { AppLink } from '../../../widgets/link/AppLink.tsx';
import { useIsOperator } from '../../console/useStaff.ts';
import { Choice } from '../../parts/form/Choice.tsx';
import { ClinicFilter, useClinicFilter } from '../../parts/list/ClinicFilter.tsx';
import { LoadedList } from '../../parts/list/LoadedList.tsx';
import { SearchFilter } from '../../parts/list/SearchFilter.tsx';
import { SelectFilter } from '../../parts/list/SelectFilter.tsx';
import { useFilters } from '../../parts/list/useFilters.ts';
import { CALLS, CONTENT_KINDS, type ContentCard } from '../contentKinds.ts';
import { ContentRow } from './ContentRow.tsx';

/** Clinics, doctors or events in any status, newest first. */
export function ContentList() {
  const { t } = useTranslation('staff');
  const { filter, change, sliceAfter } = useFilters();
  const isOperator = useIsOperator();
  const clinicId = useClinicFilter();
  const { search } = useLocation();
  const kind = oneOf(CONTENT_KINDS, filter('kind')) ?? 'clinic';
  const hasClinic = kind !== 'clinic';
  const query = {
    status: oneOf(CONTENT_STATUSES, filter('status')),
    // The clinic filter stays in the address but does not apply to the list of clinics.
    clinicId: hasClinic ? clinicId : undefined,
    q: filter('q') || undefined,
    ...sliceAfter,
  };
  const answer = useAnswer<{ data: ContentCard[]; total: number }>(
    staffQuery(CALLS[kind].list, { query }),
  );
  return (
    <div className="mx-auto max-w-4xl p-4 lg:px-8 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-title">{t('contents')}</h1>
        {(hasClinic || isOperator) && (
          <AppLink
            to={`/console/contents/${kind}/new${search}`}
            className={buttonLook('primary', 'px-5!')}
          >
            <Icon name="plus" className="size-5" />
            {t(`content.create.${kind}`)}
          </AppLink>
        )}
      </div>
      <Choice
        label={t('contents')}
        chosen={kind}
        options={CONTENT_KINDS.map((id) => ({ id, name: t(`content.kind.${id}`) }))}
        onChoose={(id) => change('kind', id)}
      />
      <div className="mb-4 grid gap-3 text-small sm:grid-cols-3">
        <SearchFilter key={kind} label={t('content.search')} />
        <SelectFilter
          name="status"
          label={t('content.status')}
          all={t('content.allStatuses')}
          options={CONTENT_STATUSES.map((value) => ({
            value,
            label: t(`content.statusName.${value}`),
          }))}
        />
        {isOperator && hasClinic && <ClinicFilter />}
      </div>
      <LoadedList answer={answer} none={t('content.none')} look="rows" cursorOf={({ id }) => id}>
        {(card) => <ContentRow kind={kind} card={card} />}
      </LoadedList>
    </div>
  );
}
