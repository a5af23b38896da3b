import type { Write } from '../../api/queryAtoms.ts';
import { type ComposerForm, useComposerForm } from './composerForm.ts';
import type { Trouble } from './sendForm.ts';

type Loaded = Parameters<typeof useComposerForm>[1];

export interface ComposerState {
  form: ComposerForm;
  trouble: Trouble | null;
  isBusy: boolean;
  /** Resolves to true after success. */
  send: () => Promise<boolean>;
}

/** The composer of a thread: its draft, sending it, and the reason of a failure. */
export function useComposer(
  name: string,
  loaded: Loaded,
  { mutateAsync, isRunning, isPending, data }: Write<Trouble | null, ComposerForm>,
): ComposerState {
  const form = useComposerForm(name, loaded);
  const send = async () => {
    const { text, photos } = form.now();
    if (isRunning() || (text.trim() === '' && photos.length === 0)) return false;
    return (await mutateAsync(form)) === null;
  };
  return { form, trouble: data ?? null, isBusy: isPending, send };
}
