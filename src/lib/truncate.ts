import { TEXT_LENGTH } from '../constants.ts';

/** The first so many characters and an ellipsis; text that fits stays as it is. */
export function truncate(text: string, length: number = TEXT_LENGTH): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
