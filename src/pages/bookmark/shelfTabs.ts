/** The tabs of the bookmarks by their `tabId`, in their order: as in the browse area. */
export const SHELF_TABS = ['clinics', 'doctors', 'events', 'reviews'] as const;
export type ShelfTab = (typeof SHELF_TABS)[number];

export const shelfTabOf = (tabId: string): ShelfTab =>
  SHELF_TABS.find((tab) => tab === tabId) ?? SHELF_TABS[0];
