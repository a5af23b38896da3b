import { useDraft } from '../../domain/useDraft.ts';

interface Typed {
  text: string;
  /** The saved note when the typing began. */
  savedAtStart: string;
}

/** Null while the note is not edited. */
const TYPED = {
  read: (text: string): Typed | null => JSON.parse(text), // written below
  write: (typed: Typed | null) => typed && JSON.stringify(typed),
};

/** The note in the editor, kept in this tab until it is saved. Without edits it follows the saved note. */
export function useNoteDraft({ id, note }: { id: string; note: string }) {
  const { value: typed, now, write } = useDraft<Typed | null>(`staff:note:${id}`, TYPED, null);
  const text = typed?.text ?? note;

  return {
    text,
    isChanged: text !== note,
    /** A colleague has saved another note in the meantime. */
    isOvertaken: typed !== null && text !== note && typed.savedAtStart !== note,
    write: (next: string) =>
      write(next === note ? null : { text: next, savedAtStart: typed?.savedAtStart ?? note }),
    takeSaved: () => write(null),
    settle: (sent: string) => {
      const current = now()?.text ?? sent;
      write(current === sent ? null : { text: current, savedAtStart: sent });
    },
  };
}
