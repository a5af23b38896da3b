import type { ReactNode } from 'react';
import { Icon } from '../../ui/picture/Icon.tsx';
import type { IconName } from '../../ui/picture/icons.ts';

/** The whole row can be pressed. */
export const MENU_ROW =
  'flex min-h-14 w-full items-center gap-3 rounded-card py-2 text-left transition active:bg-quiet';

interface MenuLabelProps {
  icon: IconName;
  text: string;
  hint?: string;
  /** A dot or a turning circle beside the text. */
  mark?: ReactNode;
  /** The row links to another page. */
  leadsOn?: boolean;
}

export function MenuLabel({ icon, text, hint, mark, leadsOn = false }: MenuLabelProps) {
  return (
    <>
      <Icon name={icon} className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium">
          {text}
          {mark}
        </span>
        {hint && <span className="block text-balance text-muted text-small">{hint}</span>}
      </span>
      {leadsOn && <Icon name="chevronRight" className="size-5 shrink-0 text-muted" />}
    </>
  );
}
