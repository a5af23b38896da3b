import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/plain/language.ts';
import type { Template } from '../../../contract/staff/staffTemplate.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { deviceSwitchAtom } from '../parts/deviceSwitchAtom.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { NoTemplates } from './NoTemplates.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { templatesQuery } from './templateWrites.ts';

interface TemplatePickerProps {
  /** The member's language. */
  language: Language;
  /** Null while a message is being sent. */
  onChoose: ((text: string) => void) | null;
}

/** They stay open from one counsel to the next. */
const isOpenAtom = deviceSwitchAtom('staff-templates', false);

/** Texts that the clinic often sends. A press puts one into the message; they are edited here, too. */
export function TemplatePicker({ language, onChoose }: TemplatePickerProps) {
  const { t } = useTranslation('staff');
  const [isOpen, setIsOpen] = useAtom(isOpenAtom);
  const listId = useId();
  return (
    <div>
      <PlainButton
        className="min-h-11 font-semibold text-brand-strong text-small underline underline-offset-4"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('message.templates')}
      </PlainButton>
      <div id={listId} hidden={!isOpen}>
        {isOpen && <Templates language={language} onChoose={onChoose} />}
      </div>
    </div>
  );
}

const textIn = ({ text, textJa }: Template, language: Language) =>
  (language === 'ja' && textJa) || text;

function Templates({ language, onChoose }: TemplatePickerProps) {
  const { t } = useTranslation('staff');
  const answer = useAnswer(templatesQuery);
  /** The template as it was when its form was opened. */
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const opened = edited === 'new' ? null : edited;
  const isGone =
    opened !== null && dataOf(answer)?.data.every(({ id }) => id !== opened.id) === true;
  const close = () => setEdited(null);
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-quiet p-3">
      <Loaded answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <NoTemplates />
          ) : (
            <ul className="grid grid-cols-1 gap-1">
              {data.map((template) => (
                <li key={template.id}>
                  <TemplateRow
                    template={template}
                    text={textIn(template, language)}
                    isEdited={opened?.id === template.id}
                    onChoose={onChoose}
                    onEdit={() => setEdited(opened?.id === template.id ? null : template)}
                    onClose={close}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited === 'new' || isGone ? (
        <TemplateForm template={opened} isGone={isGone} onClose={close} />
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setEdited('new')}>
          {t('message.newTemplate')}
        </Button>
      )}
    </div>
  );
}

interface TemplateRowProps {
  template: Template;
  text: string;
  isEdited: boolean;
  onChoose: TemplatePickerProps['onChoose'];
  onEdit: () => void;
  onClose: () => void;
}

function TemplateRow(props: TemplateRowProps) {
  const { template, text, isEdited, onChoose, onEdit, onClose } = props;
  const { t } = useTranslation('staff');
  const { name } = template;
  return (
    <>
      <div className="flex items-center gap-1">
        <PlainButton
          className="min-h-11 min-w-0 flex-1 rounded-card bg-surface px-3 py-2 text-left disabled:opacity-40"
          aria-label={t('message.insert', { name })}
          disabled={!onChoose}
          onClick={() => onChoose?.(text)}
        >
          <span className="block font-semibold text-small">{name}</span>
          <span className="block truncate text-muted text-small">{text}</span>
        </PlainButton>
        <IconButton
          name="edit"
          label={t('message.editTemplate', { name })}
          iconClassName="size-5"
          aria-expanded={isEdited}
          onClick={onEdit}
        />
      </div>
      {isEdited && <TemplateForm key={template.version} template={template} onClose={onClose} />}
    </>
  );
}
