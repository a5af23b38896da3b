import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameReading } from '../../../contract/texts/nameReading.ts';
import { addressReading } from '../../domain/clinic/reading.ts';
import { TAXI_REQUEST } from '../../i18n/taxiDriver.ts';
import { formatAddress } from '../../lib/address.ts';
import { phoneAddress } from '../../lib/phone.ts';
import type { ModalContentProps } from '../../state/modal.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { useDialog } from '../../ui/dialog/useDialog.ts';

/**
 * The address for a taxi driver, large and in Korean, with the Japanese for the reader below. It asks for nothing, so it
 * works without a connection.
 */
export function TaxiModal({ clinic, onClose }: ModalContentProps<'taxi'>) {
  const { t } = useTranslation();
  const dialog = useDialog(onClose);
  const { name, nameJa, phone } = clinic;
  return (
    <dialog
      {...dialog}
      aria-label={t('clinic.showTaxi')}
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-appear overflow-y-auto bg-paper pt-safe text-on-paper"
    >
      <div className="mx-auto flex min-h-full max-w-column flex-col px-5 pb-8">
        <div className="flex items-center justify-between gap-2 py-2">
          <p>{t('clinic.taxiHint')}</p>
          <IconButton
            name="close"
            label={t('common.close')}
            className="-mr-3 active:bg-on-paper/10"
            onClick={onClose}
          />
        </div>
        <div className="my-auto grid gap-8 py-4">
          <WithReading reading={t('clinic.taxiRequest')}>
            <p className="font-semibold text-headline">{TAXI_REQUEST}</p>
          </WithReading>
          <WithReading reading={addressReading(clinic)}>
            <p className="text-balance break-keep font-bold text-[2rem] leading-tight">
              {formatAddress(clinic)}
            </p>
          </WithReading>
          <WithReading reading={nameJa || nameReading(name)}>
            <p className="break-keep font-semibold text-headline">{name}</p>
          </WithReading>
          {phone && (
            <TextLink
              href={phoneAddress(phone)}
              className="inline-flex min-h-11 items-center text-headline tabular-nums underline underline-offset-4"
            >
              {phone}
            </TextLink>
          )}
        </div>
      </div>
    </dialog>
  );
}

interface WithReadingProps {
  /** The same in Japanese. */
  reading: string | null | undefined;
  children: ReactNode;
}

function WithReading({ reading, children }: WithReadingProps) {
  return (
    <div className="grid gap-1">
      <div lang="ko">{children}</div>
      {reading && <p>{reading}</p>}
    </div>
  );
}
