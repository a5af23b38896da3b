import { useId } from 'react';
import { classNames } from '../../lib/classNames.ts';

interface ChoiceOptionProps {
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  /** What it means, in full. */
  text: string;
}

/** A radio button with an explanation. All of it can be pressed. */
export function ChoiceOption({ isChosen, onChoose, title, text }: ChoiceOptionProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'relative flex items-start gap-3 rounded-card px-4 py-3',
        isChosen ? 'bg-brand-soft inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-edge',
      )}
    >
      <input
        type="radio"
        name="counsels"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit]"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 size-5 shrink-0 rounded-full bg-surface',
          isChosen ? 'inset-ring-[6px] inset-ring-action' : 'inset-ring inset-ring-edge',
        )}
      />
      <span className="min-w-0">
        <span id={`${id}title`} className="block font-semibold">
          {title}
        </span>
        <span id={`${id}text`} className="block text-pretty text-muted text-small">
          {text}
        </span>
      </span>
    </label>
  );
}
