import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { VISIT_ANSWERS } from '../../../contract/plain/enums.ts';
import type { VisitAnswer } from '../../../contract/visitAnswer.ts';
import { codeOf } from '../../api/ApiError.ts';
import { classNames } from '../../lib/classNames.ts';
import { formatMonthDay } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { useFailureText } from '../failureText.ts';
import type { TimedAppointment } from './appointment.ts';
import { useAnswerVisit } from './counselWrites.ts';

interface VisitQuestionProps {
  counsel: Counsel;
  appointment: TimedAppointment | null;
  /** In a list, whose row names the day already. */
  isShort?: boolean;
}

/**
 * Asks whether the member came, from the time of the appointment on, unless the clinic has confirmed it. The answer may
 * be changed.
 */
export function VisitQuestion({ appointment, ...rest }: VisitQuestionProps) {
  if (!appointment?.hasBegun || rest.counsel.hasCome) return null;
  return <Question {...rest} at={appointment.at} />;
}

interface QuestionProps {
  counsel: Counsel;
  at: string;
  isShort?: boolean;
}

function Question({ counsel, at, isShort = false }: QuestionProps) {
  const { t } = useTranslation();
  const day = formatMonthDay(at, useLanguage());
  const write = useAnswerVisit(counsel.id);
  const failureText = useFailureText();
  const hasMoved = codeOf(write.error) === 'not_allowed_now';
  const answer = standingAnswer(counsel);
  const press = (next: VisitAnswer['answer']) => {
    if (next === answer || write.isRunning()) return;
    write.mutateAsync({ answer: next, appointmentAt: at }).catch((cause: unknown) => {
      console.error('The answer about the visit was not sent', cause);
    });
  };
  return (
    <fieldset className={classNames('relative z-1 min-w-0', isShort ? 'mt-3' : 'mt-4')}>
      <legend className={isShort ? 'text-small' : 'font-semibold'}>
        {t('dates.visit.question', { day })}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {VISIT_ANSWERS.map((each) => (
          <Button
            key={each}
            look="quiet"
            className={classNames(
              'grow aria-pressed:bg-brand-soft aria-pressed:text-brand-strong aria-pressed:inset-ring-brand',
              isShort ? 'px-2! text-small!' : 'px-3!',
            )}
            aria-pressed={each === answer}
            isBusy={write.isPending && write.variables.answer === each}
            onClick={() => press(each)}
          >
            {each === answer && <Icon name="check" className="size-4" />}
            {t(`dates.visit.${each}`)}
          </Button>
        ))}
      </div>
      <SlowNotice isWaiting={write.isPending} />
      <div role="status" className="not-empty:mt-2">
        {write.error !== null && (
          <Notice tone="warning">
            {hasMoved ? t('dates.visit.moved') : failureText(write.error)}
          </Notice>
        )}
        {write.error === null && answer && (
          <p className={isShort ? 'sr-only' : 'text-muted text-small'}>{t('dates.visit.told')}</p>
        )}
      </div>
    </fieldset>
  );
}

/**
 * The answer that the page shows as chosen. A "came" from before staff noted a no-show does not count: the member is
 * asked again and can contradict the note.
 */
function standingAnswer({ visitAnswer, noShow }: Counsel): VisitAnswer['answer'] | undefined {
  if (visitAnswer?.answer === 'came' && noShow && noShow.at > visitAnswer.at) return undefined;
  return visitAnswer?.answer;
}
