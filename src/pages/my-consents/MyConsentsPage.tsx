import { useTranslation } from 'react-i18next';
import type { ClinicConsent } from '../../../contract/consent.ts';
import { useConsents } from '../../domain/consent/consentAtoms.ts';
import { ofAllClinics } from '../../domain/consent/withdrawalChoices.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { useOpenModal } from '../../state/modal.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { TranslationConsentCard } from './TranslationConsentCard.tsx';

export function MyConsentsPage() {
  const { t } = useTranslation();
  const crumbs = [{ text: t('nav.myPage'), to: '/my-page' }, { text: t('member.consents') }];
  return <MemberFrame crumbs={crumbs}>{() => <MyConsents />}</MemberFrame>;
}

function MyConsents() {
  const answer = useConsents();
  if (answer.state !== 'ready') return <NotReady answer={answer} />;
  return <Consents consents={answer.data} />;
}

function Consents({ consents }: { consents: readonly ClinicConsent[] }) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  const inForce = consents.filter(({ agreed }) => agreed);
  return (
    <div className="px-4 pt-4">
      <h1 className="font-bold text-title">{t('member.consents')}</h1>
      <TranslationConsentCard />
      {consents.length === 0 ? (
        <NoConsents />
      ) : (
        <>
          <p className="mt-3 text-balance text-muted">{t('consent.listHint')}</p>
          <ul className="mt-4 grid grid-cols-1 gap-3">
            {consents.map((consent) => (
              <li key={consent.clinic.id}>
                <ConsentCard consent={consent} />
              </li>
            ))}
          </ul>
          {inForce.length > 1 && (
            <Button
              look="quiet"
              className="mt-4 w-full"
              onClick={() =>
                openModal('consentWithdrawal', { clinic: null, counsels: ofAllClinics(consents) })
              }
            >
              {t('consent.withdrawAll')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function NoConsents() {
  const { t } = useTranslation();
  return (
    <EmptyState
      sentence={t('member.consentsNone')}
      hint={t('consent.noneHint')}
      action={
        <AppLink to="/contents" className={buttonLook()}>
          {t('counsel.browse')}
        </AppLink>
      }
    />
  );
}
