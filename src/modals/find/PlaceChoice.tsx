import type { CountedPlace } from '../../domain/find/usePlaces.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { ChoiceChip } from '../../ui/field/ChoiceChip.tsx';

interface PlaceChoiceProps {
  /** Of the radio group. */
  name: string;
  place: CountedPlace;
  isChosen: boolean;
  onChoose: () => void;
}

/** A place with the number of records there. */
export function PlaceChoice({ name, place, isChosen, onChoose }: PlaceChoiceProps) {
  const { text, lang } = localName(useLanguage(), place);
  return (
    <ChoiceChip
      type="radio"
      name={name}
      look="row"
      isChosen={isChosen}
      onChoose={onChoose}
      count={place.count}
      lang={lang}
    >
      {text}
    </ChoiceChip>
  );
}
