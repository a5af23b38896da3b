import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section with a title. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-4 shadow-card">
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
