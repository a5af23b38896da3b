import type { QueryClient } from '@tanstack/query-core';
import { useStore } from 'jotai';
import { queryClientAtom } from './queryAtoms.ts';

/** The client never changes, so no subscription is needed. */
export const useQueryClient = (): QueryClient => useStore().get(queryClientAtom);
