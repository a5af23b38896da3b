import { atom, useAtomValue } from 'jotai';
import type { ClientConfig } from '../../contract/plain/clientConfig.ts';

/** Set once at the start, from the boot data of the page. */
export const clientConfigAtom = atom<ClientConfig | null>(null);

export function useClientConfig(): ClientConfig {
  const config = useAtomValue(clientConfigAtom);
  if (!config) throw new Error('The app was mounted without its settings');
  return config;
}
