import { Select } from '../../../ui/field/Select.tsx';
import { type Choice, useChoices } from './useChoices.ts';

interface ChoiceFieldProps {
  label: string;
  of: Choice;
  text: string;
  /** The chosen district; its stations come first. */
  district: string;
  onWrite: (text: string) => void;
}

/** One of the terms of the service, or none. */
export function ChoiceField({ label, of, text, district, onWrite }: ChoiceFieldProps) {
  const choices = useChoices(district);
  return <Select label={label} value={text} options={choices[of]()} onChange={onWrite} />;
}
