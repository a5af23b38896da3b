import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineReading } from '../../../contract/lineReading.ts';
import { useLineReading } from '../../domain/lineReading/lineReadingAtoms.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { Tag } from '../../ui/status/Tag.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { LineReadingChoice } from './LineReadingChoice.tsx';
import { MENU_ROW, MenuLabel } from './MenuLabel.tsx';

/** For members who logged in with LINE. Absent in an installation without a LINE account. */
export function LineReadingRow() {
  const { lineFriendId } = useClientConfig();
  return lineFriendId === null ? null : <OfferedRow />;
}

function OfferedRow() {
  const answer = useLineReading();
  if (answer.state === 'failed') {
    return (
      <li>
        <LoadFailedLine onRetry={answer.retry} />
      </li>
    );
  }
  if (answer.state !== 'ready') return null;
  const { isOffered, agreed } = answer.data;
  return isOffered || agreed ? <Row reading={answer.data} /> : null;
}

function Row({ reading }: { reading: LineReading }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const isOn = reading.agreed !== null;
  return (
    <li>
      <PlainButton
        className={MENU_ROW}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MenuLabel
          icon="chat"
          text={t('member.lineReading.title')}
          hint={t('member.lineReading.hint')}
        />
        <Tag tone={isOn ? 'success' : 'plain'}>
          {t(isOn ? 'member.lineReading.on' : 'member.lineReading.off')}
        </Tag>
      </PlainButton>
      {reading.isBlocked && (
        <div className="pb-4 pl-8">
          <Notice tone="warning">{t('lineReading.blocked')}</Notice>
        </div>
      )}
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <LineReadingChoice reading={reading} />}
      </div>
    </li>
  );
}
