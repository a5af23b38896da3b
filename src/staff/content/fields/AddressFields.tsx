import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ONE_LINE_LENGTH } from '../../../../contract/plain/limits.ts';
import { suggestAddressJa } from '../../../../contract/texts/addressJa.ts';
import { assertAnswers } from '../../../api/assertAnswers.ts';
import { AddressSearch } from '../../../widgets/address/AddressSearch.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';

interface AddressFieldsProps {
  texts: Readonly<Record<string, string>>;
  onWrite: (changes: Record<string, string>) => void;
}

/** The postcode service finds the road address; it can also be typed. */
export function AddressFields({ texts, onWrite }: AddressFieldsProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const detail = useRef<HTMLInputElement>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [suggested, setSuggested] = useState('');
  const parts = (name: 'roadAddress' | 'detailAddress' | 'address' | 'addressJa') => ({
    label: t(`content.field.${name}`),
    value: texts[name] ?? '',
    onChange: (text: string) => onWrite({ [name]: text }),
    maxLength: ONE_LINE_LENGTH,
    lang: name === 'addressJa' ? 'ja' : 'ko',
  });
  const { roadAddress = '', detailAddress = '', address = '', addressJa = '' } = texts;
  const korean = (roadAddress ? `${roadAddress} ${detailAddress}` : address).trim();
  // A suggestion never replaces what a person typed.
  const isTyped = addressJa !== '' && addressJa !== suggested;

  const suggest = () => {
    const suggestion = suggestAddressJa(korean);
    setSuggested(suggestion);
    onWrite({ addressJa: suggestion });
  };
  return (
    <div className="grid gap-4">
      <TextInput
        {...parts('roadAddress')}
        sideButton={{
          label: common('input.addressSearch'),
          onClick: () => setIsSearching(!isSearching),
        }}
      />
      {isSearching && (
        <div className="grid gap-2">
          <p className="text-muted text-small">{t('content.typeAddress')}</p>
          <AddressSearch
            askSite={assertAnswers}
            onComplete={({ address, roadAddress }) => {
              onWrite({ address, roadAddress: roadAddress || address });
              setIsSearching(false);
              // The search has the focus when it closes, so the next field gets it.
              detail.current?.focus();
            }}
          />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <TextInput ref={detail} {...parts('detailAddress')} />
        <TextInput {...parts('address')} />
      </div>
      <TextInput
        {...parts('addressJa')}
        sideButton={{
          label: t('content.draftAddress'),
          disabled: korean === '' || isTyped,
          onClick: suggest,
        }}
      />
    </div>
  );
}
