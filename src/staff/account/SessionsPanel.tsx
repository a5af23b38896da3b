import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../../contract/session.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { SessionRow } from '../../domain/session/SessionRow.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { Panel } from '../parts/Panel.tsx';
import { endOtherSessionsAtom, ownSessionsQuery, useEndSession } from './sessionWrites.ts';

/** Where this account is signed in. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const answer = useAnswer(ownSessionsQuery);
  return (
    <Panel title={t('session.title')}>
      <Loaded answer={answer}>
        {({ data: sessions }) => (
          <div className="grid gap-3">
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <OneSession key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && <EndOthers />}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function OneSession({ session }: { session: OwnSession }) {
  const { t } = useTranslation();
  const { send, isBusy } = useWrite(useEndSession(session.id));
  const end = () => void send(undefined, t('session.ended'));
  return <SessionRow session={session} isBusy={isBusy} onEnd={end} />;
}

function EndOthers() {
  const { t } = useTranslation();
  const { send, isBusy } = useWrite(useAtomValue(endOtherSessionsAtom));
  return (
    <Button
      look="quiet"
      className="justify-self-start"
      isBusy={isBusy}
      onClick={() => void send(undefined, t('session.ended'))}
    >
      {t('session.endOthers')}
    </Button>
  );
}
