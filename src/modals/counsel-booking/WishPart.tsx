import { useTranslation } from 'react-i18next';
import { consultingHours } from '../../../../contract/consultingHours.ts';
import { useClinic } from '../../../domain/clinic/clinicAtoms.ts';
import { WishesText } from '../../../domain/counsel/WishesText.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { WithTexts } from '../../../widgets/loading/WithTexts.tsx';
import type { WishesState } from './useWishes.ts';
import { WishFields } from './WishFields.tsx';

interface WishPartProps {
  clinicId: string;
  state: WishesState;
  isBusy: boolean;
}

/** The optional part of the booking sheet. It loads texts and opening hours when it is opened. */
export function WishPart({ clinicId, state, isBusy }: WishPartProps) {
  const { t } = useTranslation();
  const { isOpen } = state;
  return (
    <details
      className="group mt-3"
      open={isOpen}
      onToggle={({ currentTarget }) => state.setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Icon name="calendar" className="size-5 shrink-0 text-muted" />
        <span className="shrink-0 font-semibold">{t('counsel.wishes')}</span>
        <span className="min-w-0 truncate text-muted text-small">
          {state.wishes && !isOpen ? (
            <WishesText wishes={state.wishes} isShort />
          ) : (
            t('input.optional')
          )}
        </span>
        <Icon
          name="chevronDown"
          className="ml-auto size-5 shrink-0 text-muted transition group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <WithTexts of="dates">
          <Fields clinicId={clinicId} state={state} isBusy={isBusy} />
        </WithTexts>
      )}
    </details>
  );
}

/** Without the clinic the choice is not bounded, and the clinic decides anyway. */
function Fields({ clinicId, ...rest }: WishPartProps) {
  const { t } = useTranslation();
  const clinic = useClinic(clinicId);
  if (clinic.state === 'loading') return <Spinner label={t('common.loading')} />;
  const hours = clinic.state === 'ready' ? consultingHours(clinic.data) : null;
  return <WishFields hours={hours} {...rest} />;
}
