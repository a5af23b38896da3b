import { useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_LENGTH } from '../../../contract/plain/limits.ts';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { useAtomOf } from '../../api/atomsByInput.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { changeCounselAtoms, counselQuery } from './counselWrites.ts';
import { sendHeldAtom } from './inbox/heldSteps.ts';
import { useNoteDraft } from './useNoteDraft.ts';

/** A note for colleagues; members never see it. */
export function CounselNote({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const { id } = counsel;
  const client = useQueryClient();
  const sendHeld = useSetAtom(sendHeldAtom);
  const { send, isBusy } = useWrite(useAtomOf(changeCounselAtoms, id));
  const { text, isChanged, isOvertaken, ...draft } = useNoteDraft(counsel);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // A held step carries the present version. Saving the note raises it, so the step is sent first.
    await sendHeld();
    const { version, note } =
      client.getQueryData<{ data: StaffCounsel }>(counselQuery(id).queryKey)?.data ?? counsel;
    if (note !== counsel.note) return;
    if (await send({ version, note: text }, t('counsel.noteKept'))) draft.settle(text);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3 rounded-card bg-surface p-4 shadow-card">
      <TextArea
        label={t('counsel.note')}
        hint={t('counsel.noteHint')}
        minRows={2}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={draft.write}
      />
      {isOvertaken && (
        <Notice tone="warning">
          {t('counsel.noteOvertaken')}
          <span className="block whitespace-pre-line text-ink">{counsel.note}</span>
        </Notice>
      )}
      {isChanged && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="quiet" isBusy={isBusy}>
            {common('common.save')}
          </Button>
          {isOvertaken && (
            <Button look="quiet" onClick={draft.takeSaved}>
              {t('counsel.takeSavedNote')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
