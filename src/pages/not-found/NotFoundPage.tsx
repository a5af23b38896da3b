import { Frame } from '../../layout/frame/Frame.tsx';
import { LanguageSwitch } from '../../layout/frame/LanguageSwitch.tsx';
import { NotFound } from '../../layout/trouble/NotFound.tsx';

export function NotFoundPage() {
  return (
    <Frame tools={<LanguageSwitch />}>
      <NotFound />
    </Frame>
  );
}
