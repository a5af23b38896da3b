import type { JWTPayload } from 'jose';
import { startInstalled } from '../app/startInstalled.ts';
import { CLIENT_ID, openFakeProvider } from './fakeProvider.ts';

export const CHANNEL_ID = CLIENT_ID;
export const LIFF_ID = `${CHANNEL_ID}-AbCdEfGh`;
export const FRIEND_ID = '@clinic-counsel';

/** The SDK requires this form, so it cannot be an address of this machine. */
const ISSUER = 'https://access.line.me';

export interface LineServer {
  siteUrl: string;
  /** An ID token as LINE gives it to a page in its app. */
  idToken: (claims?: JWTPayload) => Promise<string>;
  /** The keys that it is signed with, as LINE publishes them. */
  keys: () => Promise<unknown>;
  stop: () => Promise<void>;
}

/** The built server, set up for LIFF. A provider on this machine answers its requests to LINE. */
export async function startLineServer(): Promise<LineServer> {
  const provider = await openFakeProvider();
  provider.speaksFor = ISSUER;
  const redirect = `const ask=fetch;globalThis.fetch=(to,how)=>ask(String(to?.url??to).replace('${ISSUER}','${provider.issuer}'),how)`;
  const server = await startInstalled({
    LIFF_ID,
    LINE_FRIEND_ID: FRIEND_ID,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(redirect)}`,
  });
  return {
    siteUrl: server.url,
    idToken: (claims) => provider.liffToken({ iss: ISSUER, ...claims }),
    keys: async () => (await fetch(`${provider.issuer}/keys`)).json(),
    stop: async () => {
      await server.stop();
      await provider.close();
    },
  };
}
