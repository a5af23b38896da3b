import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalContentProps } from '../../state/modal.ts';
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

export function PickerModal({ picker, onClose }: ModalContentProps<'picker'>) {
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
