import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { READ_REASONS, type ReadReason } from '../../../contract/plain/enums.ts';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { messagesOf, useTranslations } from '../../domain/translation/useTranslations.ts';
import { dataOf } from '../../lib/answer.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ReasonChoice } from '../parts/form/ReasonChoice.tsx';
import { Loaded } from '../parts/list/Loaded.tsx';
import { operatorTranslationQuery } from '../translation/staffTranslations.ts';
import { operatorThreadQuery } from './messageWrites.ts';
import { ThreadList } from './ThreadList.tsx';

/** An operator first says why; the reason is recorded. */
export function OperatorThread({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const [chosen, setChosen] = useState<ReadReason>();
  const [reason, setReason] = useState<ReadReason>();
  if (reason) return <ReadThread counsel={counsel} reason={reason} />;
  return (
    <div className="grid gap-3">
      <p className="text-muted text-small">{t('message.byOperator')}</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1 sm:max-w-72">
          <ReasonChoice
            label={t('message.chooseReason')}
            reasons={READ_REASONS}
            chosen={chosen}
            onChoose={setChosen}
          />
        </div>
        <Button look="quiet" disabled={!chosen} onClick={() => setReason(chosen)}>
          {t('message.show')}
        </Button>
      </div>
    </div>
  );
}

function ReadThread({ counsel, reason }: { counsel: StaffCounsel; reason: ReadReason }) {
  const answer = useAnswer(operatorThreadQuery(counsel.id, reason));
  const query = operatorTranslationQuery(counsel.id, useLanguage(), reason);
  const texts = messagesOf(dataOf(answer)?.data ?? []);
  const translations = useTranslations(query, { texts });
  return (
    <Loaded answer={answer}>
      {(thread) => <ThreadList thread={thread} counsel={counsel} translations={translations} />}
    </Loaded>
  );
}
