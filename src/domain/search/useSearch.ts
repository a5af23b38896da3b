import { useState } from 'react';
import type { SearchAnswer } from '../../../contract/search.ts';
import { useServerData } from '../../api/useServerData.ts';
import { useSettled } from '../../widgets/useSettled.ts';
import { searchQuery, wantedText } from './searchQueries.ts';

export interface Search {
  /** What is looked for: the typed text once the typing has paused. */
  text: string;
  /** The last matches stay until the next are here, so that nothing flickers; a failure leaves none. */
  answer: SearchAnswer | undefined;
  state: 'idle' | 'waiting' | 'answered' | 'failed';
  retry: () => void;
}

/** Matches while one types: the newest text wins. */
export function useSearch(typed: string, limit?: number): Search {
  const wanted = wantedText(typed);
  const text = useSettled(wanted);
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
