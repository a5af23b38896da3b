import { useDraft } from '../../../domain/useDraft.ts';

interface Edit {
  text: string;
  /** The saved text when the typing began. */
  savedAtStart: string;
}
type Edits<Name extends string> = Partial<Record<Name, Edit>>;

/** The edited fields of a form, kept in this tab until they are saved. The other fields show what is saved. */
export function useFieldEdits<Name extends string>(
  draftName: string,
  saved: Readonly<Record<Name, string>>,
) {
  const names = Object.keys(saved) as Name[]; // Object.keys is typed string[]
  const codec = {
    read: (text: string): Edits<Name> => JSON.parse(text), // written below
    write: (edits: Edits<Name>) => (Object.keys(edits).length === 0 ? null : JSON.stringify(edits)),
  };
  const draft = useDraft<Edits<Name>>(draftName, codec, {});
  const { value: edits } = draft;
  const textOf = (name: Name) => edits[name]?.text ?? saved[name];
  const fields = Object.fromEntries(names.map((name) => [name, textOf(name)]));

  const write = (changes: Partial<Record<Name, string>>) => {
    const before = draft.now();
    const next: Edits<Name> = {};
    for (const name of names) {
      const text = changes[name] ?? before[name]?.text ?? saved[name];
      const savedAtStart = before[name]?.savedAtStart ?? saved[name];
      if (text !== saved[name]) next[name] = { text, savedAtStart };
    }
    draft.write(next);
  };

  /**
   * After saving: what was typed while `sent` was on its way stays, as an edit of it. Only a text that was typed back to
   * the one before `sent` is not kept.
   */
  const settle = (sent: Readonly<Record<Name, string>>) => {
    const before = draft.now();
    const next: Edits<Name> = {};
    for (const name of names) {
      const text = before[name]?.text ?? sent[name];
      if (text !== sent[name]) next[name] = { text, savedAtStart: sent[name] };
    }
    draft.write(next);
  };

  return {
    fields: fields as Record<Name, string>,
    /** Fields that a colleague has saved with another text since the typing began. */
    overtaken: names.filter((name) => {
      const edit = edits[name];
      return edit && edit.text !== saved[name] && edit.savedAtStart !== saved[name];
    }),
    write,
    settle,
    takeSaved: (name: Name) => write({ [name]: saved[name] } as Record<Name, string>),
    keyFor: draft.keyFor,
    forget: draft.forget,
  };
}
