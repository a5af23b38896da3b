import { useTranslation } from 'react-i18next';
import { NAME_PART_LENGTH } from '../../../../contract/plain/limits.ts';
import { TextInput } from '../../../widgets/text/TextInput.tsx';
import { useFilters, useTypedFilter } from './useFilters.ts';

interface SearchFilterProps {
  /** The query parameter. */
  name?: string;
  label: string;
}

/** Filters a list by text. */
export function SearchFilter({ name = 'q', label }: SearchFilterProps) {
  const { t } = useTranslation('staff');
  const { change } = useFilters();
  const [typed, setTyped] = useTypedFilter(name);
  return (
    <TextInput
      label={label}
      maxLength={NAME_PART_LENGTH}
      value={typed}
      onChange={setTyped}
      sideButton={{ label: t('counsel.find'), onClick: () => change(name, typed.trim()) }}
    />
  );
}
