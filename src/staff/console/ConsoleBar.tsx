import { useTranslation } from 'react-i18next';
import { LanguageLink } from '../../layout/frame/LanguageLink.tsx';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { useSignOut } from './useSignOut.ts';
import { useStaff } from './useStaff.ts';

/** Title, signed-in account, language links and sign-out. */
export function ConsoleBar() {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const staff = useStaff();
  const language = useLanguage();
  const { signOut, isBusy } = useSignOut();
  const place = staff.clinic ? localName(language, staff.clinic).text : t(`role.${staff.role}`);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface pr-1 pl-4 lg:static lg:h-auto lg:flex-wrap lg:border-0 lg:px-4 lg:py-4">
      <p className="hidden font-bold text-brand-strong text-lead lg:mb-2 lg:block lg:w-full">
        {common('common.brand')} <span className="block text-muted text-small">{t('brand')}</span>
      </p>
      <AppLink
        to="/console/account"
        aria-label={`${t('account')} ${staff.user_id}`}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-card lg:w-full lg:flex-none"
      >
        <Icon name="person" className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 leading-tight">
          <span className="block truncate font-semibold">{staff.user_id}</span>
          <span className="block truncate text-muted text-small">{place}</span>
        </span>
      </AppLink>
      <OtherLanguage />
      <IconButton
        name="logout"
        label={t('signOut')}
        aria-busy={isBusy}
        className="aria-busy:opacity-40"
        iconClassName="size-5 text-muted"
        onClick={signOut}
      />
    </header>
  );
}

function OtherLanguage() {
  const { t } = useTranslation();
  const other = useLanguage() === 'ko' ? 'ja' : 'ko';
  return (
    <LanguageLink
      language={other}
      className="inline-flex min-h-11 items-center px-2 text-muted text-small lg:px-0"
    >
      {t(other === 'ja' ? 'nav.japanese' : 'nav.korean')}
    </LanguageLink>
  );
}
