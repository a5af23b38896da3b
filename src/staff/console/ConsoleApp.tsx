import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import { CalendarPage } from '../calendar/CalendarPage.tsx';
import { ConsultingPage } from '../calendar/ConsultingPage.tsx';
import { EditorPage } from '../content/EditorPage.tsx';
import { ContentList } from '../content/list/ContentList.tsx';
import { CounselsPage } from '../counsel/CounselsPage.tsx';
import { NoticesPage } from '../notice/NoticesPage.tsx';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { ReviewsPage } from '../review/ReviewsPage.tsx';
import { SearchesPage } from '../search/SearchesPage.tsx';
import { StepUpDialog } from '../secondFactor/StepUpDialog.tsx';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { useSignedInStaff } from './useSignedInStaff.ts';
import { StaffContext, useIsOperator } from './useStaff.ts';

/** One screen for all console addresses, so that its frame stays while the pages change. */
export function ConsoleApp() {
  const { t } = useTranslation();
  const staff = useSignedInStaff();
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
        <ConsolePage />
      </ConsoleFrame>
      <StepUpDialog />
    </StaffContext>
  );
}

function ConsolePage() {
  const { search } = useLocation();
  const isOperator = useIsOperator();
  return (
    <Routes>
      <Route path="counsels/*" element={<CounselsPage />} />
      <Route path="calendar" element={<CalendarPage />} />
      <Route path="calendar/hours" element={<ConsultingPage />} />
      <Route path="overview" element={<OverviewPage />} />
      <Route path="contents" element={<ContentList />} />
      <Route path="contents/:kind/:id" element={<EditorPage />} />
      <Route path="reviews" element={<ReviewsPage />} />
      <Route path="notices" element={<NoticesPage />} />
      {isOperator && <Route path="people" element={<PeoplePage />} />}
      {isOperator && <Route path="search" element={<SearchesPage />} />}
      {isOperator && (
        <Route
          path="retention"
          element={<Navigate replace to={withLanguage('/console/people?part=retention', search)} />}
        />
      )}
      <Route path="account" element={<AccountPage />} />
      <Route
        path="*"
        element={<Navigate replace to={withLanguage('/console/counsels', search)} />}
      />
    </Routes>
  );
}
