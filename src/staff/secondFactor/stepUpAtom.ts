import { atom } from 'jotai';
import type { StepUpAnswer } from '../../api/staffCall.ts';

/** The calls that wait for a second factor. */
export const stepUpAtom = atom<readonly StepUpAnswer[]>([]);
