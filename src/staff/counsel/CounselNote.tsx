import { useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTE_LENGTH } from '../../../contract/plain/limits.ts';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { OvertakenFields } from '../parts/form/OvertakenFields.tsx';
import { useFieldEdits } from '../parts/form/useFieldEdits.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { counselQuery, useChangeCounsel } from './counselWrites.ts';
import { sendHeldAtom } from './inbox/heldSteps.ts';

/** A note for colleagues; members never see it. */
export function CounselNote({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const { id } = counsel;
  const client = useQueryClient();
  const sendHeld = useSetAtom(sendHeldAtom);
  const { send, isBusy } = useWrite(useChangeCounsel(id));
  const edits = useFieldEdits(`staff:note:${id}`, { note: counsel.note });
  const text = edits.fields.note;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // A held step carries the present version. Saving the note raises it, so the step is sent first.
    await sendHeld();
    const { version, note } =
      client.getQueryData<{ data: StaffCounsel }>(counselQuery(id).queryKey)?.data ?? counsel;
    if (note !== counsel.note) return;
    if (await send({ version, note: text }, t('counsel.noteKept'))) edits.settle({ note: text });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3 rounded-card bg-surface p-4 shadow-card">
      <TextArea
        label={t('counsel.note')}
        hint={t('counsel.noteHint')}
        minRows={2}
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={(note) => edits.write({ note })}
      />
      {/* While the note is being saved, the page still shows the earlier one. */}
      {!isBusy && edits.overtaken.length > 0 && (
        <OvertakenFields
          fields={[{ name: 'note', label: t('counsel.note'), saved: counsel.note }]}
          onTake={edits.takeSaved}
        />
      )}
      {text !== counsel.note && (
        <Button type="submit" look="quiet" isBusy={isBusy} className="justify-self-start">
          {common('common.save')}
        </Button>
      )}
    </form>
  );
}
