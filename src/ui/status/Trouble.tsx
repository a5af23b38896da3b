import { Notice } from './Notice.tsx';

interface TroubleProps {
  tone?: 'warning' | 'error';
  /** Empty without a trouble. */
  text: string | false | null;
}

/** What went wrong, announced at once. The element is always there: screen readers announce what appears in it. */
export function Trouble({ tone = 'warning', text }: TroubleProps) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <Notice tone={tone}>{text}</Notice>}
    </div>
  );
}
