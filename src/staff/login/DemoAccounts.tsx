import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { query } from '../../api/query.ts';
import { useServerData } from '../../api/useServerData.ts';
import { localName } from '../../lib/localText.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { useLanguage } from '../../state/language.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

interface DemoAccountsProps {
  onChoose: (userId: string, password: string) => Promise<void>;
}

/** Accounts to try out. The server sends them in a demonstration only. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const headingId = useId();
  const { isDemo } = useClientConfig();
  const { data } = useServerData(query('GET /public/demo-staff', {}), { enabled: isDemo });
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="px-2">
      <h2 id={headingId} className="font-bold">
        {t('demoAccounts')}
      </h2>
      <p className="text-muted text-small">{t('demoHint')}</p>
      <ul className="mt-2 divide-y divide-line">
        {data.data.map(({ user_id, password, role, clinic }) => (
          <li key={user_id}>
            <PlainButton
              className="flex min-h-14 w-full items-center gap-3 rounded-card py-2 text-left active:bg-quiet"
              onClick={() => onChoose(user_id, password)}
            >
              <Icon
                name={role === 'OPERATOR' ? 'person' : 'clinic'}
                className="size-5 text-muted"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{user_id}</span>
                <span className="block truncate text-muted text-small">
                  {clinic ? localName(language, clinic).text : t(`role.${role}`)}
                </span>
              </span>
              <Icon name="chevronRight" className="size-5 text-muted" />
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
