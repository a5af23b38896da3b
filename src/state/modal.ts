import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { SourceType } from '../../contract/counsel.ts';
import type { Image } from '../../contract/shape.ts';
import type { LoginPress } from './loginPress.ts';

export interface Photo {
  image: Image;
  moment: 'before' | 'after';
}

/** What a counsel is booked from: a page about one of these. */
export interface CounselSource {
  type: SourceType;
  id: string;
}

/** What somebody is asked before it is done. */
interface Confirmation {
  question: string;
  consequence: string;
  /** On the button that does it. */
  action: string;
  onConfirm: () => Promise<void>;
}

/** Files on their way to the server. */
export interface Sending {
  /** Kept when it is over, whatever came of it. */
  over: Promise<unknown>;
  /** How many have arrived, of how many, and what part of 1 that is in bytes and all. */
  progress: () => { arrived: number; all: number; part: number };
  watch: (listener: () => void) => () => void;
}

/** Every modal by its name, with what it is opened with. Which file it is says modals.ts. */
export interface ModalProps {
  confirm: Confirmation;
  counsel: { clinicId: string; source: CounselSource; memberId: string };
  counselCancel: { counselId: string };
  /** `press`: what the login is needed for, which is done afterwards. */
  login: { press?: LoginPress };
  picker: { picker: 'way' | 'specialty' | 'part' | 'concern' | 'treatment' };
  photos: { photos: readonly Photo[]; start: number };
  search: object;
  share: { url: string };
  uploading: { sending: Sending };
}
export type ModalName = keyof ModalProps;

export type OpenModal = {
  [N in ModalName]: { id: number; name: N; props: ModalProps[N]; settle: () => void };
}[ModalName];

const modalAtom = atom<OpenModal | null>(null);
/** Numbers go on after a reload, for the history still knows those from before. */
let opened = Date.now();

export const useShownModal = () => useAtomValue(modalAtom);

/** Opens a modal from anywhere; the promise is kept when it has closed. One shows at a time. */
export function useOpenModal() {
  const show = useSetAtom(modalAtom);
  return <N extends ModalName>(name: N, props: ModalProps[N]): Promise<void> =>
    new Promise((settle) => {
      opened += 1;
      show({ id: opened, name, props, settle } as OpenModal); // N ties name and props together
    });
}

/** For the host alone: whoever shows a modal closes it by going back. */
export function useForgetModal() {
  const show = useSetAtom(modalAtom);
  return (modal: OpenModal) => {
    show((current) => (current?.id === modal.id ? null : current));
    modal.settle();
  };
}
