import { useTranslation } from 'react-i18next';
import type { LineState } from '../../../contract/staff/staffMessage.ts';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../../ui/picture/Icon.tsx';

/** States in which nothing has arrived in LINE. */
const NOT_THERE: readonly LineState[] = ['BLOCKED', 'QUOTA', 'FAILED'];

/** What LINE did with a message of staff, below it. */
export function LineStateText({ state }: { state: LineState | undefined }) {
  const { t } = useTranslation('staff');
  if (state === undefined) return null;
  const isMissing = NOT_THERE.includes(state);
  return (
    <p
      className={classNames(
        'mt-0.5 text-balance text-right text-small',
        isMissing ? 'text-danger' : 'text-muted',
      )}
    >
      {isMissing && <Icon name="warning" className="mr-1 inline size-4 align-[-0.2em]" />}
      {t(`message.line.${state}`)}
    </p>
  );
}
