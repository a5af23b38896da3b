import type { ReactNode } from 'react';
import type { Trail } from './Breadcrumbs.tsx';
import { TopBar } from './TopBar.tsx';

interface FrameProps {
  /** Without one the logo shows. */
  trail?: Trail;
  /** What can be done with the page as a whole, beside the search. */
  tools?: ReactNode;
  /** Stays above the bottom navigation. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** What every screen puts itself into. The space below keeps the last line clear of what is fixed there. */
export function Frame({ trail, tools, actions, footer, children }: FrameProps) {
  return (
    <>
      <TopBar trail={trail} tools={tools} />
      <main id="content" tabIndex={-1} className={spaceBelow(actions, footer)}>
        {children}
      </main>
      {footer}
      {actions}
    </>
  );
}

function spaceBelow(actions: ReactNode, footer: ReactNode): string {
  if (footer) return 'pb-6';
  return actions ? 'pb-bars' : 'pb-bar';
}
