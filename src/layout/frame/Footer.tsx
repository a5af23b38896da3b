import { useTranslation } from 'react-i18next';
import { useClientConfig } from '../../state/clientConfig.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

/** The company's details from the configuration; empty values are left out. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="border-line border-t bg-quiet px-4 pt-4 pb-bar text-small">
      <FooterLinks />
      <CompanyRows />
      <CustomerService />
      <p className="mt-4 text-balance text-muted">{t('footer.intermediary')}</p>
      <LanguageLinks />
    </footer>
  );
}

const LINK = 'inline-flex min-h-11 items-center';

function FooterLinks() {
  const { t } = useTranslation();
  const { company } = useClientConfig();
  const links = [
    [t('footer.partnership'), company.partnershipUrl],
    [t('footer.terms'), company.termsUrl],
    // Korean law requires that the privacy policy stands out.
    [t('footer.privacy'), company.privacyUrl, 'font-bold'],
    [t('footer.locationTerms'), company.locationTermsUrl],
    [t('footer.businessCheck'), company.businessCheckUrl],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {links.map(
        ([label, address, look = '']) =>
          address && (
            <li key={label}>
              <TextLink href={address} opensNewTab className={`${LINK} ${look}`}>
                {label}
              </TextLink>
            </li>
          ),
      )}
    </ul>
  );
}

function CompanyRows() {
  const { t } = useTranslation();
  const { company } = useClientConfig();
  const rows = [
    [t('footer.companyName'), company.name],
    [t('footer.representative'), company.representative],
    [t('footer.privacyOfficer'), company.privacyOfficer],
    [t('footer.address'), company.address],
    [t('footer.businessNumber'), company.businessNumber],
    [t('footer.mailOrderNumber'), company.mailOrderNumber],
    [t('footer.hostingProvider'), company.hostingProvider],
  ].filter(([, value]) => value);
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-muted">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd lang="ko">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CustomerService() {
  const { t } = useTranslation();
  const { email, phone } = useClientConfig().company;
  if (!email && !phone) return null;
  return (
    <div className="mt-3">
      <p className="font-semibold">{t('footer.customerService')}</p>
      <p className="flex flex-wrap gap-x-4">
        {email && (
          <TextLink href={`mailto:${email}`} className={LINK}>
            {email}
          </TextLink>
        )}
        {phone && (
          <TextLink href={`tel:${phone}`} className={LINK}>
            {phone}
          </TextLink>
        )}
      </p>
    </div>
  );
}
