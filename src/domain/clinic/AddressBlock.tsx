import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Addressed, formatAddress, roadAddressOf } from '../../lib/address.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { selectText } from '../../ui/selectText.ts';
import { AddressMap } from '../../widgets/map/AddressMap.tsx';
import { notify } from '../../widgets/toast/notify.ts';

/** An address with a copy button and a map. Addresses are Korean in every language. */
export function AddressBlock({ place }: { place: Addressed }) {
  const { t } = useTranslation();
  const { mapsKey } = useClientConfig();
  const address = formatAddress(place);
  const line = useRef<HTMLParagraphElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('success', t('clinic.addressCopied'));
    } catch (cause) {
      console.error('The address could not be copied', cause);
      notify('error', t('clinic.addressNotCopied'));
      selectText(line.current);
    }
  };
  return (
    <>
      <div className="mb-2 flex items-center gap-1">
        <p ref={line} className="flex-1 select-all text-balance" lang="ko">
          {address}
        </p>
        <IconButton name="copy" label={t('clinic.copyAddress')} onClick={copy} />
      </div>
      <AddressMap mapsKey={mapsKey} address={roadAddressOf(place)} />
    </>
  );
}
