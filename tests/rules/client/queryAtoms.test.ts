import { MutationObserver } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { atomWithMutation } from '../../../src/api/queryAtoms.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const openStore = () =>
  createAppStore({ config: testClientConfig, answers: null }, createQueryClient());

it('a write listens only while a screen shows it', () => {
  const subscribed = vi.spyOn(MutationObserver.prototype, 'subscribe');
  const store = openStore();
  const write = atomWithMutation(() => ({ mutationFn: async () => undefined }));
  for (let visit = 0; visit < 3; visit += 1) store.sub(write, () => undefined)();
  expect(subscribed.mock.contexts.map((it) => (it as MutationObserver).hasListeners())).toEqual([
    false,
    false,
    false,
  ]);
  subscribed.mockRestore();
});

it('a write that failed is forgotten when the screen is left', async () => {
  const store = openStore();
  const write = atomWithMutation(() => ({ mutationFn: () => Promise.reject(new Error('no')) }));
  const leave = store.sub(write, () => undefined);
  await store
    .get(write)
    .mutateAsync()
    .catch(() => undefined);
  await expect.poll(() => store.get(write).isError).toBe(true);
  leave();
  store.sub(write, () => undefined);
  await expect.poll(() => store.get(write).isIdle).toBe(true);
});
