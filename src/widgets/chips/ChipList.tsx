import { useState } from 'react';
import { SAMPLE_CHIP_COUNT } from '../../constants.ts';
import { move } from '../../lib/list.ts';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';
import { SortableList } from '../sortable/SortableList.tsx';

export interface Chip {
  id: string;
  name: string;
}

interface ChipListProps {
  label: string;
  chips?: readonly Chip[];
  onChange?: (chips: Chip[]) => void;
}

/** Sample chips for a list without chips, as specified. */
const SAMPLE_CHIPS: readonly Chip[] = Array.from({ length: SAMPLE_CHIP_COUNT }, (_, index) => ({
  id: `sample-${index + 1}`,
  name: `Chip ${index + 1}`,
}));

/** Names in a row that can be sorted. */
export function ChipList({ label, chips, onChange }: ChipListProps) {
  const [samples, setSamples] = useState(SAMPLE_CHIPS);
  const shown = chips ?? samples;

  const handleMove = (from: number, to: number) => {
    const moved = move(shown, from, to);
    if (!chips) setSamples(moved);
    onChange?.(moved);
  };

  if (shown.length === 0) return null;
  return (
    <SortableList
      label={label}
      items={shown}
      onMove={handleMove}
      className="-mx-1 relative flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
      itemClassName="flex shrink-0 items-center rounded-full bg-quiet inset-ring inset-ring-line"
    >
      {(chip, { handle, buttons }) => (
        <>
          {handle}
          <span className="whitespace-nowrap">
            <Truncated text={chip.name} />
          </span>
          {buttons}
        </>
      )}
    </SortableList>
  );
}
