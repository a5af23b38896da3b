import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { Language } from '../../../contract/plain/language.ts';
import { ApiError } from '../../../src/api/ApiError.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { useAnswers } from '../../../src/state/answers.ts';
import { clientConfigAtom, useClientConfig } from '../../../src/state/clientConfig.ts';
import { useLanguage } from '../../../src/state/language.ts';
import { useForgetModal, useOpenModal, useShownModal } from '../../../src/state/modal.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

const QUESTION = { queryKey: ['GET /public/clinics', {}], queryFn: async () => 'answer' };

/** A hook in an app without a screen. */
function renderState<T>(hook: () => T, language: Language = 'ko') {
  const client = createQueryClient();
  const store = createStore();
  store.set(queryClientAtom, client);
  store.set(clientConfigAtom, testClientConfig);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={testI18n(language)}>
      <Provider store={store}>{children}</Provider>
    </I18nextProvider>
  );
  return { ...renderHook(hook, { wrapper }), client, store };
}

it('a page can read which of its questions have an answer, and is called when a new one arrives', async () => {
  const { result, rerender, client } = renderState(useAnswers);
  const { answerTo, isUnanswered, watch } = result.current;
  const told = vi.fn();
  const leave = watch(told);
  expect([answerTo(QUESTION), isUnanswered(QUESTION)]).toEqual([undefined, false]);
  const asked = client.fetchQuery(QUESTION);
  expect([answerTo(QUESTION), isUnanswered(QUESTION)]).toEqual([undefined, true]);
  await asked;
  expect([answerTo(QUESTION), isUnanswered(QUESTION)]).toEqual(['answer', false]);
  await expect.poll(() => told.mock.calls.length).toBe(1);

  const failing = { ...QUESTION, queryKey: ['x'], retry: false };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failWith = (cause: Error) =>
    client.fetchQuery({ ...failing, queryFn: () => Promise.reject(cause) }).catch(String);
  await failWith(new Error('x'));
  await expect.poll(() => told.mock.calls.length).toBe(2);
  expect(isUnanswered(failing)).toBe(true);
  await failWith(new ApiError('not_found', 404, 'x'));
  await expect.poll(() => told.mock.calls.length).toBe(3);
  expect(isUnanswered(failing)).toBe(false);
  leave();
  client.setQueryData(QUESTION.queryKey, 'another answer');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toHaveBeenCalledTimes(3);
  rerender();
  expect(result.current.watch).toBe(watch);
  vi.restoreAllMocks();
});

it('one modal shows at a time; the promise of each resolves when it has closed or another one replaces it', async () => {
  const { result } = renderState(() => ({
    shown: useShownModal(),
    open: useOpenModal(),
    forget: useForgetModal(),
  }));
  expect(result.current.shown).toBeNull();
  const closed: string[] = [];
  const open = (url: string) =>
    act(async () => void result.current.open('share', { url }).then(() => closed.push(url)));
  await open('a');
  const first = result.current.shown;
  expect(first).toMatchObject({ name: 'share', props: { url: 'a' } });
  await open('b');
  const second = result.current.shown;
  expect(second).toMatchObject({ name: 'share', props: { url: 'b' } });
  expect(closed).toEqual(['a']);
  if (!(first && second)) throw new Error('Both were shown');
  // The history still has ids from before a reload, so they begin at the time of the load.
  expect([second.id - first.id, first.id > Date.parse('2026-01-01')]).toEqual([1, true]);
  await act(async () => result.current.forget(first));
  expect([closed, result.current.shown]).toEqual([['a'], second]);
  await act(async () => result.current.forget(second));
  expect([closed, result.current.shown]).toEqual([['a', 'b'], null]);
  await act(async () => result.current.forget(second));
  expect(result.current.shown).toBeNull();
});

it('an app that was mounted without its settings does not start', () => {
  expect(renderState(useClientConfig).result.current).toBe(testClientConfig);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useClientConfig, { wrapper: Provider })).toThrow(
    'The app was mounted without its settings',
  );
  vi.restoreAllMocks();
});

it.each(['ko', 'ja'] as const)('a page knows the language of its texts: %s', (language) => {
  expect(renderState(useLanguage, language).result.current).toBe(language);
});
