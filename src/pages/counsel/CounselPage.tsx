import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCounsel } from '../../domain/counsel/counselAtoms.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { dataOf } from '../../lib/answer.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { CounselDetail } from './CounselDetail.tsx';

export function CounselPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { counselId = '' } = useParams();
  const counsel = useCounsel(counselId);
  const found = dataOf(counsel);
  const crumbs = [
    { text: t('nav.counsel'), to: '/counsel' },
    ...(found ? [localName(language, found.clinic)] : []),
  ];
  return (
    <MemberFrame crumbs={crumbs}>
      {({ id: memberId }) =>
        counsel.state === 'ready' ? (
          <CounselDetail counsel={counsel.data} memberId={memberId} />
        ) : (
          <NotReady answer={counsel} />
        )
      }
    </MemberFrame>
  );
}
