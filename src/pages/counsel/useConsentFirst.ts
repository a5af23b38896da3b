import type { Counsel } from '../../../contract/counsel.ts';
import { useOpenModal } from '../../state/modal.ts';

/** Asks for the consent to the clinic if it is missing. Resolves to whether the member agrees. */
export function useConsentFirst({ clinic, consentMissing }: Counsel): () => Promise<boolean> {
  const openModal = useOpenModal();
  return async () => {
    if (!consentMissing) return true;
    let hasAgreed = false;
    const onAgree = () => {
      hasAgreed = true;
    };
    await openModal('counselConsent', { clinic, onAgree });
    return hasAgreed;
  };
}
