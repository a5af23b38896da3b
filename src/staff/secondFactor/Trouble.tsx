import { Notice } from '../../ui/status/Notice.tsx';

/** What went wrong, announced at once. */
export function Trouble({ text }: { text: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <Notice tone="error">{text}</Notice>}
    </div>
  );
}
