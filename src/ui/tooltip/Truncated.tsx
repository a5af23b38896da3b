import { truncate } from '../../lib/truncate.ts';
import { Tooltip } from './Tooltip.tsx';

interface TruncatedProps {
  text: string;
  /** Default: 12 characters. */
  length?: number;
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined;
}

/** A shortened text whose tooltip shows all of it. Short texts have no tooltip. */
export function Truncated({ text, length, lang }: TruncatedProps) {
  const shown = truncate(text, length);
  if (shown === text) return <span lang={lang}>{text}</span>;
  return (
    <Tooltip text={text} lang={lang}>
      {shown}
    </Tooltip>
  );
}
