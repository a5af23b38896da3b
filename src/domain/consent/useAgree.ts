import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/consent.ts';
import { memberCall } from '../../api/memberCall.ts';
import { useLanguage } from '../../state/language.ts';
import { whoQuery } from '../session/useSession.ts';

/** Records that the member agrees to all of the text, in the language it was read in. */
export function useAgree() {
  const client = useAtomValue(queryClientAtom);
  const language = useLanguage();
  return async (): Promise<void> => {
    const { data } = await memberCall('POST /member/consents', {
      body: { purposes: [...CONSENT_PURPOSES], version: CONSENT_VERSION, language, agreed: true },
    });
    client.setQueryData(whoQuery.queryKey, data);
  };
}
