import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../../contract/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** A device where the account is logged in. Logging out here has its own button elsewhere. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const { browser, system, created_at, used_at, isThis } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || t('session.unknownDevice');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-36">
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
          onClick={onEnd}
        >
          {t('session.end')}
        </Button>
      )}
    </li>
  );
}
