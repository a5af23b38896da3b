import { useEffect, useRef } from 'react';
import type { Message } from '../../../contract/message.ts';
import { isForeign } from '../../../contract/plain/languageOfText.ts';
import type { Translation, Translations } from '../../../contract/translation.ts';
import type { QueryOptions } from '../../api/queryAtoms.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerData } from '../../api/useServerData.ts';
import { useLanguage } from '../../state/language.ts';

/** The translations of a counsel for the reader of the page. */
export interface ShownTranslations {
  find(number: number): Translation | undefined;
  /** The server is asked for it now. */
  isPending(number: number): boolean;
  /** Null until the server has answered. */
  state: Translations['state'] | null;
  retry: () => void;
}

interface Wish {
  /** The texts that may need a translation, by their numbers. */
  texts: readonly Pick<Message, 'number' | 'text'>[];
  /** Ask also when every text is in the reader's language: the member may have to agree for the other side. */
  isAlwaysAsked?: boolean;
}

/** Asks when a text in another language is shown, and again when a new one arrives. */
export function useTranslations(
  query: QueryOptions<Translations>,
  { texts, isAlwaysAsked = false }: Wish,
): ShownTranslations {
  const client = useQueryClient();
  const language = useLanguage();
  const foreign = texts.filter(({ text }) => isForeign(text, language)).map(({ number }) => number);
  const newest = Math.max(-1, ...foreign);
  const enabled = newest >= 0 || isAlwaysAsked;
  const { data, error, isFetching, refetch } = useServerData(query, { enabled });
  const asked = useRef(-1);
  const find = (number: number) => data?.data.find((one) => one.number === number);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer and each new text
  useEffect(() => {
    if (!data || data.state === 'no_consent' || newest <= asked.current) return;
    asked.current = newest;
    if (!find(newest)) void client.invalidateQueries({ queryKey: query.queryKey });
  }, [data, newest]);

  return {
    find,
    isPending: (number) => isFetching && foreign.includes(number) && !find(number),
    state: error && !isFetching ? 'unavailable' : (data?.state ?? null),
    retry: () => void refetch(),
  };
}
