import { useTranslation } from 'react-i18next';
import { useShownNotices } from '../../domain/notice/noticeAtoms.ts';
import { FurtherPages } from '../../domain/record/list/FurtherPages.tsx';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { NoticeRow } from './NoticeRow.tsx';

export function NoticesPage() {
  const { t } = useTranslation();
  const crumbs = [{ text: t('nav.myPage'), to: '/my-page' }, { text: t('notice.title') }];
  return <MemberFrame crumbs={crumbs}>{() => <Notices />}</MemberFrame>;
}

function Notices() {
  const { t } = useTranslation();
  const list = useShownNotices();
  const { answer } = list;
  if (answer.state !== 'ready') return <NotReady answer={answer} />;
  const notices = answer.data;
  return (
    <div className="px-4 pt-4">
      <div className="flex items-center justify-between gap-3">
        <h1 className="font-bold text-title">{t('notice.title')}</h1>
        <AppLink
          to="/my-page/notices"
          className="-my-2 inline-flex min-h-11 items-center text-muted text-small underline underline-offset-4"
        >
          {t('notice.choices')}
        </AppLink>
      </div>
      {notices.length === 0 ? (
        <NoNotices />
      ) : (
        <FurtherPages list={list} count={notices.length}>
          <ul className="mt-4 grid grid-cols-1 gap-2">
            {notices.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        </FurtherPages>
      )}
    </div>
  );
}

function NoNotices() {
  const { t } = useTranslation();
  return (
    <EmptyState
      sentence={t('notice.none')}
      hint={t('notice.noneHint')}
      action={
        <AppLink to="/contents" className={buttonLook()}>
          {t('counsel.browse')}
        </AppLink>
      }
    />
  );
}
