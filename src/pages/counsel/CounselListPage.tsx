import { useTranslation } from 'react-i18next';
import type { CounselCard } from '../../../contract/counsel.ts';
import { useCounselList } from '../../domain/counsel/counselAtoms.ts';
import { useCounselSections } from '../../domain/counsel/counselSections.ts';
import { useHasNotices } from '../../domain/notice/noticeAtoms.ts';
import { FurtherPages } from '../../domain/record/list/FurtherPages.tsx';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { formatCount } from '../../lib/number.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { NewsDot } from '../../ui/status/NewsDot.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { CounselListSection } from './CounselListSection.tsx';

export function CounselListPage() {
  const { t } = useTranslation();
  return (
    <MemberFrame crumbs={[{ text: t('nav.counsel') }]}>{() => <CounselHistory />}</MemberFrame>
  );
}

function CounselHistory() {
  const list = useCounselList();
  const { answer } = list;
  if (answer.state !== 'ready') return <NotReady answer={answer} />;
  return <Counsels list={list} counsels={answer.data} />;
}

interface CounselsProps {
  list: ReturnType<typeof useCounselList>;
  counsels: readonly CounselCard[];
}

function Counsels({ list, counsels }: CounselsProps) {
  const { t } = useTranslation();
  const sections = useCounselSections(counsels);
  return (
    <div className="px-4 pt-4">
      <div className="flex items-center justify-between gap-3">
        <h1 className="font-bold text-title">{t('counsel.title')}</h1>
        <NoticesLink />
      </div>
      <p className="text-muted text-small">{t('counsel.count', { n: formatCount(list.total) })}</p>
      {counsels.length === 0 ? (
        <EmptyState
          drawing="chat"
          sentence={t('counsel.none')}
          action={
            <AppLink to="/contents" className={buttonLook()}>
              {t('counsel.browse')}
            </AppLink>
          }
        />
      ) : (
        <FurtherPages list={list} count={counsels.length}>
          {sections.map((section) => (
            <CounselListSection key={section.name} section={section} />
          ))}
        </FurtherPages>
      )}
    </div>
  );
}

function NoticesLink() {
  const { t } = useTranslation();
  const hasNotices = useHasNotices();
  return (
    <AppLink
      to="/notices"
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-muted text-small underline underline-offset-4"
    >
      <Icon name="bell" className="size-5" />
      {t('notice.title')}
      {hasNotices && <NewsDot label={t('common.newNotice')} />}
    </AppLink>
  );
}
