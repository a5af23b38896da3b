import type { ReactNode } from 'react';

interface CountLineProps {
  children: ReactNode;
  /** Controls or a note beside the number. */
  aside?: ReactNode;
}

/** How many records a list has, above its first row. */
export function CountLine({ children, aside }: CountLineProps) {
  return (
    <div
      data-count-line=""
      className="flex min-h-11 flex-wrap items-center gap-x-3 text-muted text-small"
    >
      <p>{children}</p>
      {aside}
    </div>
  );
}
