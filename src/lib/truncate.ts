import { TEXT_LENGTH } from '../constants.ts';

/** Cuts a text to `length` characters and adds an ellipsis. */
export function truncate(text: string, length: number = TEXT_LENGTH): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
