import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STAFF_ROLES } from '../../../contract/enums.ts';
import type { Named } from '../../../contract/shape.ts';
import type { StaffAccountForm } from '../../../contract/staffPeople.ts';
import { staffCall } from '../../api/staffCall.ts';
import { sha256 } from '../../lib/sha256.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { ClinicChoice } from '../parts/ClinicChoice.tsx';
import { Panel } from '../parts/Panel.tsx';
import { LEAST_PASSWORD_LENGTH, PasswordInput } from '../parts/PasswordInput.tsx';
import { useAct } from '../parts/useAct.ts';
import { refetchLists } from '../staffAnswers.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

const EMPTY_FORM = { userId: '', password: '', role: 'CLINIC', clinic: null as Named | null };

export function AccountForm() {
  const { t } = useTranslation('staff');
  const client = useAtomValue(queryClientAtom);
  const { act, isBusy } = useAct();
  const [typed, setTyped] = useState(EMPTY_FORM);
  const keyFor = useIdempotencyKey();
  const [missing, setMissing] = useState<'fillIn' | 'clinicMissing' | null>(null);
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
    const isDone = await act(async () => {
      const body = await formOf(typed);
      const idempotencyKey = keyFor(JSON.stringify(body));
      await staffCall('POST /staff/people', { body }, { idempotencyKey });
      await refetchLists(client, 'GET /staff/people');
    }, t('person.created'));
    if (isDone) setTyped(EMPTY_FORM);
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
        <div role="alert" className="empty:hidden sm:col-span-2">
          {missing && <Notice tone="warning">{t(`person.${missing}`)}</Notice>}
        </div>
        <Button type="submit" isBusy={isBusy} className="justify-self-start sm:col-span-2">
          {t('person.create')}
        </Button>
      </form>
    </Panel>
  );
}

function lacking({ userId, password, role, clinic }: typeof EMPTY_FORM) {
  if (!userId || password.length < LEAST_PASSWORD_LENGTH) return 'fillIn';
  return role === 'CLINIC' && !clinic ? 'clinicMissing' : null;
}

async function formOf(typed: typeof EMPTY_FORM): Promise<StaffAccountForm> {
  const role = typed.role === 'OPERATOR' ? 'OPERATOR' : 'CLINIC';
  const password = await sha256(typed.password);
  return {
    user_id: typed.userId,
    password,
    role,
    clinic_id: role === 'CLINIC' ? (typed.clinic?.id ?? null) : null,
  };
}
