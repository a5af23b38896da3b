import type { ClinicConsent } from '../../../contract/consent.ts';
import type { WithdrawalChoice } from '../../../contract/plain/consent.ts';
import type { ModalProps } from '../../state/modal.ts';

type Withdrawable = ModalProps['consentWithdrawal']['counsels'];

/**
 * What a member can choose about the counsels at a clinic. `keep` leaves them as they are. It is not offered if the
 * consent is already withdrawn, because then it would change nothing.
 */
export function withdrawalChoices({
  agreed,
  openCounsels,
  readableCounsels,
}: Withdrawable): WithdrawalChoice[] {
  return [
    ...(agreed ? (['keep'] as const) : []),
    ...(openCounsels > 0 ? (['close'] as const) : []),
    ...(readableCounsels > 0 ? (['erase'] as const) : []),
  ];
}

/** The counsels at all clinics, as if they were one. */
export const ofAllClinics = (consents: readonly ClinicConsent[]): Withdrawable => ({
  agreed: consents.some(({ agreed }) => agreed),
  openCounsels: consents.reduce((sum, { openCounsels }) => sum + openCounsels, 0),
  readableCounsels: consents.reduce((sum, { readableCounsels }) => sum + readableCounsels, 0),
});
