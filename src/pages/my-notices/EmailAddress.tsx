import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberEmail } from '../../../contract/email.ts';
import {
  askForCodeAtom,
  confirmEmailAtom,
  removeEmailAtom,
} from '../../domain/email/emailAtoms.ts';
import { useEmailAttempts } from '../../domain/email/useEmailAttempts.ts';
import { useLanguage } from '../../state/language.ts';
import { useOpenModal } from '../../state/modal.ts';
import { BusyMark } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { AddressForm } from './AddressForm.tsx';
import { CodeForm } from './CodeForm.tsx';

interface EmailAddressProps {
  memberId: string;
  email: MemberEmail;
}

/** The address for notices by e-mail: asked for, confirmed by a code, changed and removed. */
export function EmailAddress({ memberId, email }: EmailAddressProps) {
  const { t } = useTranslation();
  const { address, waiting } = email;
  const [isTyping, setIsTyping] = useState(false);
  const { trouble, attempt, clear } = useEmailAttempts();
  const asking = useAtomValue(askForCodeAtom);
  const confirming = useAtomValue(confirmEmailAtom);
  const language = useLanguage();

  const ask = async (wanted: string) => {
    if (asking.isRunning()) return false;
    return attempt(() => asking.mutateAsync({ address: wanted, language }));
  };
  const askFirst = async (wanted: string) => {
    const hasSent = await ask(wanted);
    if (hasSent) setIsTyping(false);
    return hasSent;
  };
  const askAgain = async (wanted: string) => {
    if (await ask(wanted)) showToast('success', t('email.sentAgain'));
  };
  const confirm = async (code: string) => {
    if (confirming.isRunning()) return;
    if (await attempt(() => confirming.mutateAsync(code)))
      showToast('success', t('email.confirmed'));
  };
  const type = (next: boolean) => {
    setIsTyping(next);
    clear();
  };

  return (
    <div className="grid gap-3 pt-1 pb-2">
      {address === null && waiting === null && (
        <p className="text-balance text-muted text-small">{t('email.about')}</p>
      )}
      {address !== null && !isTyping && (
        <Confirmed address={address} isChanging={waiting !== null} onChange={() => type(true)} />
      )}
      {waiting !== null && !isTyping && (
        <>
          <CodeForm
            key={waiting}
            address={waiting}
            isBusy={confirming.isPending}
            onGive={confirm}
          />
          <Row>
            <RowButton isBusy={asking.isPending} onClick={() => askAgain(waiting)}>
              {t('email.again')}
            </RowButton>
            <RowButton onClick={() => type(true)}>{t('email.other')}</RowButton>
          </Row>
        </>
      )}
      {(isTyping || (address === null && waiting === null)) && (
        <AddressForm
          memberId={memberId}
          isBusy={asking.isPending}
          onAsk={askFirst}
          {...(isTyping && { onKeep: () => type(false) })}
        />
      )}
      <Trouble text={trouble} />
    </div>
  );
}

interface ConfirmedProps {
  address: string;
  /** Another address waits for its code. */
  isChanging: boolean;
  onChange: () => void;
}

function Confirmed({ address, isChanging, onChange }: ConfirmedProps) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const { mutateAsync: removeNow } = useAtomValue(removeEmailAtom);
  const remove = () =>
    openModal('confirm', {
      question: t('email.removeQuestion'),
      consequence: t('email.removeEffect'),
      action: t('email.remove'),
      onConfirm: async () => {
        await removeNow(undefined);
        showToast('success', t('email.removed'));
      },
    });
  return (
    <div>
      <p className="break-all font-medium">{address}</p>
      <Row>
        {!isChanging && <RowButton onClick={onChange}>{t('email.change')}</RowButton>}
        <RowButton onClick={remove}>{t('email.remove')}</RowButton>
      </Row>
    </div>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <p className="-my-1 flex flex-wrap gap-x-4">{children}</p>
);

interface RowButtonProps {
  isBusy?: boolean;
  onClick: () => void;
  children: string;
}

function RowButton({ isBusy = false, onClick, children }: RowButtonProps) {
  return (
    <PlainButton
      className="inline-flex min-h-11 items-center gap-2 text-muted text-small underline underline-offset-4"
      aria-busy={isBusy}
      onClick={onClick}
    >
      {isBusy && <BusyMark />}
      {children}
    </PlainButton>
  );
}
