import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import type { Message } from '../../../contract/message.ts';
import { isOver, isStepBack } from '../../../contract/plain/counselCourse.ts';
import { TIMELINE_SHOWN } from '../../constants.ts';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { MessageBubble } from '../../domain/message/MessageBubble.tsx';
import type { LoadedThread } from '../../domain/message/thread.ts';
import { entriesOf, lastRead } from '../../domain/message/timeline.ts';
import { TranslatedText } from '../../domain/translation/TranslatedText.tsx';
import type { ShownTranslations } from '../../domain/translation/useTranslations.ts';
import { classNames } from '../../lib/classNames.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { moveFocusTo } from '../../ui/focus/nearFocus.ts';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { DateText } from '../../widgets/DateText.tsx';

type Change = Counsel['history'][number];

/** The HTML id of the entry of a message. */
export const entryId = (message: Message) => `message-${message.id}`;

interface CounselTimelineProps {
  counsel: Counsel;
  thread: LoadedThread<Message> | undefined;
  translations: ShownTranslations;
}

/** What happened and what was written, in order, and the next step. */
export function CounselTimeline({ counsel, thread, translations }: CounselTimelineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { history, state, changed } = counsel;
  const newest = history.at(-1);
  const entries = entriesOf(history, thread?.data ?? []);
  const folded = isWhole ? 0 : Math.max(0, entries.length - TIMELINE_SHOWN);
  const read = thread && lastRead(thread, 'member');
  const clinic = localName(language, counsel.clinic).text;
  const showWhole = () => {
    flushSync(() => setIsWhole(true));
    // The pressed button is gone. The entries begin in its place.
    moveFocusTo(list.current?.firstElementChild);
  };
  return (
    <>
      {folded > 0 && (
        <Button look="quiet" className="mb-4 w-full" onClick={showWhole}>
          {t('message.earlier', { n: formatCount(folded) })}
        </Button>
      )}
      <ol ref={list}>
        {entries.slice(folded).map((entry) =>
          entry.kind === 'message' ? (
            <TimelineEntry key={entry.message.id} id={entryId(entry.message)} look="message">
              <MessageBubble
                message={entry.message}
                isMine={entry.message.by === 'member'}
                name={entry.message.by === 'member' ? t('message.me') : clinic}
                isRead={entry.message.number === read}
                translations={translations}
              />
            </TimelineEntry>
          ) : (
            <TimelineEntry
              key={entry.at + entry.change.to}
              look={entry.change === newest ? 'newest' : 'past'}
            >
              <ChangeEntry
                change={entry.change}
                isNews={changed && entry.change === newest}
                translations={translations}
              />
            </TimelineEntry>
          ),
        )}
        {!isOver(state) && (
          <TimelineEntry look="ahead">
            <p className="text-muted text-small">{t('counsel.nextStep')}</p>
            <p className="text-muted">
              <NextStep counsel={counsel} />
            </p>
          </TimelineEntry>
        )}
      </ol>
    </>
  );
}

function NextStep({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const appointment = useAppointment(counsel);
  if (counsel.hasCome) return t(`dates.visit.next.${counsel.state}`, { defaultValue: '' });
  if (!appointment?.hasBegun) return t(`counsel.next.${counsel.state}`, { defaultValue: '' });
  return t(counsel.noShow ? 'dates.noShow.nextStep' : 'dates.appointment.nextStep');
}

interface ChangeEntryProps {
  change: Change;
  isNews: boolean;
  translations: ShownTranslations;
}

function ChangeEntry({ change, isNews, translations }: ChangeEntryProps) {
  const { t } = useTranslation();
  const { at, by, reason, reasonId = '', cause, proposedAt } = change;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <ChangeText change={change} />
        {isNews && <NewsDot label={t('common.changed')} />}
      </p>
      <p className="text-muted text-small">
        <DateText moment={at} withTime /> · {t(`counsel.by.${proposedAt ? 'member' : by}`)}
      </p>
      {proposedAt && !isStepBack(change.from, change.to) && (
        <p className="text-muted text-small">{t('counsel.accepted')}</p>
      )}
      {cause && <p className="text-muted text-small">{t(`counsel.cause.${cause}`)}</p>}
      {reason && (
        <div className="mt-2 rounded-card bg-quiet px-4 py-3 text-small">
          <p className="text-muted">{t('counsel.reason')}</p>
          <TranslatedText
            text={reason}
            translation={translations.find(reasonId)}
            isPending={translations.isPending(reasonId)}
          />
        </div>
      )}
    </>
  );
}

function ChangeText({ change }: { change: Change }) {
  const { t } = useTranslation();
  if (change.from === null) return t('counsel.requested');
  if (isStepBack(change.from, change.to)) return t('counsel.rescheduled');
  return t(`counsel.state.${change.to}`, { defaultValue: change.to });
}

const DOTS = {
  past: 'bg-edge',
  message: 'bg-line',
  newest: 'bg-action ring-4 ring-brand-soft',
  ahead: 'bg-surface inset-ring-2 inset-ring-edge',
};

interface TimelineEntryProps {
  id?: string;
  look: keyof typeof DOTS;
  children: ReactNode;
}

function TimelineEntry({ id, look, children }: TimelineEntryProps) {
  return (
    <li id={id} className="group relative pb-6 pl-7 last:pb-0">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-4 bottom-[-0.5rem] left-[0.3125rem] border-line border-l-2 group-last:hidden',
        )}
      />
      <span
        aria-hidden="true"
        className={classNames('absolute top-[0.375rem] left-0 size-3 rounded-full', DOTS[look])}
      />
      {children}
    </li>
  );
}
