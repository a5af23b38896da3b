import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../../contract/staffSession.ts';
import { useAtomOf } from '../../api/atomsByInput.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useWrite } from '../parts/useWrite.ts';
import { endOtherSessionsAtom, endSessionAtoms, ownSessionsQuery } from './sessionWrites.ts';

/** Where this account is signed in. */
export function SessionsPanel() {
  const { t } = useTranslation('staff');
  const answer = useAnswer(ownSessionsQuery);
  return (
    <Panel title={t('session.title')}>
      <Loaded answer={answer}>
        {({ data: sessions }) => (
          <div className="grid gap-3">
            <ul className="divide-y divide-line">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && <EndOthers />}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useAtomOf(endSessionAtoms, session.id));
  const { browser, system, created_at, used_at, isThis } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || t('session.unknownDevice');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{device}</span>
        <span className="flex flex-wrap gap-x-2 text-muted text-small">
          <span>
            {t('session.used')} <DateText moment={used_at} withTime />
          </span>
          <span>
            {t('session.begun')} <DateText moment={created_at} withTime />
          </span>
        </span>
      </p>
      {isThis ? (
        <Tag tone="success">{t('session.isThis')}</Tag>
      ) : (
        <Button
          look="quiet"
          aria-label={`${device} ${t('session.end')}`}
          isBusy={isBusy}
          onClick={() => void send(undefined, t('session.ended'))}
        >
          {t('session.end')}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const { t } = useTranslation('staff');
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
