import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staffCounsel.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { useStaffText } from '../useStaffText.ts';
import { useCounselDesk } from './useCounselDesk.ts';

/** For colleagues only. */
export function CounselNote({ counsel }: { counsel: StaffCounsel }) {
  const t = useStaffText();
  const { t: common } = useTranslation();
  const { change, isBusy } = useCounselDesk(counsel);
  const [note, setNote] = useState(counsel.note);
  return (
    <div className="rounded-card bg-surface p-4 shadow-card">
      <TextArea
        label={t('counsel.note')}
        hint={t('counsel.noteHint')}
        minRows={2}
        maxLength={5_000}
        value={note}
        onChange={setNote}
      />
      {note !== counsel.note && (
        <Button
          look="quiet"
          className="mt-3"
          isBusy={isBusy}
          onClick={() => change({ note }, t('counsel.noteKept'))}
        >
          {common('common.save')}
        </Button>
      )}
    </div>
  );
}
