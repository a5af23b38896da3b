import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '../../../contract/staff/staffSecondFactor.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { useRemovePasskey, useRenamePasskey } from '../secondFactor/factorWrites.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** The account needs a second factor, and this is its only one: it cannot be removed. */
  isLast: boolean;
}

export function PasskeyRow({ passkey, isLast }: PasskeyRowProps) {
  const { t } = useTranslation('staff');
  const { send: remove, isBusy } = useWrite(useRemovePasskey(passkey.id));
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, created_at, used_at } = passkey;
  if (isRenaming) return <RenameRow passkey={passkey} onDone={() => setIsRenaming(false)} />;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-40">
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-muted text-small">
          {t(used_at ? 'factor.usedOn' : 'factor.addedOn')}{' '}
          <DateText moment={used_at ?? created_at} />
        </span>
      </p>
      <span className="flex gap-2">
        <Button
          look="quiet"
          aria-label={`${name} ${t('factor.rename')}`}
          onClick={() => setIsRenaming(true)}
        >
          {t('factor.rename')}
        </Button>
        {!isLast && (
          <Button
            look="quiet"
            aria-label={`${name} ${t('factor.remove')}`}
            isBusy={isBusy}
            onClick={() => void remove(undefined, t('factor.removed'))}
          >
            {t('factor.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}

function RenameRow({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useRenamePasskey(id));
  const [typed, setTyped] = useState(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim() || (await send(typed.trim(), t('factor.renamed')))) onDone();
  };
  return (
    <li className="py-3">
      <form className="grid gap-2" noValidate onSubmit={submit}>
        <TextInput
          label={t('factor.passkeyName')}
          value={typed}
          onChange={setTyped}
          maxLength={40}
          sendsForm
        />
        <span className="flex gap-2">
          <Button type="submit" isBusy={isBusy}>
            {t('factor.save')}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {t('factor.cancel')}
          </Button>
        </span>
      </form>
    </li>
  );
}
