import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { useFocusOnMount } from '../../ui/focus/useFocusOnMount.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { SavedValue } from '../parts/form/SavedValue.tsx';
import { type ContentKind, fieldName } from './contentKinds.ts';
import type { ContentValues } from './edits/contentValues.ts';
import { useSavedText } from './useSavedText.ts';

interface OvertakenProps {
  kind: ContentKind;
  /** Name of the colleague; '' if unknown. */
  by: string;
  saved: ContentValues;
  clashes: readonly string[];
  isBusy: boolean;
  onTake: (fields: readonly string[]) => void;
  onSaveMine: () => void;
}

/** A colleague has saved the record in the meantime. The writer chooses between both versions; nothing is lost. */
export function Overtaken({ kind, by, saved, clashes, isBusy, ...press }: OvertakenProps) {
  const { t } = useTranslation('staff');
  const savedText = useSavedText(kind);
  // The notice may be far from the field that has the focus.
  const notice = useFocusOnMount<HTMLElement>();
  // The pressed button disappears with its field.
  const take = (fields: readonly string[]) => {
    press.onTake(fields);
    notice.current?.focus();
  };
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={t('content.overtaken')}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-warning-soft p-4 text-ink outline-none"
    >
      <h2 className="flex items-center gap-2 font-bold text-warning">
        <Icon name="warning" className="size-5 shrink-0" />
        {t('content.overtaken')}
      </h2>
      <p>
        {by ? t('content.overtakenBy', { name: by }) : t('content.overtakenUnnamed')}
        <span className="block">
          {t(clashes.length > 0 ? 'content.clashes' : 'content.noClashes')}
        </span>
      </p>
      {clashes.length > 0 && (
        <>
          <ul className="divide-y divide-line rounded-card bg-surface">
            {clashes.map((name) => (
              <li key={name} className="px-4 py-3">
                <SavedValue
                  label={fieldName(name, t)}
                  text={savedText(name, saved)}
                  onTake={() => take([name])}
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={() => take(clashes)}>
              {t('content.takeAllTheirs')}
            </Button>
            <Button isBusy={isBusy} onClick={press.onSaveMine}>
              {t('content.saveMine')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
