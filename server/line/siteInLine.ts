import type { ClientConfig } from '../../contract/plain/clientConfig.ts';

/** Where links to members in LINE begin: with a LIFF app the pages open inside LINE. */
export const siteInLine = ({ publicUrl, liffId }: Pick<ClientConfig, 'publicUrl' | 'liffId'>) =>
  liffId === null ? publicUrl : `https://liff.line.me/${liffId}`;
