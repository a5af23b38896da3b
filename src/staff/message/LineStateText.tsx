import { useTranslation } from 'react-i18next';
import type { LineState } from '../../../contract/staffMessage.ts';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../../ui/picture/Icon.tsx';

/** The member has nothing in LINE. */
const NOT_THERE: readonly LineState[] = ['BLOCKED', 'QUOTA', 'FAILED'];

/** What LINE did with a message of staff, below it. */
export function LineStateText({ state }: { state: LineState | undefined }) {
  const { t } = useTranslation('staff');
  if (state === undefined) return null;
  const isMissing = NOT_THERE.includes(state);
  return (
    <p
      className={classNames(
        'mt-0.5 flex items-start justify-end gap-1 text-right text-small',
        isMissing ? 'text-danger' : 'text-muted',
      )}
    >
      {isMissing && <Icon name="warning" className="mt-0.5 size-4 shrink-0" />}
      <span className="min-w-0 text-balance">{t(`message.line.${state}`)}</span>
    </p>
  );
}
