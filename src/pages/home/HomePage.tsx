import { useTranslation } from 'react-i18next';
import { Footer } from '../../layout/frame/Footer.tsx';
import { Frame } from '../../layout/frame/Frame.tsx';
import { LanguageSwitch } from '../../layout/frame/LanguageSwitch.tsx';
import { PopularReviews } from './PopularReviews.tsx';

export function HomePage() {
  const { t } = useTranslation();
  return (
    <Frame tools={<LanguageSwitch />} footer={<Footer />}>
      <h1 className="sr-only">{t('home.title')}</h1>
      <PopularReviews />
    </Frame>
  );
}
