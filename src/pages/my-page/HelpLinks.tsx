import { useTranslation } from 'react-i18next';
import { useClientConfig } from '../../state/clientConfig.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { MENU_ROW, MenuLabel } from './MenuLabel.tsx';

/** Customer service and terms from the configuration; empty values are left out. */
export function HelpLinks() {
  const { t } = useTranslation();
  const { email, phone, termsUrl, privacyUrl } = useClientConfig().company;
  const services = [
    { icon: 'chat', text: t('member.askByMail'), value: email, href: `mailto:${email}` },
    { icon: 'device', text: t('member.askByPhone'), value: phone, href: `tel:${phone}` },
  ] as const;
  const documents = [
    { text: t('footer.terms'), href: termsUrl },
    { text: t('footer.privacy'), href: privacyUrl },
  ].filter(({ href }) => href);
  if (!email && !phone && documents.length === 0) return null;
  return (
    <nav aria-label={t('member.help')} className="border-line border-t px-4 py-3">
      <h2 className="pt-2 pb-1 text-muted text-small">{t('member.help')}</h2>
      <ul className="divide-y divide-line">
        {services.map(
          ({ icon, text, value, href }) =>
            value && (
              <li key={text}>
                <TextLink href={href} className={MENU_ROW}>
                  <MenuLabel icon={icon} text={text} hint={value} />
                </TextLink>
              </li>
            ),
        )}
        {documents.map(({ text, href }) => (
          <li key={text}>
            <TextLink href={href} opensNewTab className={MENU_ROW}>
              <MenuLabel icon="info" text={text} leadsOn />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
