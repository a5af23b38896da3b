import { concernsFor } from '../../domain/taxonomy/choosable.ts';
import { useConcerns } from '../../domain/taxonomy/useTaxonomy.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { LoadingChoices } from './LoadingChoices.tsx';
import type { Choice } from './useChoice.ts';

export function ConcernPicker({ choice: { filters, choose } }: { choice: Choice }) {
  const concerns = useConcerns();
  if (!concerns) return <LoadingChoices />;
  return (
    <ChoiceList
      look="chips"
      terms={concernsFor(filters, concerns)}
      chosenId={filters.concernId}
      onChoose={(id) => choose('concernId', id)}
    />
  );
}
