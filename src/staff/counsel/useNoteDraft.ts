import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../environment/drafts.ts';

interface Typed {
  text: string;
  /** The saved note when the typing began. */
  over: string;
}

/** The note in the editor, kept in this tab until it is saved. Without edits it follows the saved note. */
export function useNoteDraft({ id, note }: { id: string; note: string }) {
  const name = `note:${id}`;
  const [typed, setTyped] = useState(() => keptUnder(name));
  // The current draft, for code that runs after an await.
  const latest = useRef(typed);

  const show = (next: Typed | null) => {
    latest.current = next;
    setTyped(next);
    if (next) keepDraft(name, { text: JSON.stringify(next), order: null });
    else forgetDraft(name);
  };
  const text = typed?.text ?? note;

  return {
    text,
    isChanged: text !== note,
    /** A colleague has saved another note in the meantime. */
    isOvertaken: typed !== null && text !== note && typed.over !== note,
    write: (next: string) => show(next === note ? null : { text: next, over: typed?.over ?? note }),
    takeSaved: () => show(null),
    settle: (sent: string) => {
      const now = latest.current?.text ?? sent;
      show(now === sent ? null : { text: now, over: sent });
    },
  };
}

function keptUnder(name: string): Typed | null {
  const kept = readDraft(name);
  return kept && (JSON.parse(kept.text) as Typed); // written above
}
