import type { ReactNode } from 'react';

interface ExampleProps {
  /** What is special about it, in the words of whoever builds with it. */
  state: string;
  children: ReactNode;
}

/** A widget in one of its states. */
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
