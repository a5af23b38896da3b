import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCounsel } from '../../domain/counsel/counselAtoms.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { NotFound } from '../../layout/trouble/NotFound.tsx';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { dataOf } from '../../lib/answer.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
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
      {({ id: memberId }) => {
        if (counsel.state === 'missing') return <MissingCounsel />;
        if (counsel.state !== 'ready') return <NotReady answer={counsel} />;
        return <CounselDetail counsel={counsel.data} memberId={memberId} />;
      }}
    </MemberFrame>
  );
}

/** A link in a notice may belong to another account of the same person, e.g. after a login by another provider. */
function MissingCounsel() {
  const { t } = useTranslation();
  return (
    <NotFound
      sentence={t('counsel.otherAccount')}
      more={
        <AppLink to="/counsel" className={buttonLook('quiet')}>
          {t('editor.seeCounsel')}
        </AppLink>
      }
    />
  );
}
