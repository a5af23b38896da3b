/** The tabs of the browse area by their `tabId`, in their order; the first is the one without any. */
export const CONTENTS_TABS = ['clinics', 'doctors', 'events', 'reviews'] as const;
export type ContentsTab = (typeof CONTENTS_TABS)[number];

export function contentsTabOf(tabId: string | null): ContentsTab {
  return CONTENTS_TABS.find((tab) => tab === tabId) ?? CONTENTS_TABS[0];
}
