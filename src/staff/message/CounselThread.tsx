import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { Composer } from '../../domain/message/Composer.tsx';
import type { MessageValues } from '../../domain/message/messageDraft.ts';
import { useArrival } from '../../domain/message/useArrival.ts';
import { useComposer, useMessageDraft } from '../../domain/message/useComposer.ts';
import { messagesOf, useTranslations } from '../../domain/translation/useTranslations.ts';
import type { Draft } from '../../domain/useDraft.ts';
import { dataOf } from '../../lib/answer.ts';
import { useLanguage } from '../../state/language.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useIsOperator } from '../console/useStaff.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { Panel } from '../parts/Panel.tsx';
import { staffTranslationQuery } from '../translation/staffTranslations.ts';
import { fillTemplate } from './fillTemplate.ts';
import { useSendStaffMessage, useStaffThread } from './messageWrites.ts';
import { OperatorThread } from './OperatorThread.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { ThreadList } from './ThreadList.tsx';
import { useConfirmation } from './useConfirmation.ts';

/** The messages of a counsel. Operators read them with a reason; staff of the clinic write. */
export function CounselThread({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const isOperator = useIsOperator();
  return (
    <Panel title={t('message.title')}>
      {isOperator ? <OperatorThread counsel={counsel} /> : <ClinicThread counsel={counsel} />}
    </Panel>
  );
}

function ClinicThread({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const answer = useStaffThread(counsel.id);
  const translations = useTranslations(staffTranslationQuery(counsel.id, useLanguage()), {
    texts: messagesOf(dataOf(answer)?.data ?? []),
  });
  const arrived = useArrival(dataOf(answer), 'member');
  const draftName = `staff:message:${counsel.id}`;
  const loaded = useMessageDraft(draftName);
  return (
    <>
      <Loaded answer={answer}>
        {(thread) => <ThreadList thread={thread} counsel={counsel} translations={translations} />}
      </Loaded>
      <p role="status" className="sr-only">
        {arrived !== null && <span key={arrived}>{t('message.arrived')}</span>}
      </p>
      <div className="mt-4 border-line border-t pt-4">
        {loaded === undefined ? (
          <Spinner label={common('common.loading')} />
        ) : (
          <StaffComposer counsel={counsel} draftName={draftName} loaded={loaded} />
        )}
      </div>
    </>
  );
}

interface StaffComposerProps {
  counsel: StaffCounsel;
  draftName: string;
  loaded: Draft<MessageValues> | null;
}

function StaffComposer({ counsel, draftName, loaded }: StaffComposerProps) {
  const { t } = useTranslation('staff');
  const composer = useComposer(draftName, loaded, useSendStaffMessage(counsel.id));
  const { form } = composer;
  const spoken = counsel.language === 'ja' ? 'ja' : 'ko';
  const insert = (template: string) => {
    const { text, unfilled } = fillTemplate(template, counsel);
    if (unfilled.length > 0) {
      showToast('warning', t('message.unfilled', { words: unfilled.join(', ') }));
    }
    const { text: typed } = form.now();
    form.write(typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`);
  };
  return (
    <Composer
      composer={composer}
      placeholder={t('message.placeholder')}
      hint={t('message.speaks', { language: t(`counsel.language.${spoken}`) })}
      followUp={useConfirmation(counsel)}
    >
      <TemplatePicker language={spoken} onChoose={composer.isBusy ? null : insert} />
    </Composer>
  );
}
