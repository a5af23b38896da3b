import { createQueryClient } from '../../../src/api/queryClient.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { sessionAtom } from '../../../src/state/sessionAtom.ts';
import { testClientConfig } from '../app/testClientConfig.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { sampleMember } from './sampleAnswers.ts';

/** The state of the app without a screen. */
export function openStore() {
  const client = createQueryClient();
  const store = createAppStore({ config: testClientConfig, answers: null }, client);
  const begin = () => void store.sub(sessionAtom, () => undefined);
  const state = () => store.get(sessionAtom).state;
  const isStale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, store, begin, state, isStale };
}

/** A server that answers later who the member is. */
export function holdMember() {
  let answer: () => void = () => undefined;
  const asked = mockEndpoint(
    'GET /member/my-info',
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ data: sampleMember() });
      }),
  );
  return { asked, answer: () => answer() };
}
