import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { isOver } from '../../../contract/plain/counselCourse.ts';
import { Button } from '../../ui/button/Button.tsx';
import { hasMissed } from './hasMissed.ts';

interface AskForDateProps {
  counsel: Counsel;
  /** Opens the thread with this text in the composer. */
  onWrite: (text: string) => void;
}

/**
 * Begins a message that asks for a date: of the treatment after the consultation, or of another visit after a missed
 * one. Absent while the clinic proposes times.
 */
export function AskForDate({ counsel, onWrite }: AskForDateProps) {
  const { t } = useTranslation();
  const { state, proposals = [], textsErased } = counsel;
  // Without its texts the counsel has no composer.
  if (proposals.length > 0 || textsErased?.by === 'member') return null;
  const ask = (date: 'treatment' | 'again') => (
    <Button look="quiet" onClick={() => onWrite(t(`counsel.askDate.${date}Draft`))}>
      {t(`counsel.askDate.${date}`)}
    </Button>
  );
  if (state === 'CONSULTATION_COMPLETE') return ask('treatment');
  return hasMissed(counsel) && !isOver(state) ? ask('again') : null;
}
