import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/plain/language.ts';
import {
  MESSAGE_LENGTH,
  TEMPLATE_NAME_LENGTH,
  TEMPLATES_MAX,
} from '../../../contract/plain/limits.ts';
import type { TemplateForm as Form, Template } from '../../../contract/staff/staffTemplate.ts';
import { codeOf } from '../../api/ApiError.ts';
import { TEMPLATE_WORDS } from '../../i18n/templateWords.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { TextArea } from '../../widgets/text/TextArea.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { OvertakenFields } from '../parts/form/OvertakenFields.tsx';
import { useFieldEdits } from '../parts/form/useFieldEdits.ts';
import { useSecondPress } from '../parts/form/useSecondPress.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { useRemoveTemplate, useSaveTemplate } from './templateWrites.ts';

interface TemplateFormProps {
  /** Null: the form adds a template. */
  template: Template | null;
  /** A colleague has deleted the template: what is typed stays, and can be added as a new one. */
  isGone?: boolean;
  onClose: () => void;
}

const formOf = ({ name, text, textJa }: Template): Form => ({ name, text, textJa });
const LABELS = {
  name: 'message.templateName',
  text: 'message.korean',
  textJa: 'message.japanese',
} as const;
const wordsIn = (language: Language) => Object.values(TEMPLATE_WORDS[language]).join(', ');
const EMPTY: Form = { name: '', text: '', textJa: '' };

/** This is not a <form>, because it is inside the form of the message. */
export function TemplateForm({ template, isGone = false, onClose }: TemplateFormProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const id = template?.id ?? 'new';
  const { send, isBusy } = useWrite(useSaveTemplate(id), (cause) =>
    codeOf(cause) === 'not_allowed_now'
      ? t('message.tooManyTemplates', { n: formatCount(TEMPLATES_MAX) })
      : undefined,
  );
  const edits = useFieldEdits(`staff:templateEdits:${id}`, template ? formOf(template) : EMPTY);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { fields: form, overtaken, write } = edits;
  const { name, text, textJa } = form;

  const close = () => {
    edits.forget();
    onClose();
  };
  const save = async () => {
    const isReady = name.trim() !== '' && text.trim() !== '';
    setIsIncomplete(!isReady);
    if (!isReady) return;
    const idempotencyKey = edits.keyFor(JSON.stringify(form));
    const changed = isGone ? null : template;
    if (await send({ template: changed, form, idempotencyKey }, t('message.kept'))) close();
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
        hint={t('message.koreanHint', { words: wordsIn('ko') })}
        minRows={2}
        maxLength={MESSAGE_LENGTH}
        value={text}
        onChange={(next) => write({ text: next })}
      />
      <TextArea
        label={t(LABELS.textJa)}
        hint={t('message.japaneseHint', { words: wordsIn('ja') })}
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
        {isGone && <Notice tone="warning">{t('message.templateGone')}</Notice>}
        {isIncomplete && <Notice tone="warning">{t('message.fillIn')}</Notice>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void save()}>
          {common('common.save')}
        </Button>
        <Button look="quiet" onClick={close}>
          {common('common.cancel')}
        </Button>
        {template && !isGone && <RemoveTemplate template={template} onRemoved={close} />}
      </div>
    </div>
  );
}

interface RemoveTemplateProps {
  template: Template;
  onRemoved: () => void;
}

function RemoveTemplate({ template: { id, version }, onRemoved }: RemoveTemplateProps) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useRemoveTemplate(id));
  const remove = async () => {
    if (await send(version, t('message.removed'))) onRemoved();
  };
  const { isAsked, press } = useSecondPress(() => void remove());
  return (
    <Button look="danger" className="ml-auto" isBusy={isBusy} {...press}>
      {t(isAsked ? 'message.removeSurely' : 'message.remove')}
    </Button>
  );
}
