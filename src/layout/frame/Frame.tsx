import type { ReactNode, Ref } from 'react';
import { HydratedApart } from '../../ui/HydratedApart.tsx';
import { TopBar } from './TopBar.tsx';

interface FrameProps {
  /** The breadcrumbs; without them the logo shows. They are loaded with the screens that have them. */
  trail?: ReactNode;
  /** Actions of the whole page, next to the search button. */
  tools?: ReactNode;
  /** Fixed above the bottom navigation. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Gets the main element. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of a screen. Its bottom padding keeps the last line clear of the fixed bars. */
export function Frame({ trail, tools, actions, footer, ref, children }: FrameProps) {
  return (
    <>
      <TopBar trail={trail} tools={tools} />
      <main ref={ref} id="content" tabIndex={-1} className={spaceBelow(actions, footer)}>
        {children}
      </main>
      <HydratedApart>{footer}</HydratedApart>
      <HydratedApart>{actions}</HydratedApart>
    </>
  );
}

function spaceBelow(actions: ReactNode, footer: ReactNode): string {
  if (footer) return 'pb-6';
  return actions ? 'pb-bars' : 'pb-bar';
}
