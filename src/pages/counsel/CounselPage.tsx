import { useTranslation } from 'react-i18next';
import { useCounsel } from '../../domain/counsel/counselQueries.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { Loading } from '../../layout/trouble/Loading.tsx';
import { NotFound } from '../../layout/trouble/NotFound.tsx';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { useParams } from '../../widgets/link/routes.ts';
import { CounselDetail } from './CounselDetail.tsx';

export function CounselPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { counselId = '' } = useParams();
  const counsel = useCounsel(counselId);
  const found = counsel.state === 'shown' ? counsel.record : null;
  const crumbs = [
    { text: t('nav.counsel'), to: '/counsel' },
    ...(found ? [localName(language, found.clinic)] : []),
  ];
  return (
    <MemberFrame crumbs={crumbs}>
      {() => (
        <>
          {found && <CounselDetail counsel={found} />}
          {counsel.state === 'missing' && <NotFound />}
          {(counsel.state === 'loading' || counsel.state === 'failed') && (
            <Loading failure={counsel.state === 'failed' ? counsel : null} />
          )}
        </>
      )}
    </MemberFrame>
  );
}
