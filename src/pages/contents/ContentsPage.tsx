import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { DoctorList } from '../../domain/doctor/DoctorList.tsx';
import { EventList } from '../../domain/event/EventList.tsx';
import { RECORD_TABS, type RecordTab, recordTabOf } from '../../domain/record/recordTabs.ts';
import { ReviewList } from '../../domain/review/ReviewList.tsx';
import { Breadcrumbs } from '../../layout/frame/Breadcrumbs.tsx';
import { Frame } from '../../layout/frame/Frame.tsx';
import { inTab, type ListFilters } from '../../lib/find.ts';
import { filtersAtom } from '../../state/filtersAtom.ts';
import { TabGroup } from '../../widgets/tabs/TabGroup.tsx';
import { ClinicsTab } from './ClinicsTab.tsx';
import { FindBar } from './FindBar.tsx';
import { SortRulesLink } from './SortRulesLink.tsx';
import { useContentsTrail } from './useContentsTrail.ts';

export function ContentsPage() {
  const { t } = useTranslation();
  const { filters, find, tabId: asked } = useAtomValue(filtersAtom);
  const tabs = RECORD_TABS.map((id) => ({ id, label: t(`contents.${id}`) }));
  return (
    <Frame trail={<Breadcrumbs trail={useContentsTrail(filters)} />}>
      <h1 className="sr-only">{t('nav.explore')}</h1>
      <TabGroup label={t('contents.tabs')} tabs={tabs} asked={asked}>
        {(tabId) => {
          const tab = recordTabOf(tabId);
          const wanted = { ...filters, ...inTab(tab, find) };
          return (
            <>
              <FindBar tab={tab} />
              {/* What is scrolled to must not lie under the chips, which may have two lines. */}
              <div className="[&_:is(a,button)]:scroll-mt-52">
                {/* A key, so that another list starts with fresh state. */}
                <TabContent key={tab + JSON.stringify(wanted)} tab={tab} filters={wanted} />
              </div>
            </>
          );
        }}
      </TabGroup>
    </Frame>
  );
}

function TabContent({ tab, filters }: { tab: RecordTab; filters: ListFilters }) {
  const list = { filters, aside: <SortRulesLink /> };
  if (tab === 'doctors') return <DoctorList {...list} />;
  if (tab === 'events') return <EventList {...list} />;
  if (tab === 'reviews') return <ReviewList scope={filters} aside={list.aside} />;
  return <ClinicsTab {...list} />;
}
