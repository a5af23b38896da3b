import { useState } from 'react';
import { staffQuery } from '../../api/staffCall.ts';
import { useServerData } from '../../api/useServerData.ts';
import { buttonLook } from '../../ui/buttonLook.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { AppLink } from '../../widgets/AppLink.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { Choice } from '../parts/Choice.tsx';
import { ClinicChoice } from '../parts/ClinicChoice.tsx';
import { LoadedPage } from '../parts/Loaded.tsx';
import { Pager } from '../parts/Pager.tsx';
import { oneOf, useFilters } from '../parts/useFilters.ts';
import { useStaffText } from '../useStaffText.ts';
import { ContentRow } from './ContentRow.tsx';
import { CALLS, CONTENT_KINDS, type ContentCard } from './contentKinds.ts';
import { STATUSES } from './StatusTag.tsx';

/** Clinics, doctors or events in any state, newest first. */
export function ContentList() {
  const t = useStaffText();
  const { filter, change, slice } = useFilters();
  const isOperator = useIsOperator();
  const kind = oneOf(CONTENT_KINDS, filter('kind')) ?? 'clinic';
  const query = {
    status: oneOf(STATUSES, filter('status')),
    clinicId: filter('clinic') || undefined,
    q: filter('q') || undefined,
    ...slice,
  };
  const answer = useServerData<{ data: ContentCard[]; total: number }>(
    staffQuery(CALLS[kind].list, { query }),
  );
  return (
    <div className="mx-auto max-w-4xl p-4 lg:px-8 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-title">{t('contents')}</h1>
        {(kind !== 'clinic' || isOperator) && (
          <AppLink to={`/console/contents/${kind}/new`} className={buttonLook('primary', 'px-5!')}>
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
        <SearchField key={kind} />
        <Select
          label={t('content.status')}
          value={filter('status')}
          options={[
            { value: '', label: t('content.allStatuses') },
            ...STATUSES.map((value) => ({ value, label: t(`content.statusName.${value}`) })),
          ]}
          onChange={(status) => change('status', status)}
        />
        {isOperator && kind !== 'clinic' && (
          <ClinicChoice
            label={t('counsel.clinic')}
            clinicId={filter('clinic')}
            none={t('counsel.allClinics')}
            onChoose={(clinicId) => change('clinic', clinicId)}
          />
        )}
      </div>
      <LoadedPage answer={answer} none={t('content.none')}>
        {(cards, total) => (
          <>
            <ul className="divide-y divide-line rounded-card bg-surface shadow-card">
              {cards.map((card) => (
                <li key={card.id}>
                  <ContentRow kind={kind} card={card} />
                </li>
              ))}
            </ul>
            <Pager total={total} />
          </>
        )}
      </LoadedPage>
    </div>
  );
}

function SearchField() {
  const t = useStaffText();
  const { filter, change } = useFilters();
  const [typed, setTyped] = useState(filter('q'));
  return (
    <TextInput
      label={t('content.search')}
      value={typed}
      onChange={setTyped}
      sideButton={{ label: t('counsel.find'), onClick: () => change('q', typed.trim()) }}
    />
  );
}
