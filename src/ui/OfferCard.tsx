import type { ReactNode } from 'react';

interface OfferCardProps {
  title: string;
  text?: string;
  /** Smaller, below the text. */
  note?: string | false;
  children: ReactNode;
}

/** A way to be told of news, with its button. */
export function OfferCard({ title, text, note, children }: OfferCardProps) {
  return (
    <section aria-label={title} className="grid gap-3 rounded-card p-4 inset-ring inset-ring-line">
      <div className="grid gap-1">
        <p className="font-bold">{title}</p>
        {text && <p className="text-balance text-muted">{text}</p>}
        {note && <p className="text-balance text-muted text-small">{note}</p>}
      </div>
      {children}
    </section>
  );
}
