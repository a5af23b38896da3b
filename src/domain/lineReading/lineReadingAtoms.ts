import { LINE_READING_VERSION } from '../../../contract/plain/consent.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { memberCall, memberQuery } from '../../api/memberCall.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { useData, useFreshAnswer } from '../../api/useServerData.ts';
import { useClientConfig } from '../../state/clientConfig.ts';

const lineReadingQuery = memberQuery('GET /member/line-reading', {});

/** Whether messages of clinics are read in LINE. */
export const useLineReading = () => useData(lineReadingQuery);

/**
 * `noAccount`: this installation has no LINE account. `none`: what this member writes in LINE reaches no clinic, and no
 * answer of a clinic arrives there. `notFriend`: both work once the member adds the account. `friend`: both work.
 */
export type LineReach = 'noAccount' | 'none' | 'notFriend' | 'friend';

export const lineReachesClinic = (reach: LineReach | undefined): boolean =>
  reach === 'friend' || reach === 'notFriend';

/** Whether clinic and member can write to each other in LINE. Undefined while it is not known, also after a failure. */
export function useLineReach(): LineReach | undefined {
  const { lineFriendId } = useClientConfig();
  const answer = useFreshAnswer(lineReadingQuery, { enabled: lineFriendId !== null });
  if (lineFriendId === null) return 'noAccount';
  if (answer.state !== 'ready') return undefined;
  if (!answer.data.data.isOffered) return 'none';
  return answer.data.data.isFriend ? 'friend' : 'notFriend';
}

interface Choice {
  agreed: boolean;
  /** The language that the text was shown in. */
  language: Language;
}

/** Agrees to the current text, or withdraws. */
export const chooseLineReadingAtom = writeAtom(
  async ({ agreed, language }: Choice, client): Promise<void> => {
    const body = { agreed, language, version: LINE_READING_VERSION };
    const answer = await memberCall('POST /member/line-reading', { body });
    client.setQueryData(lineReadingQuery.queryKey, answer);
  },
);
