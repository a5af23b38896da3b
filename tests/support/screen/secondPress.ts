import { screen } from '@testing-library/react';
import { DOUBLE_PRESS_MS } from '../../../src/ui/dialog/usePressOutside.ts';

/** The button that asks for a second press, as soon as that press is no longer half of a double click. */
export async function secondPress(name: string): Promise<HTMLElement> {
  const asking = await screen.findByRole('button', { name });
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS_MS + 10));
  return asking;
}
