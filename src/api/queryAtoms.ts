import {
  type InfiniteData,
  type MutateFunction,
  MutationObserver,
  type MutationObserverResult,
  type MutationOptions,
  notifyManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import {
  type AtomWithInfiniteQueryResult,
  type AtomWithQueryResult,
  queryClientAtom as libraryClient,
  atomWithInfiniteQuery as libraryInfiniteQuery,
  atomWithQuery as libraryQuery,
} from 'jotai-tanstack-query';

/** The query client of the store. Other files get it here: only this file imports the library. */
export const queryClientAtom = libraryClient;

export interface QueryOptions<T> {
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
  enabled?: boolean | (() => boolean);
  staleTime?: number;
  retryOnMount?: boolean;
}

export interface PagesOptions<T, Start> {
  queryKey: QueryKey;
  initialPageParam: Start;
  queryFn: (context: { pageParam: Start }) => Promise<T>;
  getNextPageParam: (last: T, pages: T[]) => Start | undefined;
  staleTime?: number;
}

/** A query as an atom. */
export function atomWithQuery<T>(
  optionsOf: (get: Getter) => QueryOptions<T>,
): Atom<AtomWithQueryResult<T, Error>> {
  return keepingAnswers(optionsOf, (options) => libraryQuery<T, Error>((get) => get(options)));
}

/** A write, and whether it runs: `isRunning()` is true at once, `isPending` with the next rendering. */
export type Write<T, Input> = MutationObserverResult<T, Error, Input> & {
  mutateAsync: MutateFunction<T, Error, Input>;
  isRunning: () => boolean;
};

/**
 * A write as an atom. It says whether the write runs and whether it failed. The library's own atom never removes the
 * listener that it adds with each visit.
 */
export function atomWithMutation<T, Input = void>(
  optionsOf: (get: Getter) => MutationOptions<T, Error, Input>,
): Atom<Write<T, Input>> {
  const observerAtom = atom(
    (get) => new MutationObserver<T, Error, Input>(get(queryClientAtom), optionsOf(get)),
  );
  const runningAtom = atom(() => ({ count: 0 }));
  const resultAtom = atom((get) => {
    const observer = get(observerAtom);
    const running = get(runningAtom);
    const shown = atom(observer.getCurrentResult());
    // A write that runs while its screen is left is busy at the next visit, too. A result is for one visit.
    const forgetResult = () => {
      if (running.count === 0) observer.reset();
    };
    shown.onMount = (show) => {
      forgetResult();
      const stopListening = observer.subscribe(notifyManager.batchCalls(show));
      show(observer.getCurrentResult());
      return () => {
        forgetResult();
        stopListening();
      };
    };
    return shown;
  });
  return atom((get) => {
    const result = get(get(resultAtom));
    const running = get(runningAtom);
    const mutateAsync: typeof result.mutate = (...input) => {
      running.count += 1;
      return result.mutate(...input).finally(() => {
        running.count -= 1;
      });
    };
    return { ...result, mutateAsync, isRunning: () => running.count > 0 };
  });
}

/** A write that is one function, e.g. `writeAtom((id: string) => call(…))`. */
export const writeAtom = <Input = void, T = unknown>(
  send: (input: Input, client: QueryClient) => Promise<T>,
) =>
  atomWithMutation<T, Input>(() => ({
    mutationFn: (input, { client }) => send(input, client),
  }));

/** A list that is read page by page as an atom. */
export function atomWithInfiniteQuery<T, Start>(
  optionsOf: (get: Getter) => PagesOptions<T, Start>,
): Atom<AtomWithInfiniteQueryResult<InfiniteData<T>, Error>> {
  return keepingAnswers(optionsOf, (options) =>
    libraryInfiniteQuery<T, Error, InfiniteData<T>, QueryKey, unknown>((get) => {
      const { queryFn, getNextPageParam, ...others } = get(options);
      return {
        ...others,
        getNextPageParam,
        // The library types it as unknown: it is what `getNextPageParam` returned.
        queryFn: ({ pageParam }) => queryFn({ pageParam: pageParam as Start }),
      };
    }),
  );
}

/**
 * Works around two faults of jotai-tanstack-query 0.11: an atom that unmounts resets a failed query, also for
 * other screens, and an atom that mounts again shows its old result first.
 */
function keepingAnswers<Options extends { queryKey: QueryKey }, Result>(
  optionsOf: (get: Getter) => Options,
  create: (options: Atom<Options>) => Atom<Result>,
): Atom<Result> {
  const visits = atom(0);
  const options = atom((get) => {
    get(visits);
    return { ...optionsOf(get) };
  });
  const library = create(options);
  const kept = atom(
    (get) => get(library),
    (get, set) => {
      hideFailure(get(queryClientAtom), get(options).queryKey);
      set(visits, (count) => count + 1);
    },
  );
  kept.onMount = (leave) => leave;
  return kept;
}

/** Called before the library looks for a failure. The failure returns afterwards, if another screen shows it. */
function hideFailure(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.status !== 'error') return;
  const isShared = query.getObserversCount() > 1;
  const hasData = query.state.data !== undefined;
  // No data and no other subscriber: the query may be reset, so that the next visit asks again.
  if (!isShared && !hasData) return;
  const { error } = query.state;
  query.setState({ status: hasData ? 'success' : 'pending', error: null });
  queueMicrotask(() => {
    if (isShared && query.state.fetchStatus === 'idle') query.setState({ status: 'error', error });
  });
}
