import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerName } from '../../domain/taxonomy/pickerFor.ts';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { TermPicker } from './TermPicker.tsx';
import { TreatmentPicker } from './TreatmentPicker.tsx';
import { useFilterChoice } from './useFilterChoice.ts';
import { WayPicker } from './WayPicker.tsx';

const TITLES = {
  way: 'contents.chooseWay',
  specialty: 'contents.chooseSpecialty',
  part: 'contents.choosePart',
  concern: 'contents.chooseConcern',
  treatment: 'contents.chooseTreatment',
} as const;

interface PickerModalProps {
  /** The first picker: after `way`, the next one opens in the same modal. */
  picker: PickerName;
  onClose: () => void;
}

export function PickerModal({ picker, onClose }: PickerModalProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(picker);
  const choice = useFilterChoice(onClose);
  return (
    <Modal place="bottom" title={t(TITLES[shown])} closeLabel={t('common.close')} onClose={onClose}>
      {shown === 'way' && <WayPicker onChoose={setShown} />}
      {shown === 'treatment' && <TreatmentPicker choice={choice} />}
      {shown !== 'way' && shown !== 'treatment' && (
        <TermPicker key={shown} picker={shown} choice={choice} />
      )}
    </Modal>
  );
}
