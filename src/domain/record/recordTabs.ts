/** The tabs of the browse area and of the bookmarks, in their order; the first one needs no `tabId`. */
export const RECORD_TABS = ['clinics', 'doctors', 'events', 'reviews'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

export const recordTabOf = (tabId: string | null): RecordTab =>
  RECORD_TABS.find((tab) => tab === tabId) ?? RECORD_TABS[0];
