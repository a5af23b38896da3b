import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { connectHistory } from '../../../src/layout/routing/connectHistory.ts';
import { addressAtom } from '../../../src/state/addressAtom.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

it('BRW-23 Back before the router listens leaves the address that the router shows', () => {
  const store = createAppStore({ config: testClientConfig, answers: null }, createQueryClient());
  const memory = createMemoryHistory({
    initialEntries: ['/contents?concernId=a', '/contents?concernId=b'],
    v5Compat: true,
  });
  const history = connectHistory(memory, '', store);
  expect(store.get(addressAtom).search).toBe('?concernId=b');
  memory.go(-1);
  history.listen(() => undefined);
  expect(store.get(addressAtom).search).toBe('?concernId=a');
});
