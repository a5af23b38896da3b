import { useParts } from '../../domain/taxonomy/useTaxonomy.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { LoadingChoices } from './LoadingChoices.tsx';
import type { Choice } from './useChoice.ts';

export function PartPicker({ choice: { filters, choose } }: { choice: Choice }) {
  const parts = useParts();
  if (!parts) return <LoadingChoices />;
  return (
    <ChoiceList
      look="tiles"
      terms={parts}
      chosenId={filters.partId}
      onChoose={(id) => choose('partId', id)}
    />
  );
}
