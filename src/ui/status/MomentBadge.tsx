import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';

interface MomentBadgeProps {
  moment: 'before' | 'after';
  children: ReactNode;
}

/** 전 or 후 in the corner of a photo. */
export function MomentBadge({ moment, children }: MomentBadgeProps) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute top-2 left-2 rounded-full px-2.5 py-0.5 font-semibold text-small',
        moment === 'before'
          ? 'bg-scrim/70 text-on-scrim inset-ring inset-ring-on-scrim/30'
          : 'bg-action text-on-action',
      )}
    >
      {children}
    </span>
  );
}
