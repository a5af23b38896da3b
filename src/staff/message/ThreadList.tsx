import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { TIMELINE_SHOWN } from '../../constants.ts';
import { MessageBubble } from '../../domain/message/MessageBubble.tsx';
import { lastRead } from '../../domain/message/timeline.ts';
import { TranslationTrouble } from '../../domain/translation/TranslationTrouble.tsx';
import type { ShownTranslations } from '../../domain/translation/useTranslations.ts';
import { formatCount } from '../../lib/number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { LineStateText } from './LineStateText.tsx';
import type { StaffThread } from './messageWrites.ts';

interface ThreadListProps {
  thread: StaffThread;
  counsel: StaffCounsel;
  translations: ShownTranslations;
}

/** What was written, oldest first. */
export function ThreadList({ thread, counsel, translations }: ThreadListProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const { data, line = [] } = thread;
  const folded = isWhole ? 0 : Math.max(0, data.length - TIMELINE_SHOWN);
  const read = lastRead(thread, 'staff');
  const stateOf = (number: number) => line.find((each) => each.number === number)?.state;
  const member = counsel.member.nickname ?? t('counsel.noName');
  return (
    <>
      {data.length === 0 && <p className="text-muted">{t('message.none')}</p>}
      {folded > 0 && (
        <Button look="quiet" className="mb-3 w-full" onClick={() => setIsWhole(true)}>
          {common('message.earlier', { n: formatCount(folded) })}
        </Button>
      )}
      <ol className="grid gap-3 empty:hidden">
        {data.slice(folded).map((message) => (
          <li key={message.id}>
            <MessageBubble
              message={message}
              isMine={message.by === 'staff'}
              name={message.by === 'member' ? member : (message.staff ?? t('counsel.by.staff'))}
              isRead={message.number === read}
              translations={translations}
            />
            <LineStateText state={stateOf(message.number)} />
          </li>
        ))}
      </ol>
      {translations.state === 'no_consent' && (
        <p className="mt-3 text-balance text-muted text-small">{t('message.notTranslated')}</p>
      )}
      <TranslationTrouble translations={translations} />
    </>
  );
}
