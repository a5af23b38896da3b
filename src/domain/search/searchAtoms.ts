import type { Language } from '../../../contract/plain/language.ts';
import {
  SEARCH_LIMIT,
  SEARCH_LIMIT_CEILING,
  SEARCH_TEXT_LENGTH,
} from '../../../contract/plain/limits.ts';
import type { SearchKind } from '../../../contract/search.ts';
import { call } from '../../api/call.ts';
import { query } from '../../api/query.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';

/** The text that is searched: trimmed and cut to the maximum length. */
export const wantedText = (typed: string) => typed.trim().slice(0, SEARCH_TEXT_LENGTH);

/** The first matches of each kind. */
export const searchQuery = (text: string, limit: number = SEARCH_LIMIT) =>
  query('GET /public/search', { query: { q: text, limit: String(limit) } });

/** The next matches of one kind, page by page. */
export function furtherMatchesQuery(text: string, kind: SearchKind, from: number) {
  const key = 'GET /public/search';
  const page = { q: text, kind, limit: String(SEARCH_LIMIT_CEILING) };
  return {
    queryKey: [key, page, 'from', from] as const,
    initialPageParam: from,
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      const answer = await call(key, { query: { ...page, offset: String(pageParam) } });
      return answer.data[kind];
    },
    getNextPageParam: (last: { hasMore: boolean }, pages: unknown[]) =>
      last.hasMore ? from + pages.length * SEARCH_LIMIT_CEILING : undefined,
  };
}

/** Whether the cache has further matches of this text and kind. */
export const useHasFurtherMatches = (text: string, kind: SearchKind, from: number): boolean =>
  useQueryClient().getQueryData(furtherMatchesQuery(text, kind, from).queryKey) !== undefined;

/** What the search offers before typing. */
export const popularSearchesQuery = (language: Language) =>
  query('GET /public/popular-searches', { query: { lang: language } });

/** Counts a finished search, without the visitor. */
export const countSearchAtom = writeAtom((text: string) =>
  call('POST /public/search-terms', { body: { text } }),
);
