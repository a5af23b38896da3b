import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LostPhotos } from '../../domain/upload/LostPhotos.tsx';
import type { Draft } from '../../domain/useDraft.ts';
import { classNames } from '../../lib/classNames.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { UnaddedPicks, useUnaddedPicks } from '../../widgets/dropdown/unaddedPicks.ts';
import { useSecondPress } from '../parts/form/useSecondPress.ts';
import { Completeness } from './Completeness.tsx';
import { ContentHistory } from './ContentHistory.tsx';
import { type Content, type ContentKind, namedAs } from './contentKinds.ts';
import type { ContentValues } from './edits/contentValues.ts';
import type { RestoredEdits } from './edits/keptEdits.ts';
import { ContentFields } from './fields/ContentFields.tsx';
import { Overtaken } from './Overtaken.tsx';
import { Publication } from './Publication.tsx';
import { useEditor } from './useEditor.ts';
import { useLivePreview } from './useLivePreview.ts';
import { useProblemText } from './useProblemText.ts';

export interface EditorProps {
  kind: ContentKind;
  content: Content | null;
  start: ContentValues;
  kept: Draft<RestoredEdits> | null;
  onSaved: (content: Content) => void;
}

export function Editor({ kind, start, kept, onSaved, ...opened }: EditorProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const editor = useEditor({ kind, start, kept, onSaved, content: opened.content });
  const { edits, isBusy, problem } = editor;
  const { content, draft, saved, isChanged, isRestored, isOvertaken, clashes, lost } = edits;
  const showPreview = useLivePreview(kind, content, draft);
  const problemText = useProblemText();
  useUnsavedWarning(isChanged);
  const [isTold, setIsTold] = useState(false);
  const { picks, remind } = useUnaddedPicks();

  const unlessWrong = (go: () => Promise<unknown>) => {
    setIsTold(problem !== null);
    if (problem === null && !remind()) void go();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    unlessWrong(editor.save);
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="font-bold text-title" lang={content ? 'ko' : undefined}>
        {content ? namedAs(content).name : t(`content.create.${kind}`)}
      </h1>
      {content && (
        <Publication
          kind={kind}
          content={content}
          isChanged={isChanged}
          isBusy={isBusy}
          onPublish={(status) => unlessWrong(() => editor.publish(status))}
        />
      )}
      <LostPhotos count={lost} />
      {isOvertaken && isChanged && (
        <Overtaken
          kind={kind}
          by={content?.history[0]?.by ?? ''}
          saved={saved}
          clashes={clashes}
          isBusy={isBusy}
          onTake={edits.takeTheirs}
          onSaveMine={() => unlessWrong(editor.save)}
        />
      )}
      <Completeness kind={kind} draft={draft} isNew={!content} />
      <UnaddedPicks value={picks}>
        <ContentFields kind={kind} draft={draft} onChange={edits.write} />
      </UnaddedPicks>
      {content && <ContentHistory history={content.history} />}
      <section
        aria-label={t('content.save')}
        className="sticky bottom-bar z-10 -mx-4 grid gap-2 border-line border-t bg-surface px-4 py-2 lg:bottom-0 lg:mx-0 lg:rounded-card lg:border"
      >
        <Trouble text={isTold && problem && problemText(problem)} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="mr-auto text-muted text-small max-sm:not-empty:basis-full">
            {isChanged && t(isRestored ? 'content.restored' : 'content.unsaved')}
          </p>
          {isChanged && <Discard onDiscard={edits.discard} />}
          <Button look="quiet" onClick={showPreview}>
            {common('common.preview')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('content.save')}
          </Button>
        </div>
      </section>
    </form>
  );
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('staff');
  const { isAsked, press } = useSecondPress(onDiscard);
  return (
    <PlainButton
      className={classNames(
        'min-h-11 px-2 text-small underline underline-offset-4',
        isAsked ? 'font-semibold text-danger' : 'text-muted',
      )}
      {...press}
    >
      {t(isAsked ? 'content.discardSurely' : 'content.discard')}
    </PlainButton>
  );
}

/** The browser asks before it closes a tab with unsaved edits. */
function useUnsavedWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
