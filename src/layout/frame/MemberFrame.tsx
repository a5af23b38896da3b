import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginPanel } from '../../domain/session/login/LoginPanel.tsx';
import { useSession } from '../../domain/session/useSession.ts';
import type { Session } from '../../state/sessionAtom.ts';
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { NotReady } from '../trouble/NotReady.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { Frame } from './Frame.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

const NICKNAME_PATH = '/reset-nickname';

type Member = Extract<Session, { state: 'member' }>['member'];

interface MemberFrameProps {
  crumbs: Crumb[];
  children: (member: Member) => ReactNode;
}

/** The frame of a page for members: guests see the login, and members without a nickname choose one first. */
export function MemberFrame({ crumbs, children }: MemberFrameProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const session = useSession();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);

  if (session.state === 'guest') {
    return (
      <Frame ref={main} trail={<Breadcrumbs trail={{ crumbs: [{ text: t('login.title') }] }} />}>
        <div className="px-4 py-12">
          <LoginPanel sentence="requiredForPage" />
          <LanguageLinks className="mt-6 justify-center" />
        </div>
      </Frame>
    );
  }
  if (session.state === 'member' && !session.member.nickname && pathname !== NICKNAME_PATH) {
    return <Navigate replace to={withLanguage(NICKNAME_PATH, search)} />;
  }
  return (
    <Frame ref={main} trail={<Breadcrumbs trail={{ crumbs }} />}>
      {session.state === 'member' && children(session.member)}
      {session.state === 'unreachable' && <LoadFailed onRetry={session.retry} />}
      {session.state === 'unknown' && <NotReady answer={{ state: 'loading' }} />}
    </Frame>
  );
}
