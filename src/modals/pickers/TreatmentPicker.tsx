import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namedLike, treatmentsFor } from '../../domain/taxonomy/choosable.ts';
import { useTreatments } from '../../domain/taxonomy/useTaxonomy.ts';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { SearchField } from './SearchField.tsx';
import type { FilterChoice } from './useFilterChoice.ts';

/** Longer lists get a search field. */
const MANY = 20;

export function TreatmentPicker({ choice: { filters, choose } }: { choice: FilterChoice }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const treatments = useTreatments();
  if (!treatments) return <LoadingBlock height="h-40" />;
  const choosable = treatmentsFor(filters, treatments);
  const found = namedLike(typed, choosable);
  return (
    <>
      {choosable.length > MANY && <SearchField value={typed} onChange={setTyped} />}
      {/* It stays mounted without a match: each mount takes the focus from the field. */}
      <ChoiceList
        look="rows"
        terms={found}
        chosenId={filters.treatmentId}
        onChoose={(id) => choose('treatmentId', id)}
        {...(typed !== '' && { noneText: t('search.noMatch') })}
      />
    </>
  );
}
