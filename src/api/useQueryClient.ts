import type { QueryClient } from '@tanstack/query-core';
import { useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';

/** The client of this app. It stays the same, so nothing has to listen for another. */
export const useQueryClient = (): QueryClient => useStore().get(queryClientAtom);
