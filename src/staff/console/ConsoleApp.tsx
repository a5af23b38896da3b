import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Spinner } from '../../ui/Spinner.tsx';
import { withLanguage } from '../../widgets/AppLink.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import { ContentsPage } from '../content/ContentsPage.tsx';
import { CounselsPage } from '../counsel/CounselsPage.tsx';
import { NoticesPage } from '../notice/NoticesPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { ReviewsPage } from '../review/ReviewsPage.tsx';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { StaffContext } from './useStaff.ts';
import { useWhoWorks } from './useWhoWorks.ts';

/** An app of its own behind one address: its frame stays while its screens change. */
export function ConsoleApp() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const staff = useWhoWorks();
  if (!staff) {
    return (
      <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center">
        <Spinner label={t('common.loading')} />
      </main>
    );
  }
  return (
    <StaffContext value={staff}>
      <ConsoleFrame>
        <Routes>
          <Route path="counsels/*" element={<CounselsPage />} />
          <Route path="contents/*" element={<ContentsPage />} />
          <Route path="reviews" element={<ReviewsPage />} />
          <Route path="notices" element={<NoticesPage />} />
          {staff.role === 'OPERATOR' && <Route path="people" element={<PeoplePage />} />}
          <Route path="account" element={<AccountPage />} />
          <Route
            path="*"
            element={<Navigate replace to={withLanguage('/console/counsels', search)} />}
          />
        </Routes>
      </ConsoleFrame>
    </StaffContext>
  );
}
