import { Frame } from '../../layout/frame/Frame.tsx';
import { NotFound } from '../../layout/trouble/NotFound.tsx';

export function NotFoundPage() {
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}
