import { MutationObserver } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { atomWithMutation } from '../../../src/api/queryAtoms.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';

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

it('a write that runs while its screen is left is busy at the next visit, and then ends there', async () => {
  const store = openStore();
  const [answered, answer] = createDeferred();
  const write = atomWithMutation(() => ({ mutationFn: () => answered }));
  const leave = store.sub(write, () => undefined);
  const sent = store.get(write).mutateAsync();
  await expect.poll(() => store.get(write).isPending).toBe(true);
  leave();
  store.sub(write, () => undefined);
  await expect.poll(() => store.get(write).isPending).toBe(true);
  answer();
  await sent;
  await expect.poll(() => store.get(write).isSuccess).toBe(true);
});

it('a write that ended after its screen was left is forgotten', async () => {
  const store = openStore();
  const [answered, answer] = createDeferred();
  const write = atomWithMutation(() => ({ mutationFn: () => answered }));
  const leave = store.sub(write, () => undefined);
  const sent = store.get(write).mutateAsync();
  leave();
  answer();
  await sent;
  store.sub(write, () => undefined);
  await expect.poll(() => store.get(write).isIdle).toBe(true);
});
