import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STAFF_ROLES } from '../../../contract/plain/enums.ts';
import { codeOf } from '../../api/ApiError.ts';
import { type KeyedText, keyedTextFor } from '../../lib/keyedText.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { PasswordInput } from '../parts/form/PasswordInput.tsx';
import { type PasswordTrouble, passwordTrouble } from '../parts/form/passwordRules.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { ClinicChoice } from '../parts/list/ClinicChoice.tsx';
import { Panel } from '../parts/Panel.tsx';
import { EnrolmentCode } from './EnrolmentCode.tsx';
import { createAccountAtom, type NewAccount } from './peopleWrites.ts';

const EMPTY_FORM: NewAccount = { userId: '', password: '', role: 'CLINIC', clinic: null };

export function AccountForm() {
  const { t } = useTranslation('staff');
  const takenText = (cause: unknown) =>
    codeOf(cause) === 'not_allowed_now' ? t('person.userIdTaken') : undefined;
  const { send, isBusy } = useWrite(useAtomValue(createAccountAtom), takenText);
  const { isDemo } = useClientConfig();
  const [typed, setTyped] = useState(EMPTY_FORM);
  const keyFor = useIdempotencyKey();
  const [missing, setMissing] = useState<Missing | null>(null);
  const [issued, setIssued] = useState<{ userId: string; code: string } | null>(null);
  const isOfClinic = typed.role === 'CLINIC';
  const field = (name: 'userId' | 'password') => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lacks = lacking(typed);
    setMissing(lacks);
    if (lacks) return;
    setIssued(null);
    await send({ account: typed, keyFor, isDemo }, (code) => {
      setIssued(code ? { userId: typed.userId, code } : null);
      setTyped(EMPTY_FORM);
      showToast('success', t('person.created'));
    });
  };

  return (
    <Panel title={t('person.newAccount')}>
      <form className="grid gap-4 sm:grid-cols-2" noValidate onSubmit={submit}>
        <TextInput label={t('userId')} format="ID" maxLength={64} {...field('userId')} />
        <PasswordInput
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          {...field('password')}
        />
        <Select
          label={t('person.role')}
          value={typed.role}
          options={STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={(role) => setTyped({ ...typed, role })}
        />
        {isOfClinic && (
          <ClinicChoice
            label={t('content.field.clinic')}
            chosen={typed.clinic}
            none={t('content.clinicMissing')}
            onChoose={(clinic) => setTyped({ ...typed, clinic })}
          />
        )}
        <Trouble text={missing && t(missing)} className="sm:col-span-2" />
        <div role="status" className="contents">
          {issued && (
            <div className="sm:col-span-2">
              <EnrolmentCode {...issued} />
            </div>
          )}
        </div>
        <Button type="submit" isBusy={isBusy} className="justify-self-start sm:col-span-2">
          {t('person.create')}
        </Button>
      </form>
    </Panel>
  );
}

type Missing = 'person.fillIn' | 'person.clinicMissing' | PasswordTrouble;

function lacking({ userId, password, role, clinic }: NewAccount): Missing | null {
  if (!userId || !password) return 'person.fillIn';
  if (role === 'CLINIC' && !clinic) return 'person.clinicMissing';
  return passwordTrouble(password, userId);
}

/** The idempotency key of exactly this form. It is not kept in a draft, because the form contains a password. */
function useIdempotencyKey() {
  const sent = useRef<KeyedText | null>(null);
  return (text: string): string => {
    sent.current = keyedTextFor(text, sent.current);
    return sent.current.key;
  };
}
