import { useTranslation } from 'react-i18next';
import { INBOX_TABS, type InboxTab } from '../../../../contract/plain/enums.ts';
import { MOST_COUNTED_COUNSELS } from '../../../../contract/plain/limits.ts';
import type { InboxCounts } from '../../../../contract/staff/staffCounsel.ts';
import { formatCount } from '../../../lib/number.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';

interface InboxTabsProps {
  chosen: InboxTab;
  /** Undefined while it is unknown. */
  counts: InboxCounts | undefined;
  onChoose: (tab: InboxTab) => void;
}

/** The kinds of work, each with its number of counsels. */
export function InboxTabs({ chosen, counts, onChoose }: InboxTabsProps) {
  const { t } = useTranslation('staff');
  return (
    <fieldset className="mt-3 grid min-w-0 grid-cols-5 rounded-card bg-surface p-1 text-small inset-ring inset-ring-line">
      <legend className="sr-only">{t('inbox.tabs')}</legend>
      {INBOX_TABS.map((tab) => (
        <PlainButton
          key={tab}
          aria-pressed={tab === chosen}
          className="flex min-h-13 min-w-0 flex-col items-center justify-center whitespace-nowrap rounded-lg text-muted aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-strong"
          onClick={() => onChoose(tab)}
        >
          {t(`inbox.tab.${tab}`)}
          {tab !== 'all' && (
            <span className="font-semibold text-body tabular-nums">
              {counts ? countText(counts[tab]) : '–'}
            </span>
          )}
        </PlainButton>
      ))}
    </fieldset>
  );
}

const countText = (count: number) =>
  count > MOST_COUNTED_COUNSELS ? `${formatCount(MOST_COUNTED_COUNSELS)}+` : formatCount(count);
