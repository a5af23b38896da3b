import type { Counsel } from '../../../contract/counsel.ts';

/** The member missed the appointment, by their own answer, or else by the clinic. */
export const hasMissed = ({ visitAnswer, noShow }: Counsel): boolean =>
  visitAnswer ? visitAnswer.answer === 'missed' : noShow !== undefined;
