import type { Named } from '../../../../contract/shape.ts';
import { localName } from '../../../lib/localText.ts';
import { useLanguage } from '../../../state/language.ts';
import { Dropdown } from '../../../widgets/dropdown/Dropdown.tsx';
import type { DropdownItem } from '../../../widgets/dropdown/dropdownItem.ts';
import { useClinicLookup } from './useClinicLookup.ts';

interface ClinicChoiceProps {
  label: string;
  chosen: Named | null;
  onChoose: (clinic: Named | null) => void;
  /** The label for no clinic. */
  none: string;
}

/** Chooses one clinic by name. */
export function ClinicChoice({ label, chosen, onChoose, none }: ClinicChoiceProps) {
  const language = useLanguage();
  const { clinics, isNarrowed, lookup } = useClinicLookup();
  const itemOf = ({ id, name, nameJa }: Named): DropdownItem<Named> => ({
    id,
    name: localName(language, { name, nameJa }).text,
    data: { id, name, nameJa },
  });
  const items = clinics.map(itemOf);
  return (
    <Dropdown<Named>
      label={label}
      items={isNarrowed ? items : [{ id: '', name: none }, ...items]}
      chosen={chosen && itemOf(chosen)}
      noneLabel={none}
      onChoose={({ data }) => onChoose(data ?? null)}
      lookup={lookup}
    />
  );
}
