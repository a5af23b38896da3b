import { PlainButton } from '../../ui/button/PlainButton.tsx';

interface SentenceChipsProps {
  label: string;
  /** The sentence that a chip writes. The chip shows it, or its name, e.g. the sentence in another language. */
  sentences: readonly { text: string; name?: string }[];
  value: string;
  maxLength: number;
  isBusy: boolean;
  onChange: (value: string) => void;
}

/** A press writes a sentence as a line of the field; a second press removes that line, unless it was edited. */
export function SentenceChips(props: SentenceChipsProps) {
  const { label, sentences, value, maxLength, isBusy, onChange } = props;
  const lines = value.split('\n');
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {sentences.map(({ text, name = text }) => {
        const isWritten = lines.includes(text);
        const next = isWritten
          ? lines.filter((line) => line !== text).join('\n')
          : [value.trimEnd(), text].filter(Boolean).join('\n');
        return (
          <li key={text}>
            <PlainButton
              aria-pressed={isWritten}
              disabled={isBusy || next.length > maxLength}
              className="min-h-11 rounded-full bg-quiet px-4 text-small disabled:text-muted aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-strong"
              onClick={() => onChange(next)}
            >
              {name}
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
