import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MESSAGE_LENGTH,
  TEMPLATE_NAME_LENGTH,
  TEMPLATES_MAX,
} from '../../../contract/plain/limits.ts';
import type { TemplateForm as Form, Template } from '../../../contract/staff/staffTemplate.ts';
import { codeOf } from '../../api/ApiError.ts';
import { useAtomOf } from '../../api/atomsByInput.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { OvertakenFields } from '../parts/OvertakenFields.tsx';
import { useFieldEdits } from '../parts/useFieldEdits.ts';
import { useWrite } from '../parts/useWrite.ts';
import { removeTemplateAtoms, saveTemplateAtoms } from './templateWrites.ts';

interface TemplateFormProps {
  /** Null: the form adds a template. */
  template: Template | null;
  onClose: () => void;
}

const formOf = ({ name, text, textJa }: Template): Form => ({ name, text, textJa });
const LABELS = {
  name: 'message.templateName',
  text: 'message.korean',
  textJa: 'message.japanese',
} as const;
const EMPTY: Form = { name: '', text: '', textJa: '' };

/** This is not a <form>, because it is inside the form of the message. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const id = template?.id ?? 'new';
  const { send, isBusy } = useWrite(useAtomOf(saveTemplateAtoms, id), (cause) =>
    codeOf(cause) === 'not_allowed_now'
      ? t('message.tooManyTemplates', { n: formatCount(TEMPLATES_MAX) })
      : undefined,
  );
  const edits = useFieldEdits(`staff:templateEdits:${id}`, template ? formOf(template) : EMPTY);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { fields: form, overtaken, write } = edits;
  const { name, text, textJa } = form;

  const save = async () => {
    const isReady = name.trim() !== '' && text.trim() !== '';
    setIsIncomplete(!isReady);
    if (!isReady) return;
    const idempotencyKey = edits.keyFor(JSON.stringify(form));
    if (!(await send({ template, form, idempotencyKey }, t('message.kept')))) return;
    edits.forget();
    onClose();
  };

  return (
    <div className="my-2 grid gap-3 rounded-card bg-surface p-3">
      <TextInput
        label={t(LABELS.name)}
        maxLength={TEMPLATE_NAME_LENGTH}
        value={name}
        onChange={(next) => write({ name: next })}
      />
      <TextArea
        label={t(LABELS.text)}
        minRows={2}
        maxLength={MESSAGE_LENGTH}
        value={text}
        onChange={(next) => write({ text: next })}
      />
      <TextArea
        label={t(LABELS.textJa)}
        hint={t('message.japaneseHint')}
        lang="ja"
        minRows={2}
        maxLength={MESSAGE_LENGTH}
        value={textJa}
        onChange={(next) => write({ textJa: next })}
      />
      <OvertakenFields
        fields={overtaken.map((field) => ({
          name: field,
          label: t(LABELS[field]),
          saved: template?.[field] ?? '',
        }))}
        onTake={edits.takeSaved}
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
            edits.forget();
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
