import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../domain/failureText.ts';
import { exportAtom } from '../../domain/member/memberAtoms.ts';
import { useHasNotices } from '../../domain/notice/noticeAtoms.ts';
import { useLogout } from '../../domain/session/useLogout.ts';
import { LanguageLinks } from '../../layout/frame/LanguageLinks.tsx';
import { BusyMark } from '../../ui/button/Button.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { LineReadingRow } from './LineReadingRow.tsx';
import { MENU_ROW, MenuLabel } from './MenuLabel.tsx';

/** The member's links and actions. */
export function Menu() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('member.menu')} className="px-4 py-3">
      <ul className="divide-y divide-line">
        <li>
          <NoticesRow />
        </li>
        <li>
          <AppLink to="/my-page/reviews" className={MENU_ROW}>
            <MenuLabel icon="review" text={t('member.myReviews')} leadsOn />
          </AppLink>
        </li>
        <li>
          <AppLink to="/my-page/consents" className={MENU_ROW}>
            <MenuLabel
              icon="checkCircle"
              text={t('member.consents')}
              hint={t('member.consentsHint')}
              leadsOn
            />
          </AppLink>
        </li>
        <LineReadingRow />
        <li>
          <AppLink to="/my-page/notices" className={MENU_ROW}>
            <MenuLabel icon="list" text={t('notice.choices')} leadsOn />
          </AppLink>
        </li>
        <li>
          <AppLink to="/my-page/sessions" className={MENU_ROW}>
            <MenuLabel icon="device" text={t('session.title')} leadsOn />
          </AppLink>
        </li>
        <li className="flex min-h-14 items-center [&>nav]:mt-0 [&>nav]:gap-3 [&_svg]:-mr-2">
          <LanguageLinks />
        </li>
        <li>
          <ExportButton />
        </li>
        <li>
          <LogoutButton />
        </li>
      </ul>
    </nav>
  );
}

function NoticesRow() {
  const { t } = useTranslation();
  const hasNotices = useHasNotices();
  return (
    <AppLink to="/notices" className={MENU_ROW}>
      <MenuLabel
        icon="bell"
        text={t('notice.title')}
        mark={hasNotices && <NewsDot label={t('common.newNotice')} />}
        leadsOn
      />
    </AppLink>
  );
}

function ExportButton() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const exporting = useAtomValue(exportAtom);
  const save = async () => {
    if (exporting.isRunning()) return;
    try {
      const outcome = await exporting.mutateAsync();
      if (outcome === 'saved') showToast('success', t('member.exported'));
      if (outcome === 'unsupported') showToast('warning', t('member.exportElsewhere'));
    } catch (cause) {
      console.error('The export did not come', cause);
      showToast('error', failureText(cause));
    }
  };
  return (
    <PlainButton className={MENU_ROW} aria-busy={exporting.isPending} onClick={save}>
      <MenuLabel
        icon="arrowDown"
        text={t('member.exportData')}
        hint={t('member.exportHint')}
        mark={exporting.isPending && <BusyMark />}
      />
    </PlainButton>
  );
}

function LogoutButton() {
  const { t } = useTranslation();
  const { logOut, isBusy } = useLogout();
  const handlePress = async () => {
    if (await logOut()) showToast('success', t('login.loggedOut'));
  };
  return (
    <PlainButton className={MENU_ROW} aria-busy={isBusy} onClick={handlePress}>
      <MenuLabel icon="logout" text={t('member.logout')} mark={isBusy && <BusyMark />} />
    </PlainButton>
  );
}
