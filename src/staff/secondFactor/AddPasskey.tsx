import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { addPasskeyAtom } from './factorWrites.ts';
import { canUsePasskeys } from './passkeyBrowser.ts';
import { useFormWrite } from './useFormWrite.ts';

interface AddPasskeyProps {
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

/** Names the passkey, then the browser makes it. */
export function AddPasskey({ onAdded }: AddPasskeyProps) {
  const { t } = useTranslation('staff');
  const [name, setName] = useState<string>(t('factor.thisDevice'));
  const { send, trouble, isBusy } = useFormWrite(useAtomValue(addPasskeyAtom));
  if (!canUsePasskeys()) return <Notice tone="warning">{t('factor.noPasskeys')}</Notice>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(name.trim() || t('factor.thisDevice'), onAdded);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p>{t('factor.passkeyHint')}</p>
      <TextInput
        label={t('factor.passkeyName')}
        hint={t('factor.passkeyNameHint')}
        value={name}
        onChange={setName}
        maxLength={40}
        sendsForm
      />
      <Trouble tone="error" text={trouble} />
      <Button type="submit" isBusy={isBusy}>
        {t('factor.register')}
      </Button>
    </form>
  );
}
