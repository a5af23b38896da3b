import { type ReactNode, useId } from 'react';
import { HydratedApart } from './HydratedApart.tsx';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-4 py-5">
      <h2 id={id} className="mb-3 flex min-h-8 items-center font-bold text-lead">
        {title}
      </h2>
      <HydratedApart>{children}</HydratedApart>
    </section>
  );
}
