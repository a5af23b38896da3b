import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import type { Member } from '../../../contract/member.ts';
import { LINE_TOKEN_HEADER } from '../../../contract/plain/headers.ts';
import { BRAND } from '../../../contract/texts/brand.ts';
import { codeOf, isUncertain } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { saveFile } from '../../environment/saveFile.ts';
import { formatFileDay } from '../../lib/date.ts';
import { refetchMember, showMember } from '../../state/shownMember.ts';

interface Renaming {
  member: Member;
  nickname: string;
}

export const renameAtom = writeAtom(
  async ({ member, nickname }: Renaming, client): Promise<void> => {
    const { data } = await memberCall('PATCH /member/:id', {
      params: { id: memberIdOf(member) },
      body: { nickname },
    });
    showMember(client, data);
    await refetchMember(client);
  },
);

/** NICK-06 requires reading the word "Duplicate" from the message. No other error text is read. */
export const isNicknameTaken = (cause: unknown) =>
  codeOf(cause) === 'nickname_taken' ||
  (cause instanceof Error && cause.message.includes('Duplicate'));

interface Leaving {
  member: Member;
  /** With it the server ends the consent at LINE. */
  lineToken: string | null;
}

const leaveAtom = writeAtom(({ member, lineToken }: Leaving) => {
  const headers = lineToken === null ? {} : { [LINE_TOKEN_HEADER]: lineToken };
  return memberCall('DELETE /member/:id', { params: { id: memberIdOf(member) } }, { headers });
});

/**
 * Deletes the member's account with all personal data and sessions. If the answer of an earlier press was lost, the
 * server may refuse this one because the session has gone with the account.
 */
export function useLeave(): (leaving: Leaving) => Promise<void> {
  const { mutateAsync } = useAtomValue(leaveAtom);
  const mayHaveLeft = useRef(false);
  return async (leaving) => {
    try {
      await mutateAsync(leaving);
    } catch (cause) {
      if (mayHaveLeft.current && codeOf(cause) === 'unauthenticated') return;
      mayHaveLeft.current ||= isUncertain(cause);
      throw cause;
    }
  };
}

/** Saves a file with all data stored about the member. */
export const exportAtom = writeAtom(async () => {
  const { data } = await memberCall('GET /member/export', {});
  const name = `${BRAND.latin.toLowerCase()}-${formatFileDay(new Date())}.json`;
  return saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
});

/** The id that member calls expect. Another server may leave out one of the two fields. */
export const memberIdOf = ({ token, id }: Member): string => token.id || id;
