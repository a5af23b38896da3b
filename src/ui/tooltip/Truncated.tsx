import { truncate } from '../../lib/truncate.ts';
import { Tooltip } from './Tooltip.tsx';

interface TruncatedProps {
  text: string;
  /** 12 characters unless said otherwise. */
  length?: number;
  /** Language of the text when it is not the page's. */
  lang?: string | undefined;
}

/** The beginning of a text; all of it on hover, focus or tap. Text that fits is left alone. */
export function Truncated({ text, length, lang }: TruncatedProps) {
  const shown = truncate(text, length);
  if (shown === text) return <span lang={lang}>{text}</span>;
  return (
    <Tooltip text={text} lang={lang}>
      {shown}
    </Tooltip>
  );
}
