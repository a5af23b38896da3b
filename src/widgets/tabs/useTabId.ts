import { useSearchParams } from 'react-router-dom';

export interface Tab {
  id: string;
  label: string;
}

/** The query parameter of the chosen tab. */
export const TAB_PARAMETER = 'tabId';

/** The tab in the address; the first tab if it is missing or unknown. */
export function useTabId(tabs: readonly Tab[], known?: string | null): string {
  const [parameters] = useSearchParams();
  const asked = known === undefined ? parameters.get(TAB_PARAMETER) : known;
  return tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';
}
