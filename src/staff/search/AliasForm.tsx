import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALIAS_KINDS } from '../../../contract/plain/enums.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { TERM_LENGTH } from '../../../contract/plain/limits.ts';
import type { AliasKind, Meaning, SearchAliasForm } from '../../../contract/staff/staffSearch.ts';
import { useDraft } from '../../domain/useDraft.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { Dropdown } from '../../widgets/dropdown/Dropdown.tsx';
import type { DropdownItem } from '../../widgets/dropdown/dropdownItem.ts';
import { TextInput } from '../../widgets/text/TextInput.tsx';

interface Typed {
  term: string;
  language: Language;
  kind: AliasKind;
  meaning: Meaning | null;
}

const CODEC = {
  read: (text: string): Typed => JSON.parse(text), // written below
  write: (typed: Typed) => JSON.stringify(typed),
};

interface AliasFormProps {
  draftName: string;
  start: Omit<Typed, 'kind'>;
  meanings: readonly Meaning[];
  action: string;
  isBusy: boolean;
  /** Resolves to true after success. */
  onSubmit: (form: SearchAliasForm) => Promise<boolean>;
}

/** The language of a term in Korean or Japanese letters; undefined for others. */
export function languageOfTerm(term: string): Language | undefined {
  if (/[\uac00-\ud7a3]/.test(term)) return 'ko';
  return /[\u3041-\u30ff\u4e00-\u9fff]/.test(term) ? 'ja' : undefined;
}

export function AliasForm({
  draftName,
  start,
  meanings,
  action,
  isBusy,
  onSubmit,
}: AliasFormProps) {
  const { t } = useTranslation('staff');
  const shownIn = useLanguage();
  const kindAtStart = start.meaning?.kind ?? 'TREATMENT';
  const draft = useDraft<Typed>(draftName, CODEC, { ...start, kind: kindAtStart });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { term, language, kind, meaning } = draft.value;
  const change = (changes: Partial<Typed>) => draft.write({ ...draft.value, ...changes });
  const itemOf = (each: Meaning): DropdownItem<Meaning> => ({
    id: each.id,
    name: localName(shownIn, each).text,
    data: each,
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isReady = /[\p{L}\p{N}]/u.test(term) && meaning !== null;
    setIsIncomplete(!isReady);
    if (!isReady) return;
    const form = { term: term.trim(), language, kind: meaning.kind, targetId: meaning.id };
    const isDone = await onSubmit(form);
    // The next alias, if it was typed before the answer, stays.
    const isUntouched = draft.now() === draft.value;
    if (isDone && isUntouched) draft.startOver({ language, kind, term: '', meaning: null });
  };

  return (
    <form className="grid gap-4 sm:grid-cols-2" noValidate onSubmit={submit}>
      <TextInput
        label={t('search.term')}
        maxLength={TERM_LENGTH}
        value={term}
        onChange={(next) => change({ term: next, language: languageOfTerm(next) ?? language })}
      />
      <Select
        label={t('search.language')}
        value={language}
        options={(['ko', 'ja'] as const).map((value) => ({
          value,
          label: t(`counsel.language.${value}`),
        }))}
        onChange={(next) => change({ language: next === 'ja' ? 'ja' : 'ko' })}
      />
      <Select
        label={t('search.kind')}
        value={kind}
        options={ALIAS_KINDS.map((value) => ({ value, label: t(`search.kindName.${value}`) }))}
        onChange={(next) =>
          change({ kind: ALIAS_KINDS.find((each) => each === next) ?? 'TREATMENT', meaning: null })
        }
      />
      <Dropdown<Meaning>
        label={t('search.meaning')}
        items={meanings.filter((each) => each.kind === kind).map(itemOf)}
        chosen={meaning && itemOf(meaning)}
        noneLabel={t('search.noMeaning')}
        onChoose={({ data }) => change({ meaning: data ?? null })}
      />
      <Trouble text={isIncomplete && t('search.fillIn')} className="sm:col-span-2" />
      <Button type="submit" isBusy={isBusy} className="justify-self-start sm:col-span-2">
        {action}
      </Button>
    </form>
  );
}
