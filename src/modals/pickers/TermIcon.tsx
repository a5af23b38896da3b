import { TERM_SHAPES } from './termShapes.ts';

/** The icon of a part or a specialty; hidden from screen readers. */
export function TermIcon({ id }: { id: string }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={TERM_SHAPES[id] ?? PLAIN_SHAPE} />
      </svg>
    </span>
  );
}

/** For a term that has no icon yet. */
const PLAIN_SHAPE = 'M12 19.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM12 9v6M9 12h6';
