import { useAtomOf, writesById } from '../api/atomsByInput.ts';

const confirmedAtoms = writesById((_question, onConfirm: () => Promise<void>) => onConfirm());

/** Runs what a person has confirmed: one write for each question, so that one that takes long delays no other one. */
export const useConfirmed = (question: string) => useAtomOf(confirmedAtoms, question);
