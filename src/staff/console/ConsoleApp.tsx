import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { firstMatch, RouteParams } from '../../widgets/link/routes.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { EditorPage } from '../content/EditorPage.tsx';
import { ContentList } from '../content/list/ContentList.tsx';
import { CounselsPage } from '../counsel/CounselsPage.tsx';
import { NoticesPage } from '../notice/NoticesPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { ReviewsPage } from '../review/ReviewsPage.tsx';
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
    </StaffContext>
  );
}

const PAGES = [
  { path: '/console/counsels/*', Page: CounselsPage },
  { path: '/console/contents', Page: ContentList },
  { path: '/console/contents/:kind/:id', Page: EditorPage },
  { path: '/console/reviews', Page: ReviewsPage },
  { path: '/console/notices', Page: NoticesPage },
  { path: '/console/people', Page: PeoplePage, isForOperators: true },
  { path: '/console/account', Page: AccountPage },
];

function ConsolePage() {
  const { pathname, search } = useLocation();
  const isOperator = useIsOperator();
  const pages = PAGES.filter(({ isForOperators }) => isOperator || !isForOperators);
  const match = firstMatch(pages, pathname);
  if (!match) return <Navigate replace to={withLanguage('/console/counsels', search)} />;
  const { found, params } = match;
  return (
    <RouteParams value={params}>
      <found.Page />
    </RouteParams>
  );
}
