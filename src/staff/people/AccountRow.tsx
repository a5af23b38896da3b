import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffAccount } from '../../../contract/staff/staffPeople.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { useStaff } from '../console/useStaff.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { FactorReset } from './FactorReset.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useChangeAccount } from './peopleWrites.ts';

/**
 * Operators cannot close their own account here; they change their own password in their account. A closed account
 * has no password and no factors to renew.
 */
export function AccountRow({ account }: { account: StaffAccount }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const me = useStaff();
  const [isRenewing, setIsRenewing] = useState(false);
  const [isResetting, setIsResetting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, user_id, role, clinic, active } = account;
  const { send, isBusy } = useWrite(useChangeAccount(id));
  const place = clinic && localName(language, clinic).text;
  const change = t(active ? 'person.letGo' : 'person.takeBack');

  // The form has the focus when it closes.
  const endRenewing = () => {
    setIsRenewing(false);
    opener.current?.focus();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_23rem] xl:grid-cols-[minmax(0,1fr)_auto_33rem]">
        <span>
          <span className="block truncate font-semibold">
            {user_id}
            {id === me.id && <span className="font-normal text-muted"> · {t('person.you')}</span>}
          </span>
          <span className="block break-keep text-muted text-small">
            {[t(`role.${role}`), place].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Tag tone={active ? 'success' : 'plain'}>
          {t(active ? 'person.active' : 'person.inactive')}
        </Tag>
        {id !== me.id && (
          <span className="col-span-full flex flex-wrap gap-2 sm:col-auto sm:justify-end">
            {active && (
              <>
                <Button
                  ref={opener}
                  look="quiet"
                  aria-label={`${user_id} ${t('person.newPassword')}`}
                  aria-expanded={isRenewing}
                  onClick={() => setIsRenewing(!isRenewing)}
                >
                  {t('person.newPassword')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={`${user_id} ${t('factor.reset')}`}
                  aria-expanded={isResetting}
                  onClick={() => setIsResetting(!isResetting)}
                >
                  {t('factor.reset')}
                </Button>
              </>
            )}
            <Button
              look="quiet"
              aria-label={`${user_id} ${change}`}
              isBusy={isBusy}
              onClick={() => send({ active: !active }, t('person.changed'))}
            >
              {change}
            </Button>
          </span>
        )}
      </div>
      {active && isRenewing && <NewPasswordForm userId={user_id} onDone={endRenewing} />}
      {active && isResetting && <FactorReset id={id} userId={user_id} />}
    </div>
  );
}
