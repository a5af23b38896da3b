import { Select, type SelectOption } from '../../../ui/field/Select.tsx';
import { useFilters } from './useFilters.ts';

interface SelectFilterProps {
  /** The query parameter. */
  name: string;
  label: string;
  /** The label for no filter. */
  all: string;
  options: readonly SelectOption[];
}

/** Filters a list by one of a few values. */
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
