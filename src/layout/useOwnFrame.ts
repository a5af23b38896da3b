import { useLocation } from 'react-router-dom';
import type { Screen } from '../screen.ts';
import { screenAt } from './screenAt.ts';

/** The screen shown now, if it draws its own frame. */
export function useOwnFrame(): Screen | undefined {
  const { screen } = screenAt(useLocation().pathname);
  return screen.hasOwnFrame && screen;
}
