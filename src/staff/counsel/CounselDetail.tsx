import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { useFreshAnswer } from '../../api/useServerData.ts';
import { StateTag } from '../../domain/counsel/StateTag.tsx';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { calendarBehind } from '../calendar/calendarBehind.ts';
import { CounselThread } from '../message/CounselThread.tsx';
import { DetailPane } from '../parts/list/DetailPane.tsx';
import { Loaded } from '../parts/list/Loaded.tsx';
import { AssigneeChoice } from './AssigneeChoice.tsx';
import { CounselFacts } from './CounselFacts.tsx';
import { CounselHistory } from './CounselHistory.tsx';
import { CounselMoves } from './CounselMoves.tsx';
import { CounselNote } from './CounselNote.tsx';
import { counselQuery } from './counselWrites.ts';
import { DateTags } from './DateTags.tsx';
import { CounselDates } from './dates/CounselDates.tsx';
import { shownStepsAtom } from './inbox/heldSteps.ts';
import { afterStep } from './inbox/inboxActions.ts';
import { NextCounsel } from './inbox/NextCounsel.tsx';
import { VisitCode } from './VisitCode.tsx';
import { VisitTag } from './VisitTag.tsx';

export function CounselDetail({ counselId }: { counselId: string }) {
  const { t } = useTranslation('staff');
  const answer = useFreshAnswer(counselQuery(counselId));
  const step = useAtomValue(shownStepsAtom).get(counselId);
  const { search } = useLocation();
  const calendar = calendarBehind(search);
  return (
    <DetailPane
      name={t('counsels')}
      isFromElsewhere={calendar !== null}
      listPath={calendar ?? `/console/counsels${search}`}
      listName={t(calendar ? 'schedule' : 'counsel.inbox')}
    >
      <Loaded answer={answer}>
        {({ data: counsel }) => (
          <div className="grid grid-cols-1 gap-4">
            <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Heading counsel={counsel} />
              <StateTag state={afterStep(counsel, step).state} />
              {counsel.visitedAt && <Tag tone="success">{t('dates.visited')}</Tag>}
              <VisitTag visitAnswer={counsel.visitAnswer} />
              <DateTags counsel={afterStep(counsel, step)} />
              <div className="text-small sm:ml-auto sm:w-56 max-sm:mt-2 max-sm:w-full">
                <AssigneeChoice counsel={counsel} />
              </div>
            </header>
            {counsel.consentMissing && counsel.textsErased?.by !== 'member' && (
              <Notice tone="warning">{t('message.consentMissing')}</Notice>
            )}
            <CounselFacts counsel={counsel} />
            {step ? (
              <Notice>{t('inbox.held')}</Notice>
            ) : (
              <>
                <CounselDates counsel={counsel} />
                <VisitCode counsel={counsel} />
                <CounselMoves counsel={counsel} />
              </>
            )}
            {counsel.textsErased?.by !== 'member' && (
              <>
                <CounselThread counsel={counsel} />
                <CounselNote counsel={counsel} />
              </>
            )}
            <CounselHistory counsel={counsel} />
            {!calendar && <NextCounsel key={search} counsel={counsel} />}
          </div>
        )}
      </Loaded>
    </DetailPane>
  );
}

/** Who asks, about what, and in which language. */
function Heading({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { code, nickname, topic, sourceType } = counsel;
  const about = topic && localName(language, topic);
  return (
    <div className="w-full min-w-0">
      <h1 className="font-bold text-title">{nickname ?? t('counsel.noName')}</h1>
      <p className="text-muted text-small">
        <span lang={about?.lang}>{about?.text ?? common(`counsel.sourceType.${sourceType}`)}</span>
        {` · ${t(`counsel.language.${counsel.language === 'ja' ? 'ja' : 'ko'}`)} · `}
        <span className="tabular-nums">{code}</span>
      </p>
    </div>
  );
}
