import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Counsel } from '../../../contract/counsel.ts';
import type { MyReview } from '../../../contract/review.ts';
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
      {(member) => {
        const draftName = `review:${memberIdOf(member)}:${counselId}`;
        return <Editor key={draftName} counselId={counselId} draftName={draftName} />;
      }}
    </MemberFrame>
  );
}

interface EditorProps {
  counselId: string;
  draftName: string;
}

/**
 * Loads the counsel and its review, if there is one. What is edited is decided once: when the counsel changes later, e.g.
 * because the clinic cancels it, the member goes on writing (AMB-18).
 */
function Editor({ counselId, draftName }: EditorProps) {
  const [opened, setOpened] = useState<{ counsel: Counsel; review: MyReview | null }>();
  const counsel = useCounsel(counselId);
  const review = useMyReview(opened ? undefined : dataOf(counsel)?.review_id);
  if (opened) return <ReviewEditor {...opened} draftName={draftName} />;
  if (counsel.state !== 'ready') return <NotReady answer={counsel} />;
  const found = counsel.data;
  if (found.review_id) {
    if (review.state !== 'ready') return <NotReady answer={review} />;
    setOpened({ counsel: found, review: review.data });
  } else {
    if (found.state === 'CANCELED') return <CanceledCounsel id={counselId} />;
    setOpened({ counsel: found, review: null });
  }
  return null;
}
