import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { Clinic } from '../../contract/clinic.ts';
import type { ClinicBrief } from '../../contract/clinicBrief.ts';
import type { ClinicConsent } from '../../contract/consent.ts';
import type { RecordName } from '../../contract/plain/records.ts';
import type { Image, Named } from '../../contract/shape.ts';
import type { LoginPress } from './loginPress.ts';

export interface Photo {
  image: Image;
  /** For photos of a review; photos of messages have none. */
  moment?: 'before' | 'after';
}

/** What a taxi driver is shown of a clinic. */
export type TaxiPlace = Omit<ClinicBrief, 'profileImage' | 'district' | 'station'> &
  Pick<Clinic, 'phone'>;

/** A question before an action. */
interface Confirmation {
  question: string;
  consequence: string;
  /** The label of the button that does it. */
  action: string;
  onConfirm: () => Promise<void>;
}

/** The upload of files. */
export interface Sending {
  /** Resolves when the upload has ended, also after a failure. */
  finished: Promise<unknown>;
  /** How many photos have arrived, of how many, and the part of the bytes from 0 to 1. */
  progress: () => { arrived: number; photoCount: number; part: number };
  watch: (listener: () => void) => () => void;
}

/** The props of every modal by name. modals.ts maps the names to files. */
export interface ModalProps {
  confirm: Confirmation;
  /** `clinic` null: all clinics, with their counsels together. */
  consentWithdrawal: {
    clinic: Named | null;
    counsels: Pick<ClinicConsent, 'agreed' | 'openCounsels' | 'readableCounsels'>;
  };
  /** `source` is the record that the counsel is booked from. */
  counsel: { clinicId: string; source: RecordName; memberId: string };
  counselCancel: { counselId: string };
  /** `onAgree` is called once the server has recorded the consent. */
  counselConsent: { clinic: Named; onAgree: () => void };
  find: { kind: 'sort' | 'sortRules' | 'place' | 'price' | 'conditions' };
  /** `press` is repeated after the login. */
  login: { press?: LoginPress };
  /** The first picker. `way` asks whether to browse by specialty or by part; the next one opens in the same modal. */
  picker: { picker: 'way' | 'specialty' | 'part' | 'concern' | 'treatment' };
  /** Without a label they are photos of reviews. */
  photos: { photos: readonly Photo[]; start: number; label?: string };
  report: { reviewId: string };
  search: object;
  share: { url: string };
  taxi: { clinic: TaxiPlace };
  translationConsent: object;
  uploading: { sending: Sending };
}
export type ModalName = keyof ModalProps;

/** The props of a modal's component. A modal that links elsewhere replaces its history entry. */
export type ModalContentProps<N extends ModalName> = ModalProps[N] & { onClose: () => void };

export type OpenModal = {
  [N in ModalName]: { id: number; name: N; props: ModalProps[N]; settle: () => void };
}[ModalName];

const modalAtom = atom<OpenModal | null>(null);
/** Ids start at the current time, because the history still has ids from before a reload. */
const lastIdAtom = atom(Date.now());
const openModalAtom = atom(null, (get, set, modal: Omit<OpenModal, 'id'>) => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  get(modalAtom)?.settle();
  set(modalAtom, { id, ...modal } as OpenModal); // TypeScript forgets which props belong to which name
});

export const useShownModal = () => useAtomValue(modalAtom);

/** Opens a modal from anywhere; the promise resolves when it has closed. Another one replaces, i.e. closes it. */
export function useOpenModal() {
  const open = useSetAtom(openModalAtom);
  return <N extends ModalName>(name: N, props: ModalProps[N]): Promise<void> =>
    new Promise((settle) => open({ name, props, settle }));
}

/** For ModalHost only: all other code closes a modal by going back in the history. */
export function useForgetModal() {
  const show = useSetAtom(modalAtom);
  return (modal: OpenModal) => {
    show((current) => (current?.id === modal.id ? null : current));
    modal.settle();
  };
}
