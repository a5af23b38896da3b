import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ListAndDetail } from '../parts/list/ListAndDetail.tsx';
import { CounselDetail } from './CounselDetail.tsx';
import { Inbox } from './inbox/Inbox.tsx';

export function CounselsPage() {
  const { t } = useTranslation('staff');
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
