import { useTranslation } from 'react-i18next';
import type { ContentChange } from '../../../contract/staff/staffShape.ts';
import { joinNames } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { DateText } from '../../widgets/DateText.tsx';
import { Panel } from '../parts/Panel.tsx';
import { fieldName } from './contentKinds.ts';

/** Who changed which fields and when, without the values. */
export function ContentHistory({ history }: { history: readonly ContentChange[] }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  return (
    <Panel title={t('content.history')}>
      {history.length === 0 && <p className="text-muted">{t('content.noHistory')}</p>}
      <ol className="divide-y divide-line">
        {history.map(({ at, by, action, fields }) => (
          <li key={at + action} className="flex flex-wrap gap-x-3 py-1.5 text-small">
            <span className="text-muted tabular-nums">
              <DateText moment={at} withTime />
            </span>
            <span className="font-medium">{by}</span>
            <span>{t(`content.action.${action}`)}</span>
            <span className="text-muted">
              {joinNames(
                language,
                fields.map((name) => fieldName(name, t)),
              )}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
