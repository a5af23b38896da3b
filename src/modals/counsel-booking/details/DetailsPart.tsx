import { useTranslation } from 'react-i18next';
import type { RecordName } from '../../../../contract/plain/records.ts';
import { formatCount } from '../../../lib/number.ts';
import { OptionalPart } from '../OptionalPart.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { countTold } from './detailsDraft.ts';
import type { DetailsState } from './useDetails.ts';

interface DetailsPartProps {
  clinicId: string;
  source: RecordName;
  state: DetailsState;
  isBusy: boolean;
}

/** Treatments, how to be told, and an interpreter. */
export function DetailsPart({ state, ...rest }: DetailsPartProps) {
  const { t } = useTranslation();
  const { draft, isOpen, setIsOpen } = state;
  const told = countTold(draft);
  return (
    <OptionalPart
      icon="edit"
      title={t('counsel.details')}
      summary={
        told > 0 && !isOpen
          ? t('counsel.detailsTold', { n: formatCount(told) })
          : t('input.optional')
      }
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <DetailsFields state={state} {...rest} />
    </OptionalPart>
  );
}
