import type { LineReading } from '../../../contract/lineReading.ts';
import { LINE_READING_VERSION } from '../../../contract/plain/consent.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { memberCall, memberQuery } from '../../api/memberCall.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { type Answer, mapAnswer } from '../../lib/answer.ts';

const lineReadingQuery = memberQuery('GET /member/line-reading', {});

/** Whether messages of clinics are read in LINE. */
export const useLineReading = (): Answer<LineReading> =>
  mapAnswer(useAnswer(lineReadingQuery), ({ data }) => data);

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
