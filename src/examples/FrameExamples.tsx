import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/Button.tsx';
import { AddressMap } from '../widgets/map/AddressMap.tsx';
import { TabGroup } from '../widgets/tabs/TabGroup.tsx';
import { showToast, type ToastKind } from '../widgets/toast/showToast.ts';
import { Example } from './Example.tsx';
import { exampleItems } from './exampleItems.ts';

const KINDS: readonly ToastKind[] = ['success', 'info', 'warning', 'error'];

export function FrameExamples() {
  const { t } = useTranslation();
  const tabs = exampleItems(t).slice(0, 3);
  return (
    <>
      <Example state="tabs">
        <TabGroup
          label={t('editor.treatments')}
          tabs={tabs.map(({ id, name }) => ({ id, label: name }))}
        >
          {(tabId) => <p className="py-3">{tabs.find(({ id }) => id === tabId)?.name}</p>}
        </TabGroup>
      </Example>
      <Example state="map without a key">
        <AddressMap mapsKey={null} />
      </Example>
      <Example state="messages">
        <div className="flex flex-wrap gap-2">
          {KINDS.map((kind) => (
            <Button key={kind} look="quiet" onClick={() => showToast(kind, t('common.close'))}>
              {kind}
            </Button>
          ))}
        </div>
      </Example>
    </>
  );
}
