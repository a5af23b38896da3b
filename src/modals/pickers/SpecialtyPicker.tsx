import { useSpecialties } from '../../domain/taxonomy/useTaxonomy.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { LoadingChoices } from './LoadingChoices.tsx';
import type { Choice } from './useChoice.ts';

export function SpecialtyPicker({ choice: { filters, choose } }: { choice: Choice }) {
  const specialties = useSpecialties();
  if (!specialties) return <LoadingChoices />;
  return (
    <ChoiceList
      look="tiles"
      terms={specialties}
      chosenId={filters.specialtyId}
      onChoose={(id) => choose('specialtyId', id)}
    />
  );
}
