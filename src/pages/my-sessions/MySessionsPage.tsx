import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../../contract/session.ts';
import {
  useEndOtherSessions,
  useEndSession,
  useMySessions,
} from '../../domain/session/mySessions.ts';
import { SessionRow } from '../../domain/session/SessionRow.tsx';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { LoadFailed } from '../../widgets/loading/LoadFailed.tsx';
import { LoadingBlock } from '../../widgets/loading/LoadingBlock.tsx';

export function MySessionsPage() {
  const { t } = useTranslation();
  const crumbs = [{ text: t('nav.myPage'), to: '/my-page' }, { text: t('session.title') }];
  return (
    <MemberFrame crumbs={crumbs}>
      {() => (
        <div className="px-4 pt-4">
          <h1 className="font-bold text-title">{t('session.title')}</h1>
          <MySessions />
        </div>
      )}
    </MemberFrame>
  );
}

function MySessions() {
  const { t } = useTranslation();
  const answer = useMySessions();
  if (answer.state === 'failed') return <LoadFailed onRetry={answer.retry} />;
  if (answer.state !== 'ready') return <LoadingBlock height="h-40" />;
  const sessions = answer.data;
  const hasOthers = sessions.length > 1;
  return (
    <>
      <p className="mt-1 text-balance text-muted">
        {t(hasOthers ? 'session.hint' : 'session.onlyThis')}
      </p>
      <ul className="mt-3 divide-y divide-line rounded-card bg-quiet px-4">
        {sessions.map((session) => (
          <OneSession key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && <EndOthers />}
    </>
  );
}

function OneSession({ session }: { session: OwnSession }) {
  const { end, isBusy } = useEndSession(session.id);
  return <SessionRow session={session} isBusy={isBusy} onEnd={end} />;
}

function EndOthers() {
  const { t } = useTranslation();
  const { end, isBusy } = useEndOtherSessions();
  return (
    <Button look="quiet" className="mt-4 w-full" isBusy={isBusy} onClick={end}>
      {t('session.endOthers')}
    </Button>
  );
}
