import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCounsel } from '../../domain/counsel/counselAtoms.ts';
import { memberIdOf } from '../../domain/member/memberAtoms.ts';
import { useMyReview } from '../../domain/review/myReviewAtoms.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { dataOf } from '../../lib/answer.ts';
import { CanceledCounsel } from './CanceledCounsel.tsx';
import { ReviewEditor } from './ReviewEditor.tsx';

export function ReviewEditorPage() {
  const { t } = useTranslation();
  const { counselId = '' } = useParams();
  return (
    <MemberFrame crumbs={[{ text: t('nav.counsel'), to: '/counsel' }, { text: t('editor.write') }]}>
      {(member) => <Editor counselId={counselId} memberId={memberIdOf(member)} />}
    </MemberFrame>
  );
}

interface EditorProps {
  counselId: string;
  memberId: string;
}

/** Loads the counsel and its review, if there is one. */
function Editor({ counselId, memberId }: EditorProps) {
  const counsel = useCounsel(counselId);
  const review = useMyReview(dataOf(counsel)?.review_id);
  if (counsel.state !== 'ready') return <NotReady answer={counsel} />;
  const found = counsel.data;
  const draftName = `review:${memberId}:${counselId}`;
  if (!found.review_id) {
    if (found.state === 'CANCELED') return <CanceledCounsel id={counselId} />;
    return (
      <ReviewEditor key={`new:${draftName}`} counsel={found} review={null} draftName={draftName} />
    );
  }
  if (review.state !== 'ready') return <NotReady answer={review} />;
  return (
    <ReviewEditor
      key={`edit:${draftName}`}
      counsel={found}
      review={review.data}
      draftName={draftName}
    />
  );
}
