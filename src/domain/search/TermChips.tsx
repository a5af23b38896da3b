import { PlainButton } from '../../ui/button/PlainButton.tsx';

interface TermChipsProps {
  title: string;
  terms: readonly string[];
  isCentred?: boolean;
  onChoose: (term: string) => void;
}

/** Terms to search for. */
export function TermChips({ title, terms, isCentred = false, onChoose }: TermChipsProps) {
  return (
    <section aria-label={title} className={isCentred ? 'pb-6 text-center' : 'pt-2 pb-6'}>
      <p className="pb-2 font-semibold text-muted text-small">{title}</p>
      <ul className={`flex flex-wrap gap-2 ${isCentred ? 'justify-center' : ''}`}>
        {terms.map((term) => (
          <li key={term}>
            <PlainButton
              className="min-h-11 rounded-full bg-quiet px-4"
              onClick={() => onChoose(term)}
            >
              {term}
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
