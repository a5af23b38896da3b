import { useTranslation } from 'react-i18next';
import { sentCounselPath } from '../../domain/counsel/counselWrites.ts';
import { sentCounselOf } from '../../state/sentCounsel.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { MENU_ROW, MenuLabel } from './MenuLabel.tsx';

/** A link to the counsel for a member who booked before choosing a nickname. */
export function SentCounselRow({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const sent = sentCounselOf(memberId);
  if (sent === null) return null;
  return (
    <div className="px-4 pt-3">
      <AppLink to={sentCounselPath(sent)} className={MENU_ROW}>
        <MenuLabel icon="chat" text={t('member.sentCounsel')} leadsOn />
      </AppLink>
    </div>
  );
}
