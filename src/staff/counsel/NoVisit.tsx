import { Notice } from '../../ui/status/Notice.tsx';
import { useStaffText } from '../staffText.ts';

/** Shown before a move that completes the counsel without a visit. */
export function NoVisit() {
  const t = useStaffText();
  return (
    <div className="mb-3">
      <Notice tone="warning">{t('counsel.makesNoVisit')}</Notice>
    </div>
  );
}
