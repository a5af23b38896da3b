import type { JWTPayload } from 'jose';
import { startInstalled } from '../app/server/startInstalled.ts';
import { CLIENT_ID, openFakeProvider } from './fakeProvider.ts';
import { leadFetch } from './leadFetch.ts';
import { LINE_ISSUER } from './lineSettingsAt.ts';

export const CHANNEL_ID = CLIENT_ID;
export const LIFF_ID = `${CHANNEL_ID}-AbCdEfGh`;
export const FRIEND_ID = '@clinic-counsel';

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
  provider.speaksFor = LINE_ISSUER;
  const server = await startInstalled({
    LIFF_ID,
    LINE_FRIEND_ID: FRIEND_ID,
    NODE_OPTIONS: leadFetch({ [LINE_ISSUER]: provider.issuer }),
  });
  return {
    siteUrl: server.url,
    idToken: (claims) => provider.liffToken({ iss: LINE_ISSUER, ...claims }),
    keys: async () => (await fetch(`${provider.issuer}/keys`)).json(),
    stop: async () => {
      await server.stop();
      await provider.close();
    },
  };
}
