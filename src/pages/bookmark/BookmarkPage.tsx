import { useTranslation } from 'react-i18next';
import { RECORD_TABS, recordTabOf } from '../../domain/record/recordTabs.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { TabGroup } from '../../widgets/tabs/TabGroup.tsx';
import { ShelfList } from './ShelfList.tsx';

export function BookmarkPage() {
  const { t } = useTranslation();
  return (
    <MemberFrame crumbs={[{ text: t('nav.bookmark') }]}>
      {({ id }) => (
        <>
          <h1 className="px-4 pt-4 pb-2 font-bold text-title">{t('bookmark.title')}</h1>
          <Shelf key={id} />
        </>
      )}
    </MemberFrame>
  );
}

function Shelf() {
  const { t } = useTranslation();
  const tabs = RECORD_TABS.map((id) => ({ id, label: t(`contents.${id}`) }));
  return (
    <TabGroup label={t('shelf.tabs')} tabs={tabs}>
      {(tabId) => {
        const tab = recordTabOf(tabId);
        return <ShelfList key={tab} tab={tab} />;
      }}
    </TabGroup>
  );
}
