import { atom, useAtomValue } from 'jotai';
import type { Write } from '../../api/queryAtoms.ts';
import { useLoadedDraft } from '../upload/useLoadedDraft.ts';
import { type ComposerForm, useComposerForm } from './composerForm.ts';
import { readNote } from './messageDraft.ts';
import type { Trouble } from './sendForm.ts';

type Loaded = Parameters<typeof useComposerForm>[1];

export interface ComposerState {
  form: ComposerForm;
  trouble: Trouble | null;
  isBusy: boolean;
  /** Resolves to true after success. */
  send: () => Promise<boolean>;
}

/** The messages that are being sent, by the name of their draft. Each promise always resolves. */
const sendingAtom = atom(() => new Map<string, Promise<unknown>>());

/**
 * The draft of a thread. If a visitor leaves a page while it sends a message and comes back, the draft is undefined
 * until the message is sent.
 */
export const useMessageDraft = (name: string) =>
  useLoadedDraft(name, readNote, useAtomValue(sendingAtom).get(name));

/** The composer of a thread: its draft, sending it, and the reason of a failure. */
export function useComposer(
  name: string,
  loaded: Loaded,
  { mutateAsync, isRunning, isPending, data }: Write<Trouble | null, ComposerForm>,
): ComposerState {
  const form = useComposerForm(name, loaded);
  const sending = useAtomValue(sendingAtom);
  const send = async () => {
    const { text, photos } = form.now();
    if (isRunning() || (text.trim() === '' && photos.length === 0)) return false;
    const result = mutateAsync(form);
    const ended = result.catch(() => undefined).finally(() => sending.delete(name));
    sending.set(name, ended);
    return (await result) === null;
  };
  return { form, trouble: data ?? null, isBusy: isPending, send };
}
