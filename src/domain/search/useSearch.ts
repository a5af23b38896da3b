import { useState } from 'react';
import type { SearchAnswer } from '../../../contract/search.ts';
import { useServerData } from '../../api/useServerData.ts';
import { useDebounced } from '../../widgets/useDebounced.ts';
import { searchQuery, wantedText } from './searchAtoms.ts';

export interface Search {
  /** The typed text after a pause in typing. */
  text: string;
  /** Earlier matches stay until new ones arrive, to avoid flicker; a failure clears them. */
  answer: SearchAnswer | undefined;
  state: 'idle' | 'waiting' | 'answered' | 'failed';
  retry: () => void;
}

/** Searches while the visitor types; only the newest text counts. */
export function useSearch(typed: string, limit?: number): Search {
  const wanted = wantedText(typed);
  const text = useDebounced(wanted);
  const query = searchQuery(text, limit);
  const { data, isError, isFetching, refetch } = useServerData(query, { enabled: text !== '' });

  const [last, setLast] = useState<SearchAnswer>();
  const answer = wanted === '' || isError ? undefined : (data?.data ?? last);
  if (answer !== last) setLast(answer);

  const stateOfQuestion = () => {
    if (wanted === '') return 'idle';
    if (wanted !== text || isFetching) return 'waiting';
    return isError ? 'failed' : 'answered';
  };
  return { text, answer, state: stateOfQuestion(), retry: () => void refetch() };
}
