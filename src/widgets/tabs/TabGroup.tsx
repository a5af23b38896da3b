import { type ReactNode, useId } from 'react';
import { TabBar } from './TabBar.tsx';
import { type Tab, useTabId } from './useTabId.ts';

interface TabGroupProps {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab[];
  /** The tab of the address, where the screen itself reads it. */
  asked?: string | null;
  /** Renders the content of the tab. */
  children: (tabId: string) => ReactNode;
}

/** Tabs whose choice is in the address, so a reload, a shared link and Back keep it. */
export function TabGroup({ label, tabs, asked, children }: TabGroupProps) {
  const id = useId();
  const chosen = useTabId(tabs, asked);
  return (
    <>
      <TabBar id={id} label={label} tabs={tabs} chosen={chosen} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        <h2 className="sr-only">{tabs.find((tab) => tab.id === chosen)?.label}</h2>
        {children(chosen)}
      </div>
    </>
  );
}
