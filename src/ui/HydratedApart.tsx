import { type ReactNode, Suspense } from 'react';

/**
 * A part of a rendered page that React hydrates in a task of its own, so that a press on another part is answered in
 * between. A press on this part hydrates it first.
 */
export const HydratedApart = ({ children }: { children: ReactNode }) => (
  <Suspense>{children}</Suspense>
);
