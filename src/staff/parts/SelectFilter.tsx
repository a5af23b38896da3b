import { Select, type SelectOption } from '../../ui/field/Select.tsx';
import { useFilters } from './useFilters.ts';

interface SelectFilterProps {
  /** Of the parameter in the address. */
  name: string;
  label: string;
  /** What choosing none means. */
  all: string;
  options: readonly SelectOption[];
}

/** Narrows a list to one of a few. */
export function SelectFilter({ name, label, all, options }: SelectFilterProps) {
  const { filter, change } = useFilters();
  return (
    <Select
      label={label}
      value={filter(name)}
      options={[{ value: '', label: all }, ...options]}
      onChange={(value) => change(name, value)}
    />
  );
}
