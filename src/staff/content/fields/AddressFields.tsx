import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ONE_LINE_LENGTH } from '../../../../contract/plain/limits.ts';
import { districtIn } from '../../../../contract/texts/addressDistrict.ts';
import { suggestAddressJa } from '../../../../contract/texts/addressJa.ts';
import { assertAnswers } from '../../../api/assertAnswers.ts';
import { AddressSearch } from '../../../widgets/address/AddressSearch.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';

type Texts = Readonly<Record<string, string>>;

interface AddressFieldsProps {
  texts: Texts;
  onWrite: (changes: Texts) => void;
}

/**
 * The postcode service finds the road address; it can also be typed. A found address fills in the district, too, and
 * drafts the Japanese address; what a person chose or typed stays.
 */
export function AddressFields({ texts, onWrite }: AddressFieldsProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const detail = useRef<HTMLInputElement>(null);
  const [isSearching, setIsSearching] = useState(false);
  const [suggested, setSuggested] = useState('');
  const [filledDistrict, setFilledDistrict] = useState('');
  const parts = (name: 'roadAddress' | 'detailAddress' | 'address' | 'addressJa') => ({
    label: t(`content.field.${name}`),
    value: texts[name] ?? '',
    onChange: (text: string) => write({ [name]: text }, name !== 'addressJa' && isDraft),
    maxLength: ONE_LINE_LENGTH,
    lang: name === 'addressJa' ? 'ja' : 'ko',
  });
  const { addressJa = '', district = '' } = texts;
  const isDraft = addressJa !== '' && addressJa === suggested;
  // A suggestion never replaces what a person typed.
  const isTyped = addressJa !== '' && !isDraft;

  const write = (changes: Texts, isDrafted: boolean) => {
    if (!isDrafted) return onWrite(changes);
    const suggestion = suggestAddressJa(koreanOf({ ...texts, ...changes }));
    setSuggested(suggestion);
    onWrite({ ...changes, addressJa: suggestion });
  };
  const writeFound = ({ address, roadAddress }: { address: string; roadAddress: string }) => {
    const road = roadAddress || address;
    const isChosen = district !== '' && district !== filledDistrict;
    const found = districtIn(road) ?? '';
    if (!isChosen) setFilledDistrict(found);
    write({ address, roadAddress: road, ...(!isChosen && { district: found }) }, !isTyped);
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
            onComplete={(found) => {
              writeFound(found);
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
          disabled: koreanOf(texts) === '' || isTyped,
          onClick: () => write({}, true),
        }}
      />
    </div>
  );
}

const koreanOf = ({ roadAddress = '', detailAddress = '', address = '' }: Texts) =>
  (roadAddress ? `${roadAddress} ${detailAddress}` : address).trim();
