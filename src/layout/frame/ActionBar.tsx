import type { ReactNode } from 'react';
import { BOTTOM_BAR_HEIGHT_UNITS } from '../../constants.ts';
import { units } from '../../lib/number.ts';
import { useRootMark } from '../../ui/useRootMark.ts';

/** The main actions of a page, fixed above the bottom navigation. */
export function ActionBar({ children }: { children: ReactNode }) {
  useRootMark('acting');
  return (
    <div
      data-actions=""
      className="fixed inset-x-0 bottom-bar z-20 mx-auto grid max-w-column grid-cols-2 items-center gap-2 border-line border-t bg-surface px-4"
      style={{ height: units(BOTTOM_BAR_HEIGHT_UNITS) }}
    >
      {children}
    </div>
  );
}
