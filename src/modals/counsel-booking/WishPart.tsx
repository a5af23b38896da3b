import { useTranslation } from 'react-i18next';
import { WishesText } from '../../domain/counsel/WishesText.tsx';
import { ClinicWishFields } from '../../domain/counsel/wishes/ClinicWishFields.tsx';
import type { WishesState } from '../../domain/counsel/wishes/useWishes.ts';
import { OptionalPart } from './OptionalPart.tsx';

interface WishPartProps {
  clinicId: string;
  state: WishesState;
  isBusy: boolean;
}

/** When the member would like to come. */
export function WishPart({ clinicId, state, isBusy }: WishPartProps) {
  const { t } = useTranslation();
  const { isOpen, setIsOpen, wishes } = state;
  const summary = wishes && !isOpen ? <WishesText wishes={wishes} isShort /> : t('input.optional');
  return (
    <OptionalPart
      icon="calendar"
      title={t('counsel.wishes')}
      summary={summary}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <ClinicWishFields clinicId={clinicId} hint="optional" state={state} isBusy={isBusy} />
    </OptionalPart>
  );
}
