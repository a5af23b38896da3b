import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_LENGTH, TEMPLATE_NAME_LENGTH } from '../../../contract/limits.ts';
import type { TemplateForm as Form, Template } from '../../../contract/staffTemplate.ts';
import { useAtomOf } from '../../api/atomsByInput.ts';
import { useDraft } from '../../domain/useDraft.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { useWrite } from '../parts/useWrite.ts';
import { removeTemplateAtoms, saveTemplateAtoms } from './templateWrites.ts';

interface TemplateFormProps {
  /** Null: the form adds a template. */
  template: Template | null;
  onClose: () => void;
}

const TYPED = {
  read: (text: string): Form | null => JSON.parse(text), // written below
  write: (form: Form | null) => form && JSON.stringify(form),
};
const EMPTY: Form = { name: '', text: '', textJa: '' };

/** This is not a <form>, because it is inside the form of the message. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const id = template?.id ?? 'new';
  const { send, isBusy } = useWrite(useAtomOf(saveTemplateAtoms, id));
  const draft = useDraft<Form | null>(`template:${id}`, TYPED, null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { name, text, textJa } = draft.value ?? template ?? EMPTY;
  const form = { name, text, textJa };
  const change = (changes: Partial<Form>) => draft.write({ ...form, ...changes });

  const save = async () => {
    const isReady = name.trim() !== '' && text.trim() !== '';
    setIsIncomplete(!isReady);
    if (!isReady) return;
    const idempotencyKey = draft.keyFor(JSON.stringify(form));
    if (!(await send({ template, form, idempotencyKey }, t('message.kept')))) return;
    draft.forget();
    onClose();
  };

  return (
    <div className="my-2 grid gap-3 rounded-card bg-surface p-3">
      <TextInput
        label={t('message.templateName')}
        maxLength={TEMPLATE_NAME_LENGTH}
        value={name}
        onChange={(next) => change({ name: next })}
      />
      <TextArea
        label={t('message.korean')}
        minRows={2}
        maxLength={MESSAGE_LENGTH}
        value={text}
        onChange={(next) => change({ text: next })}
      />
      <TextArea
        label={t('message.japanese')}
        hint={t('message.japaneseHint')}
        lang="ja"
        minRows={2}
        maxLength={MESSAGE_LENGTH}
        value={textJa}
        onChange={(next) => change({ textJa: next })}
      />
      <div role="alert" className="empty:hidden">
        {isIncomplete && <Notice tone="warning">{t('message.fillIn')}</Notice>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void save()}>
          {common('common.save')}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          {common('common.cancel')}
        </Button>
        {template && <RemoveTemplate id={template.id} onRemoved={onClose} />}
      </div>
    </div>
  );
}

/** Two presses, because a template cannot be brought back. */
function RemoveTemplate({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useAtomOf(removeTemplateAtoms, id));
  const [isAsked, setIsAsked] = useState(false);
  const press = async () => {
    if (!isAsked) return setIsAsked(true);
    if (await send(undefined, t('message.removed'))) onRemoved();
  };
  return (
    <Button look="danger" className="ml-auto" isBusy={isBusy} onClick={() => void press()}>
      {t(isAsked ? 'message.removeSurely' : 'message.remove')}
    </Button>
  );
}
