import { useSearchParams } from 'react-router-dom';

export interface Tab {
  id: string;
  label: string;
}

/** The chosen tab stands in the query under this name. */
export const TAB_PARAMETER = 'tabId';

/** The tab that the address names; the first when it names none, or none that exists. */
export function useTabId(tabs: readonly Tab[]): string {
  const [parameters] = useSearchParams();
  const asked = parameters.get(TAB_PARAMETER);
  return tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';
}
