import { useTranslation } from 'react-i18next';
import type { Named } from '../../../../contract/shape.ts';
import { useSpecialties, useTreatments } from '../../../domain/taxonomy/useTaxonomy.ts';
import { localName } from '../../../lib/localText.ts';
import { useLanguage } from '../../../state/language.ts';
import { ChipList } from '../../../widgets/chips/ChipList.tsx';
import { MultiSelect } from '../../../widgets/dropdown/MultiSelect.tsx';
import { fieldName } from '../contentKinds.ts';

interface TermsFieldProps {
  name: string;
  chosen: readonly Named[];
  onChange: (chosen: Named[]) => void;
}

/** The chosen terms in the order in which visitors see them. */
export function TermsField({ name, chosen, onChange }: TermsFieldProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const specialties = useSpecialties(name === 'specialties');
  const treatments = useTreatments(name === 'treatments');
  const terms: readonly Named[] = (name === 'specialties' ? specialties : treatments) ?? [];
  const itemOf = (term: Named) => ({ id: term.id, name: localName(language, term).text });
  const termsOf = (items: readonly { id?: string }[]) =>
    items.flatMap(({ id }) => [...chosen, ...terms].find((term) => term.id === id) ?? []);
  const label = fieldName(name, t);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <MultiSelect
        label={label}
        noneLabel={common('input.select')}
        items={terms.map(itemOf)}
        chosen={chosen.map(itemOf)}
        onChange={(items) => onChange(termsOf(items))}
      />
      {chosen.length > 1 && (
        <ChipList
          label={t('content.order', { name: label })}
          chips={chosen.map(itemOf)}
          onChange={(chips) => onChange(termsOf(chips))}
        />
      )}
    </div>
  );
}
