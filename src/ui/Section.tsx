import { type ReactNode, useId } from 'react';
import { HydratedApart } from './HydratedApart.tsx';

interface SectionProps {
  title: string;
  /** A small element beside the title, such as a "more" link. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-4 py-5">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-2">
        <h2 id={id} className="font-bold text-lead">
          {title}
        </h2>
        {aside}
      </div>
      <HydratedApart>{children}</HydratedApart>
    </section>
  );
}
