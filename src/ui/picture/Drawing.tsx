export type DrawingName = 'empty' | 'review' | 'search' | 'heart' | 'chat' | 'trouble' | 'lost';

/** SVG paths by name, drawn on a sheet of paper. */
const MOTIFS: Record<DrawingName, string> = {
  empty: 'M46 50h28M46 60h28M46 70h16',
  review: 'm60 46 4 8 9 1-6.5 6 1.5 9-8-4.3-8 4.3 1.5-9-6.5-6 9-1Z',
  search: 'M58 70a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM67 67l9 9',
  heart: 'M60 74C50 67 46 62 46 56a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 6-4 11-14 18Z',
  chat: 'M44 50h32v18H58l-8 7v-7h-6ZM53 59h.01M60 59h.01M67 59h.01',
  trouble: 'M60 45v18M60 72h.01',
  lost: 'M50 54a10 10 0 1 1 14 9c-3 1.5-4 3-4 6M60 76h.01',
};

/** A small drawing for empty places; hidden from screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 120 120" className="size-28" aria-hidden="true" fill="none">
      <circle cx="60" cy="60" r="52" className="fill-brand-soft" />
      <rect
        x="34"
        y="30"
        width="52"
        height="62"
        rx="8"
        className="fill-surface stroke-line"
        strokeWidth="2"
      />
      <path d="M50 38h20" className="stroke-line" strokeWidth="4" strokeLinecap="round" />
      <path
        d={MOTIFS[name]}
        className="stroke-brand"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M96 30v8M92 34h8M22 76v6M19 79h6"
        className="stroke-brand"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
