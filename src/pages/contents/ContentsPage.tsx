import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../../contract/filters.ts';
import { ClinicList } from '../../domain/clinic/ClinicList.tsx';
import { DoctorList } from '../../domain/doctor/DoctorList.tsx';
import { EventList } from '../../domain/event/EventList.tsx';
import { RECORD_TABS, type RecordTab, recordTabOf } from '../../domain/record/recordTabs.ts';
import { ReviewList } from '../../domain/review/ReviewList.tsx';
import { Frame } from '../../layout/frame/Frame.tsx';
import { filtersAtom } from '../../state/filtersAtom.ts';
import { TabGroup } from '../../widgets/tabs/TabGroup.tsx';
import { useContentsTrail } from './useContentsTrail.ts';

export function ContentsPage() {
  const { t } = useTranslation();
  const { filters, tabId: asked } = useAtomValue(filtersAtom);
  const tabs = RECORD_TABS.map((id) => ({ id, label: t(`contents.${id}`) }));
  return (
    <Frame trail={useContentsTrail(filters)}>
      <h1 className="sr-only">{t('nav.explore')}</h1>
      <TabGroup label={t('contents.tabs')} tabs={tabs} asked={asked}>
        {(tabId) => (
          // A key, so that another list starts with fresh state.
          <TabContent
            key={tabId + JSON.stringify(filters)}
            tab={recordTabOf(tabId)}
            filters={filters}
          />
        )}
      </TabGroup>
    </Frame>
  );
}

function TabContent({ tab, filters }: { tab: RecordTab; filters: Filters }) {
  if (tab === 'doctors') return <DoctorList filters={filters} />;
  if (tab === 'events') return <EventList filters={filters} />;
  if (tab === 'reviews') return <ReviewList scope={filters} />;
  return <ClinicList filters={filters} />;
}
