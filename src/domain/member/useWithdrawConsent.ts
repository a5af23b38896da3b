import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Member } from '../../../contract/member.ts';
import type { CallInput } from '../../api/call.ts';
import { memberCall } from '../../api/memberCall.ts';
import { useLanguage } from '../../state/language.ts';
import { whoQuery } from '../session/useSession.ts';

type Consent = Member['consents'][number];
type Purpose = CallInput<'POST /member/consents'>['body']['purposes'][number];

/** Takes back one thing that the member had agreed to. */
export function useWithdrawConsent() {
  const client = useAtomValue(queryClientAtom);
  const language = useLanguage();
  return async ({ purpose, version }: Consent): Promise<void> => {
    const purposes = [purpose as Purpose]; // one of those that the server has listed itself
    const { data } = await memberCall('POST /member/consents', {
      body: { purposes, version, language, agreed: false },
    });
    client.setQueryData(whoQuery.queryKey, data);
  };
}
