import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMAIL_LENGTH } from '../../../contract/plain/limits.ts';
import { PLAIN_TEXT, useDraft } from '../../domain/useDraft.ts';
import { looksLikeEmail } from '../../lib/emailAddress.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';

interface AddressFormProps {
  memberId: string;
  isBusy: boolean;
  /** Answers whether the code was sent. */
  onAsk: (address: string) => Promise<boolean>;
  /** Leaves the form without a change, if there is an address already. */
  onKeep?: () => void;
}

export function AddressForm({ memberId, isBusy, onAsk, onKeep }: AddressFormProps) {
  const { t } = useTranslation();
  const draft = useDraft(`email:${memberId}`, PLAIN_TEXT, '');
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = draft.now().trim();
    const isAddress = looksLikeEmail(address);
    setIsWrong(!isAddress);
    if (isAddress && (await onAsk(address))) draft.forget();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextInput
        label={t('email.address')}
        aria-invalid={isWrong}
        placeholder={t('email.placeholder')}
        value={draft.value}
        onChange={(value) => {
          draft.write(value);
          setIsWrong(false);
        }}
        maxLength={EMAIL_LENGTH}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        sendsForm
      />
      <Trouble text={isWrong && t('email.invalid')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="flex-1" isBusy={isBusy}>
          {t('email.ask')}
        </Button>
        {onKeep && (
          <Button look="quiet" onClick={onKeep}>
            {t('email.keep')}
          </Button>
        )}
      </div>
    </form>
  );
}
