import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isBeforeConsultation } from '../../../../contract/plain/counselCourse.ts';
import type { StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';
import { appointmentOf } from '../../../domain/counsel/appointment.ts';
import { StateTag } from '../../../domain/counsel/StateTag.tsx';
import { WishesText } from '../../../domain/counsel/WishesText.tsx';
import { classNames } from '../../../lib/classNames.ts';
import { localName } from '../../../lib/localText.ts';
import { formatCount } from '../../../lib/number.ts';
import { useLanguage } from '../../../state/language.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { Tag } from '../../../ui/status/Tag.tsx';
import { AppLink } from '../../../widgets/link/AppLink.tsx';
import { withoutCalendar } from '../../calendar/calendarBehind.ts';
import { useIsOperator } from '../../console/useStaff.ts';
import { AgeText } from '../../parts/AgeText.tsx';
import { DateTags } from '../DateTags.tsx';
import { VisitTag } from '../VisitTag.tsx';
import { rowId } from './rows.ts';
import { WaitingText } from './WaitingText.tsx';

interface InboxRowProps {
  counsel: StaffCounselCard;
  isChosen: boolean;
  isTicked: boolean;
  onTick: (isRange: boolean) => void;
  /** Staff have just changed it, and the list does not have it yet. */
  isStepped: boolean;
  /** The row says how long this was ago. */
  ageOf: 'created_at' | 'updated_at';
}

/** Who asks, about what, for when, and how long they have waited. The text is not here: reading it is recorded. */
export function InboxRow({ counsel, ageOf, ...row }: InboxRowProps) {
  const { isChosen, isTicked, onTick, isStepped } = row;
  const { t } = useTranslation('staff');
  const { t: member } = useTranslation();
  const language = useLanguage();
  const { search } = useLocation();
  const { id, state, code, waitingSince, sourceType, topic, unread, assignee } = counsel;
  // Staff of one clinic do not need its name.
  const isOperator = useIsOperator();
  const clinic = localName(language, counsel.clinic);
  const about = topic ? localName(language, topic) : null;
  // In the tab of new counsels each row has this state, so the tag would say nothing.
  const isTabOfNew = new URLSearchParams(search).get('tab') === 'new';
  const hasTag = !isTabOfNew || state !== 'AWAITING_CLINIC_CONFIRMATION';
  const name = counsel.nickname ?? t('counsel.noName');
  return (
    <Card
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] py-1.5 pr-4',
        '-outline-offset-2 outline-brand-strong has-[h2_a:focus-visible]:outline-2',
        isStepped && 'bg-quiet',
        isChosen && 'bg-brand-soft',
      )}
    >
      <Checkbox
        isChecked={isTicked}
        onChange={(_, hasShift) => onTick(hasShift)}
        className="z-1 min-h-13 w-13 self-start px-3.5"
      >
        <span className="sr-only">{t('inbox.tick', { name: `${name} ${code}` })}</span>
      </Checkbox>
      <div className="min-w-0">
        <div className="flex items-center justify-between gap-2 py-1">
          <h2 className="min-w-0 truncate">
            <AppLink
              id={rowId(id)}
              to={`/console/counsels/${id}${withoutCalendar(search)}`}
              className="card-link scroll-my-36 outline-none"
              aria-current={isChosen ? 'page' : undefined}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-muted">
                {' · '}
                <span lang={about?.lang}>
                  {about?.text ?? member(`counsel.sourceType.${sourceType}`)}
                </span>
              </span>
            </AppLink>
          </h2>
          <span className="shrink-0 text-small">
            {waitingSince ? (
              <WaitingText since={waitingSince} />
            ) : (
              <span className="text-muted">
                {ageOf === 'updated_at' && `${t('inbox.changed')} `}
                <AgeText moment={counsel[ageOf]} />
              </span>
            )}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1 text-muted text-small">
          {hasTag && <StateTag state={state} />}
          <VisitTag visitAnswer={counsel.visitAnswer} />
          {counsel.hasCome && <Tag tone="success">{t('dates.visited')}</Tag>}
          <DateTags counsel={counsel} />
          {unread > 0 && <Tag tone="brand">{t('message.unread', { n: formatCount(unread) })}</Tag>}
          <RowDate counsel={counsel} />
          <span>{t(`counsel.language.${counsel.language === 'ja' ? 'ja' : 'ko'}`)}</span>
          <span className="tabular-nums">{code}</span>
          {assignee && (
            <span className="min-w-0 truncate">
              {t('inbox.assignedTo', { name: assignee.user_id })}
            </span>
          )}
          {isOperator && (
            <span className="min-w-0 truncate" lang={clinic.lang}>
              {clinic.text}
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The next appointment; without one the proposed time, or before the consultation the first wish. */
function RowDate({ counsel }: { counsel: StaffCounselCard }) {
  const { t } = useTranslation('staff');
  const { state, proposals } = counsel;
  const wishes = isBeforeConsultation(state) ? counsel.wishes : null;
  const appointment = appointmentOf(counsel);
  if (appointment) {
    return (
      <span className="flex items-center gap-1 font-semibold text-brand-strong">
        <Icon name="calendar" className="size-4 shrink-0" />
        <WishesText wishes={{ times: [appointment.at] }} isShort />
      </span>
    );
  }
  const shown = proposals ? { times: proposals.map(({ at }) => at) } : wishes;
  if (!shown) return null;
  return (
    <span>
      <span className="font-semibold">{t(proposals ? 'inbox.proposed' : 'inbox.wish')}</span>{' '}
      <WishesText wishes={shown} isShort />
    </span>
  );
}
