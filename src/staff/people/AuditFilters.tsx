import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS } from '../../../contract/plain/enums.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../ui/field/fieldLook.ts';
import { isDay } from '../calendar/calendarDays.ts';
import { ClinicFilter } from '../parts/list/ClinicFilter.tsx';
import { FoldedFilters } from '../parts/list/FoldedFilters.tsx';
import { SearchFilter } from '../parts/list/SearchFilter.tsx';
import { SelectFilter } from '../parts/list/SelectFilter.tsx';
import { useFilters } from '../parts/list/useFilters.ts';

/** The filters of the address, as the calls of the record take them. */
export function useAuditFilters() {
  const { filter } = useFilters();
  const dayOf = (name: string) => (isDay(filter(name)) ? filter(name) : undefined);
  return {
    action: oneOf(AUDIT_ACTIONS, filter('action')),
    staff: filter('staff') || undefined,
    subjectId: filter('subject') || undefined,
    clinicId: filter('clinic') || undefined,
    from: dayOf('from'),
    to: dayOf('to'),
  };
}

export function AuditFilters() {
  const { t } = useTranslation('staff');
  const applied = Object.values(useAuditFilters()).filter(Boolean).length;
  return (
    <FoldedFilters
      label={t('filters')}
      applied={applied}
      className="grid grid-cols-2 gap-3 text-small *:min-w-0 lg:grid-cols-3"
    >
      <div className="max-lg:col-span-2">
        <SelectFilter
          name="action"
          label={t('person.action')}
          all={t('person.allActions')}
          options={AUDIT_ACTIONS.map((value) => ({
            value,
            label: t(`person.actionName.${value}`),
          }))}
        />
      </div>
      <DayFilter name="from" label={t('person.from')} />
      <DayFilter name="to" label={t('person.to')} />
      <div className="max-lg:col-span-2">
        <SearchFilter name="staff" label={t('person.userId')} />
      </div>
      <div className="max-lg:col-span-2">
        <ClinicFilter />
      </div>
      <div className="max-lg:col-span-2">
        <SearchFilter name="subject" label={t('person.subjectId')} />
      </div>
    </FoldedFilters>
  );
}

/** A day in Seoul. */
function DayFilter({ name, label }: { name: string; label: string }) {
  const { filter, change } = useFilters();
  return (
    <Field label={label}>
      {(parts) => (
        <input
          {...parts}
          type="date"
          value={filter(name)}
          className={`h-12 ${FIELD_LOOK}`}
          onChange={(event) => change(name, event.target.value)}
        />
      )}
    </Field>
  );
}
