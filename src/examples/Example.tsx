import type { ReactNode } from 'react';

interface ExampleProps {
  /** A short description of the state, for developers. */
  state: string;
  children: ReactNode;
}

/** A widget in one state. */
export function Example({ state, children }: ExampleProps) {
  return (
    <div data-example={state} className="border-line py-4 not-first:border-t">
      <p lang="en" className="mb-2 text-muted text-small">
        {state}
      </p>
      {children}
    </div>
  );
}
