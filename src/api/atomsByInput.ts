import { hashKey, type QueryClient } from '@tanstack/query-core';
import { type Atom, atom, useAtomValue, useStore } from 'jotai';
import { writeAtom } from './queryAtoms.ts';

type Store = ReturnType<typeof useStore>;

/** Finds the atom of an input, e.g. of an id. */
export type AtomsByInput<Input, T> = (store: Store, input: Input) => Atom<T>;

/**
 * Keeps one atom for each input and store while a screen reads it, so that two readers share one. If `isKept` says so
 * when the last screen leaves, the atom stays for the next visit.
 */
export function atomsByInput<Input, T>(
  create: (input: Input) => Atom<T>,
  isKept: (value: T) => boolean = () => false,
): AtomsByInput<Input, T> {
  const stores = new WeakMap<Store, Map<string, Atom<T>>>();
  return (store, input) => {
    const atoms = stores.get(store) ?? new Map<string, Atom<T>>();
    stores.set(store, atoms);
    const key = hashKey([input]);
    const known = atoms.get(key);
    if (known) return known;
    const created = create(input);
    const shared = atom(
      (get) => get(created),
      () => undefined,
    );
    shared.onMount = () => {
      atoms.set(key, shared);
      return () => {
        if (!isKept(store.get(created))) atoms.delete(key);
      };
    };
    atoms.set(key, shared);
    return shared;
  };
}

export const useAtomOf = <Input, T>(atoms: AtomsByInput<Input, T>, input: Input): T =>
  useAtomValue(atoms(useStore(), input));

/**
 * A hook for a write to one of several records, e.g. `const useReport = writesById((reviewId, reason) => call(…))`.
 * `useReport(id)` reads the atom of this id, so that the writes to the others stay usable. A write that runs while its
 * screen is left is busy at the next visit, too.
 */
export function writesById<Id extends string = string, Input = void, T = unknown>(
  send: (id: Id, input: Input, client: QueryClient) => Promise<T>,
) {
  const writes = atomsByInput(
    (id: Id) => writeAtom<Input, T>((input, client) => send(id, input, client)),
    (write) => write.isRunning(),
  );
  return (id: Id) => useAtomOf(writes, id);
}
