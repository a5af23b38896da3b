import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import type { MyReview } from '../../../contract/review.ts';
import { CounselClinic } from '../../domain/counsel/CounselClinic.tsx';
import { type RestoredReview, readNote } from '../../domain/review/editor/reviewDraft.ts';
import { useReviewForm } from '../../domain/review/editor/useReviewForm.ts';
import { useLoadedDraft } from '../../domain/upload/useLoadedDraft.ts';
import type { Draft } from '../../domain/useDraft.ts';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { UnaddedPicks, useUnaddedPicks } from '../../widgets/dropdown/unaddedPicks.ts';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { RatingField } from './RatingField.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { SubjectFields } from './SubjectFields.tsx';
import { SubmitTrouble } from './SubmitTrouble.tsx';
import { useSubmitReview } from './useSubmitReview.ts';

interface ReviewEditorProps {
  counsel: Counsel;
  /** The review to edit; null creates one. */
  review: MyReview | null;
  draftName: string;
}

/** The editor with a restored draft, which may have to be loaded first. */
export function ReviewEditor(props: ReviewEditorProps) {
  const loaded = useLoadedDraft(props.draftName, (text) => readNote(text));
  return loaded === undefined ? (
    <NotReady answer={{ state: 'loading' }} />
  ) : (
    <Editor {...props} loaded={loaded} />
  );
}

interface EditorProps extends ReviewEditorProps {
  loaded: Draft<RestoredReview> | null;
}

function Editor({ counsel, review, draftName, loaded }: EditorProps) {
  const { t } = useTranslation();
  const form = useReviewForm(draftName, review, loaded);
  const submission = useSubmitReview({ counsel, form });
  const { values, change } = form;
  const { picks, remind } = useUnaddedPicks();
  const submit = (event: FormEvent) => {
    if (remind()) event.preventDefault();
    else submission.submit(event);
  };
  return (
    <div className="px-4 pt-4">
      <h1 className="mb-4 font-bold text-title">
        {t(submission.isEdit ? 'counsel.editReview' : 'editor.write')}
      </h1>
      <h2 className="sr-only">{t('counsel.clinic')}</h2>
      <CounselClinic counsel={counsel} />
      <RestoredNotice restored={form.restored} onStartOver={form.startOver} />
      <form className="mt-6 grid gap-6" noValidate onSubmit={submit}>
        <UnaddedPicks value={picks}>
          <SubjectFields counsel={counsel} review={form.known} values={values} onChange={change} />
        </UnaddedPicks>
        <RatingField rating={values.rating} onChange={(rating) => change({ rating })} />
        <TextInput
          label={t('editor.title')}
          value={values.title}
          onChange={(title) => change({ title })}
        />
        <TextArea
          label={t('editor.content')}
          value={values.content}
          onChange={(content) => change({ content })}
        />
        <PhotoFields values={values} onChange={change} />
        <div className="grid gap-4">
          <SubmitTrouble
            trouble={submission.trouble}
            values={values}
            onEdit={submission.editKnown}
          />
          <Button type="submit" isBusy={submission.isBusy}>
            {t('editor.submit')}
          </Button>
        </div>
      </form>
    </div>
  );
}
