import { PartLinks } from '../../domain/taxonomy/PartLinks.tsx';
import { Footer } from '../../layout/frame/Footer.tsx';
import { Frame } from '../../layout/frame/Frame.tsx';
import { LanguageSwitch } from '../../layout/frame/LanguageSwitch.tsx';
import { PopularReviews } from './PopularReviews.tsx';
import { Welcome } from './Welcome.tsx';

export function HomePage() {
  return (
    <Frame tools={<LanguageSwitch />} footer={<Footer />}>
      <Welcome />
      <PartLinks />
      <PopularReviews />
    </Frame>
  );
}
