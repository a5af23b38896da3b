import { useTranslation } from 'react-i18next';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { useFilters, useTypedFilter } from './useFilters.ts';

/** Filters a list by text. */
export function SearchFilter({ label }: { label: string }) {
  const { t } = useTranslation('staff');
  const { change } = useFilters();
  const [typed, setTyped] = useTypedFilter('q');
  return (
    <TextInput
      label={label}
      value={typed}
      onChange={setTyped}
      sideButton={{ label: t('counsel.find'), onClick: () => change('q', typed.trim()) }}
    />
  );
}
