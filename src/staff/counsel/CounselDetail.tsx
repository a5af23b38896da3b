import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFreshAnswer } from '../../api/useServerData.ts';
import { StateTag } from '../../domain/counsel/StateTag.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
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
import { VisitCode } from './VisitCode.tsx';
import { VisitTag } from './VisitTag.tsx';

export function CounselDetail({ counselId }: { counselId: string }) {
  const { t } = useTranslation('staff');
  const answer = useFreshAnswer(counselQuery(counselId));
  const step = useAtomValue(shownStepsAtom).get(counselId);
  return (
    <DetailPane name={t('counsels')} listPath="/console/counsels" listName={t('counsel.inbox')}>
      <Loaded answer={answer}>
        {({ data: counsel }) => (
          <div className="grid gap-4">
            <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="font-bold text-title tabular-nums">{counsel.code}</h1>
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
            {step ? (
              <Notice>{t('inbox.held')}</Notice>
            ) : (
              <>
                <CounselDates counsel={counsel} />
                <VisitCode counsel={counsel} />
                <CounselMoves counsel={counsel} />
              </>
            )}
            <CounselFacts counsel={counsel} />
            {counsel.textsErased?.by !== 'member' && (
              <>
                <CounselThread counsel={counsel} />
                <CounselNote counsel={counsel} />
              </>
            )}
            <CounselHistory counsel={counsel} />
          </div>
        )}
      </Loaded>
    </DetailPane>
  );
}
