import { useParams } from 'react-router-dom';
import { ListAndDetail } from '../parts/ListAndDetail.tsx';
import { useStaffText } from '../staffText.ts';
import { CounselDetail } from './CounselDetail.tsx';
import { Inbox } from './Inbox.tsx';

export function CounselsPage() {
  const t = useStaffText();
  const { '*': counselId } = useParams();
  return (
    <ListAndDetail
      list={<Inbox chosenId={counselId} />}
      chosenId={counselId}
      detail={counselId ? <CounselDetail key={counselId} counselId={counselId} /> : undefined}
      hint={t('counsel.choose')}
    />
  );
}
