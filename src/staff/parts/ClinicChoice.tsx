import { useServerData } from '../../api/useServerData.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Dropdown } from '../../widgets/dropdown/Dropdown.tsx';
import { allClinicsQuery } from './allClinics.ts';

interface ClinicChoiceProps {
  label: string;
  clinicId: string;
  onChoose: (clinicId: string) => void;
  /** What choosing none means. */
  none: string;
}

/** One clinic of all, found by its name. */
export function ClinicChoice({ label, clinicId, onChoose, none }: ClinicChoiceProps) {
  const language = useLanguage();
  const { data: clinics = [] } = useServerData(allClinicsQuery);
  const items = [
    { id: '', name: none },
    ...clinics.map((clinic) => ({ id: clinic.id, name: localName(language, clinic).text })),
  ];
  return (
    <Dropdown
      label={label}
      items={items}
      chosen={items.find(({ id }) => id !== '' && id === clinicId) ?? null}
      noneLabel={none}
      onChoose={({ id }) => onChoose(id ?? '')}
    />
  );
}
