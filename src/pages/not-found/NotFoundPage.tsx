import { Frame } from '../../layout/Frame.tsx';
import { NotFound } from '../../layout/NotFound.tsx';

export function NotFoundPage() {
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}
