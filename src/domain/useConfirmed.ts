import { useState } from 'react';
import { writesById } from '../api/atomsByInput.ts';
import { useMemberId } from './session/useSession.ts';

const useConfirmedWrite = writesById((_asked, onConfirm: () => Promise<void>) => onConfirm());

/** Runs what a member has confirmed: one write for each question of this member, also if the question opens again. */
export function useConfirmed(question: string) {
  const memberId = useMemberId();
  const [asked] = useState(`${memberId} ${question}`);
  return useConfirmedWrite(asked);
}
