import { classNames } from '../../lib/classNames.ts';
import { Notice } from './Notice.tsx';

interface TroubleProps {
  tone?: 'warning' | 'error';
  /** Empty without a trouble. */
  text: string | false | null;
  className?: string;
}

/** What went wrong, announced at once. The element is always there: screen readers announce what appears in it. */
export function Trouble({ tone = 'warning', text, className }: TroubleProps) {
  return (
    <div role="alert" className={classNames('empty:hidden', className)}>
      {text && <Notice tone={tone}>{text}</Notice>}
    </div>
  );
}

interface ModalTroubleProps {
  tone?: 'warning' | 'info';
  text: string | false;
}

/** The same in a modal, announced when the screen reader has finished its sentence. */
export function ModalTrouble({ tone = 'warning', text }: ModalTroubleProps) {
  return (
    <div role="status" className="grid not-empty:mt-4">
      {text && <Notice tone={tone}>{text}</Notice>}
    </div>
  );
}
