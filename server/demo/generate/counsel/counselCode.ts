import { CODE_LENGTH, CODE_LETTERS } from '../../../domain/counsel/counselCode.ts';

const CODES = CODE_LETTERS.length ** CODE_LENGTH;

/** A different code for every number: the step shares no factor with the number of codes. */
export function counselCodeOf(sequence: number): string {
  let rest = (sequence * 314_159_269 + 271_828_183) % CODES;
  let code = '';
  for (let i = 0; i < CODE_LENGTH; i++) {
    code += CODE_LETTERS.charAt(rest % CODE_LETTERS.length);
    rest = Math.floor(rest / CODE_LETTERS.length);
  }
  return code;
}
