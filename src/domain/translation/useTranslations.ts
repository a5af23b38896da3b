import { useEffect, useRef } from 'react';
import type { Message } from '../../../contract/message.ts';
import { isForeign } from '../../../contract/plain/languageOfText.ts';
import type { Translation, Translations } from '../../../contract/translation.ts';
import type { QueryOptions } from '../../api/queryAtoms.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerData } from '../../api/useServerData.ts';
import { useLanguage } from '../../state/language.ts';

/** The number of a message, 0 for the text of the booking, or the `reasonId` of a change. */
export type TextName = number | string;

interface NamedText {
  name: TextName;
  text: string;
}

/** The translations of a counsel for the reader of the page. */
export interface ShownTranslations {
  find(name: TextName): Translation | undefined;
  /** The server is asked for it now. */
  isPending(name: TextName): boolean;
  /** Null until the server has answered. */
  state: Translations['state'] | null;
  retry: () => void;
}

interface Wish {
  /** The texts that may need a translation. */
  texts: readonly NamedText[];
  /** Asks also when every text is in the reader's language: the answer says whether the member has agreed. */
  isAlwaysAsked?: boolean;
}

/** The reasons in the history of a counsel. */
export const reasonsOf = (
  history: readonly { reason?: string | null | undefined; reasonId?: string | undefined }[],
): NamedText[] =>
  history.flatMap(({ reason, reasonId }) =>
    reason && reasonId ? [{ name: reasonId, text: reason }] : [],
  );

export const messagesOf = (messages: readonly Pick<Message, 'number' | 'text'>[]): NamedText[] =>
  messages.map(({ number, text }) => ({ name: number, text }));

/** Asks when a text in another language is shown, and again when a new one arrives. */
export function useTranslations(
  query: QueryOptions<Translations>,
  { texts, isAlwaysAsked = false }: Wish,
): ShownTranslations {
  const client = useQueryClient();
  const language = useLanguage();
  const foreign = texts.filter(({ text }) => isForeign(text, language)).map(({ name }) => name);
  const enabled = foreign.length > 0 || isAlwaysAsked;
  const { data, error, isFetching, refetch } = useServerData(query, { enabled });
  const asked = useRef<ReadonlySet<TextName>>(new Set());
  const find = (name: TextName) =>
    data?.data.find(({ number, reasonId }) => (reasonId ?? number) === name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer and each new text
  useEffect(() => {
    if (!data || data.state === 'no_consent') return;
    const added = foreign.filter((name) => !asked.current.has(name));
    asked.current = new Set(foreign);
    if (!added.every(find)) void client.invalidateQueries({ queryKey: query.queryKey });
  }, [data, foreign.length]);

  return {
    find,
    isPending: (name) => isFetching && foreign.includes(name) && !find(name),
    state: error && !isFetching ? 'unavailable' : (data?.state ?? null),
    retry: () => void refetch(),
  };
}
