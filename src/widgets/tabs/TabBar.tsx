import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWholeSearch } from '../link/wholeSearch.ts';
import { TAB_PARAMETER, type Tab } from './useTabId.ts';

interface TabBarProps {
  id: string;
  label: string;
  tabs: readonly Tab[];
  chosen: string;
}

/** Each tab is a link, so it works before hydration. */
export function TabBar({ id, label, tabs, chosen }: TabBarProps) {
  const search = useWholeSearch();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => showTab(bar.current, chosen), [chosen]);
  return (
    <div
      ref={bar}
      role="tablist"
      aria-label={label}
      className="no-scrollbar sticky top-14 z-10 flex overflow-x-auto overflow-y-hidden border-line border-b bg-surface px-1"
      onKeyDown={moveFocus}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          id={`${id}-${tab.id}`}
          to={{ search: withTab(search, tab.id) }}
          replace
          role="tab"
          aria-selected={tab.id === chosen}
          data-tab={tab.id}
          aria-controls={tab.id === chosen ? `${id}-panel` : undefined}
          tabIndex={tab.id === chosen ? 0 : -1}
          className="-mb-px flex h-12 flex-1 items-center justify-center whitespace-nowrap border-transparent border-b-2 px-1 text-muted transition-colors aria-selected:border-brand-strong aria-selected:font-semibold aria-selected:text-ink"
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}

/** All other parameters stay. */
function withTab(search: string, tabId: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(TAB_PARAMETER, tabId);
  return `?${parameters}`;
}

/** Scrolls the bar to the tab without scrolling the page. */
function showTab(bar: HTMLElement | null, id: string): void {
  const tab = bar?.querySelector<HTMLElement>(`[data-tab="${id}"]`);
  if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys move to the next tab and choose it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.findIndex((tab) => tab.matches(':focus'));
  const next = tabs[step(current, tabs.length - 1)];
  event.preventDefault();
  next?.focus();
  next?.click();
}
