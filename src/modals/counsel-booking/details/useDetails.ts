import { useState } from 'react';
import type { CounselDetailsForm } from '../../../../contract/counselDetails.ts';
import type { RecordName } from '../../../../contract/plain/records.ts';
import { useSpeaksJapanese } from '../../../domain/clinic/useSpeaksJapanese.ts';
import { useOfferedTreatments } from '../../../domain/counsel/subject.ts';
import { useDraft } from '../../../domain/useDraft.ts';
import {
  DETAILS_CODEC,
  type DetailsDraft,
  detailsOf,
  lacksPhone,
  NO_DETAILS,
} from './detailsDraft.ts';

export interface DetailsState {
  draft: DetailsDraft;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** Undefined: all fields are empty. */
  details: CounselDetailsForm | undefined;
  /** Shown after a press on the button of the modal. */
  isPhoneMissing: boolean;
  write: (draft: DetailsDraft) => void;
  /** False when the clinic is to call and has no number: the part opens and says so. */
  check: () => boolean;
  forget: () => void;
}

/**
 * What the member adds to the text of a booking, kept as a draft. A treatment that is no longer offered is left out. The
 * part with these fields is open at once if a Japanese reader may need an interpreter.
 */
export function useDetails(name: string, clinicId: string, source: RecordName): DetailsState {
  const { value, isRestored, write, forget } = useDraft(name, DETAILS_CODEC, NO_DETAILS);
  const offered = useOfferedTreatments(clinicId, source, value.treatments.length > 0);
  const isOffered = (id: string) => offered.length === 0 || offered.some((each) => each.id === id);
  const draft = { ...value, treatments: value.treatments.filter(isOffered) };
  const needsInterpreter = useSpeaksJapanese(clinicId) === false;
  const [chosen, setIsOpen] = useState<boolean | undefined>(isRestored || undefined);
  const [isChecked, setIsChecked] = useState(false);
  const isPhoneMissing = lacksPhone(draft);
  return {
    draft,
    isOpen: chosen ?? needsInterpreter,
    setIsOpen,
    details: detailsOf(draft),
    isPhoneMissing: isChecked && isPhoneMissing,
    write,
    check: () => {
      setIsChecked(true);
      if (isPhoneMissing) setIsOpen(true);
      return !isPhoneMissing;
    },
    forget,
  };
}
