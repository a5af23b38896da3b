import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { wordsOf } from '../edits/fieldText.ts';

interface ChecksFieldProps {
  label: string;
  /** The chosen ids, joined by commas. */
  text: string;
  choices: readonly { id: string; label: string }[];
  onWrite: (text: string) => void;
}

/** Some of a few choices, in the order of the choices. */
export function ChecksField({ label, text, choices, onWrite }: ChecksFieldProps) {
  const chosen = wordsOf(text);
  const write = (id: string, isChosen: boolean) =>
    onWrite(
      choices
        .filter((choice) => (choice.id === id ? isChosen : chosen.includes(choice.id)))
        .map((choice) => choice.id)
        .join(','),
    );
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            isChecked={chosen.includes(choice.id)}
            onChange={(isChosen) => write(choice.id, isChosen)}
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
