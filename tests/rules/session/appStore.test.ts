import { dehydrate } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { clientConfigAtom } from '../../../src/state/clientConfig.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const KEY = ['GET /public/clinics', {}];

it('the answers of a page are as new as the page, however old the server has kept them', () => {
  const server = createQueryClient();
  server.setQueryData(KEY, { data: ['a'] }, { updatedAt: Date.now() - 86_400_000 });
  const client = createQueryClient();
  const store = createAppStore({ config: testClientConfig, answers: dehydrate(server) }, client);
  const { data, dataUpdatedAt = 0 } = client.getQueryState(KEY) ?? {};
  expect(data).toEqual({ data: ['a'] });
  expect(Date.now() - dataUpdatedAt).toBeLessThan(10_000);
  expect([store.get(queryClientAtom), store.get(clientConfigAtom)]).toEqual([
    client,
    testClientConfig,
  ]);
});
