import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { letterKeysAtom } from './letterKeys.ts';

/** Switches the keys of one letter on and off. It stands beside each list of keys. */
export function LetterKeysSwitch() {
  const { t } = useTranslation('staff');
  const [isOn, switchKeys] = useAtom(letterKeysAtom);
  return (
    <Checkbox isChecked={isOn} onChange={switchKeys}>
      {t('letterKeys')}
    </Checkbox>
  );
}
