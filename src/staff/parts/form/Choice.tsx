import { useEffect, useRef } from 'react';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';

interface ChoiceProps<T extends string> {
  label: string;
  chosen: T;
  options: readonly { id: T; name: string }[];
  onChoose: (id: T) => void;
}

/** A row of buttons, of which one is pressed. */
export function Choice<T extends string>({ label, chosen, options, onChoose }: ChoiceProps<T>) {
  const row = useRef<HTMLFieldSetElement>(null);
  // On a phone the row scrolls sideways, and the chosen option may stand at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option was chosen
  useEffect(() => {
    const near = { block: 'nearest', inline: 'nearest' } as const;
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView(near);
  }, [chosen]);
  return (
    <fieldset
      ref={row}
      className="my-4 flex w-fit min-w-0 max-w-full overflow-x-auto rounded-full bg-surface p-1 inset-ring inset-ring-line"
    >
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, name }) => (
        <PlainButton
          key={id}
          aria-pressed={id === chosen}
          className="min-h-11 whitespace-nowrap rounded-full px-4 text-muted sm:px-5 aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-strong"
          onClick={() => onChoose(id)}
        >
          {name}
        </PlainButton>
      ))}
    </fieldset>
  );
}
