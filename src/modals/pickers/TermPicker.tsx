import type { Filters } from '../../../contract/plain/filters.ts';
import { concernsFor } from '../../domain/taxonomy/choosable.ts';
import { useConcerns, useParts, useSpecialties } from '../../domain/taxonomy/useTaxonomy.ts';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { FilterChoice } from './useFilterChoice.ts';

const PICKERS = {
  specialty: { name: 'specialtyId', look: 'tiles', useTerms: () => useSpecialties() },
  part: { name: 'partId', look: 'tiles', useTerms: () => useParts() },
  concern: { name: 'concernId', look: 'chips', useTerms: useConcernsFor },
} as const;

interface TermPickerProps {
  picker: keyof typeof PICKERS;
  choice: FilterChoice;
}

/** A picker that shows all its terms at once. Its `key` must be the picker: each picker calls other hooks. */
export function TermPicker({ picker, choice: { filters, choose } }: TermPickerProps) {
  const { name, look, useTerms } = PICKERS[picker];
  const terms = useTerms(filters);
  if (!terms) return <LoadingBlock height="h-40" />;
  return (
    <ChoiceList
      look={look}
      terms={terms}
      chosenId={filters[name]}
      onChoose={(id) => choose(name, id)}
    />
  );
}

function useConcernsFor(filters: Filters) {
  const concerns = useConcerns();
  return concerns && concernsFor(filters, concerns);
}
