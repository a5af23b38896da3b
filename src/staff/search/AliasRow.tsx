import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Meaning, SearchAlias } from '../../../contract/staff/staffSearch.ts';
import { forgetDraft } from '../../environment/drafts.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useSecondPress } from '../parts/form/useSecondPress.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { AliasForm } from './AliasForm.tsx';
import { useChangeAlias, useRemoveAlias } from './searchWrites.ts';

interface AliasRowProps {
  alias: SearchAlias;
  meanings: readonly Meaning[];
}

export function AliasRow({ alias, meanings }: AliasRowProps) {
  const { t } = useTranslation('staff');
  const shownIn = useLanguage();
  const { id, term, language, meaning } = alias;
  const changing = useWrite(useChangeAlias(id));
  const removing = useWrite(useRemoveAlias(id));
  const remove = useSecondPress(() => void removing.send(undefined, t('search.removed')));
  const removal = t(remove.isAsked ? 'search.removeSurely' : 'search.remove');
  const [isEditing, setIsEditing] = useState(false);
  const draftName = `staff:alias:${id}`;
  const opener = useRef<HTMLButtonElement>(null);
  const name = localName(shownIn, meaning);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-40 flex-1">
          <span className="block break-all font-semibold" lang={language}>
            {term}
          </span>
          <span className="block text-muted text-small">
            {t(`counsel.language.${language}`)} · {t(`search.kindName.${meaning.kind}`)} ·{' '}
            <span lang={name.lang}>{name.text}</span>
          </span>
        </p>
        <span className="flex w-full flex-wrap gap-2 sm:w-auto">
          <Button
            ref={opener}
            look="quiet"
            aria-label={`${term} ${t('search.edit')}`}
            aria-expanded={isEditing}
            onClick={() => {
              if (isEditing) forgetDraft(draftName);
              setIsEditing(!isEditing);
            }}
          >
            {t('search.edit')}
          </Button>
          <Button
            look={remove.isAsked ? 'danger' : 'quiet'}
            aria-label={`${term} ${removal}`}
            isBusy={removing.isBusy}
            {...remove.press}
          >
            {removal}
          </Button>
        </span>
      </div>
      {isEditing && (
        <AliasForm
          draftName={draftName}
          start={{ term, language, meaning }}
          meanings={meanings}
          action={t('search.save')}
          isBusy={changing.isBusy}
          onSubmit={async (form) => {
            const isSaved = await changing.send(form, t('search.saved'));
            if (isSaved) {
              setIsEditing(false);
              opener.current?.focus();
            }
            return isSaved;
          }}
        />
      )}
    </div>
  );
}
