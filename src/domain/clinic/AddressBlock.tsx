import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Addressed, formatAddress, roadAddressOf } from '../../lib/address.ts';
import { classNames } from '../../lib/classNames.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { useLanguage } from '../../state/language.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { copyText } from '../../ui/copyText.ts';
import { AddressMap, type MapPlace } from '../../widgets/map/AddressMap.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { addressReading } from './reading.ts';

/** An address with a copy button and a map. Japanese readers also get its reading; maps and taxis need the Korean one. */
export function AddressBlock({ place }: { place: Addressed & MapPlace }) {
  const { t } = useTranslation();
  const { mapsKey } = useClientConfig();
  const reading = useLanguage() === 'ja' ? addressReading(place) : undefined;
  const address = formatAddress(place);
  const line = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    if (await copyText(address, line.current)) showToast('success', t('clinic.addressCopied'));
    else showToast('error', t('clinic.addressNotCopied'));
  };
  return (
    <>
      {reading && <p className="text-balance">{reading}</p>}
      <div className="mb-2 flex items-center gap-1">
        <p
          ref={line}
          className={classNames(
            'flex-1 select-all text-balance',
            reading && 'text-muted text-small',
          )}
          lang="ko"
        >
          {address}
        </p>
        <IconButton name="copy" label={t('clinic.copyAddress')} onClick={copy} />
      </div>
      <AddressMap
        mapsKey={mapsKey}
        address={roadAddressOf(place)}
        place={{ ...place, addressJa: reading }}
      />
    </>
  );
}
