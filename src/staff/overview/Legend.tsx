import { FILLS, type Tone } from './plots/Columns.tsx';

/** Names the colours of a plot. */
export function Legend({ parts }: { parts: readonly { name: string; tone: Tone }[] }) {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-small">
      {parts.map(({ name, tone }) => (
        <li key={tone} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 10 10" className={`size-2.5 ${FILLS[tone]}`}>
            <rect width="10" height="10" rx="2" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
