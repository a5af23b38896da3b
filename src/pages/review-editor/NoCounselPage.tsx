import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';

/** A review belongs to a counsel, so this page links to the counsels. */
export function NoCounselPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <MemberFrame crumbs={[{ text: t('nav.counsel'), to: '/counsel' }, { text: t('editor.write') }]}>
      {() => <Navigate replace to={withLanguage('/counsel', search)} />}
    </MemberFrame>
  );
}
