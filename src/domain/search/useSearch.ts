import { useState } from 'react';
import type { SearchAnswer } from '../../../contract/search.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
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
  const found = useAnswer(searchQuery(text, limit), { enabled: text !== '' });
  const hasFailed = found.state === 'failed';

  const [last, setLast] = useState<SearchAnswer>();
  const answer = wanted === '' || hasFailed ? undefined : (dataOf(found)?.data ?? last);
  if (answer !== last) setLast(answer);

  const stateOfQuestion = () => {
    if (wanted === '') return 'idle';
    if (wanted !== text || found.state === 'loading') return 'waiting';
    return hasFailed ? 'failed' : 'answered';
  };
  const retry = hasFailed ? found.retry : () => undefined;
  return { text, answer, state: stateOfQuestion(), retry };
}
