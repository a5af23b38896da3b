import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FOLDED_LENGTH, FOLDED_LINES } from '../../constants.ts';
import { truncate } from '../../lib/truncate.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';

interface FoldedTextProps {
  text: string;
  lang: string | undefined;
}

/** A text as it was written. A very long one is cut; a press shows all of it. */
export function FoldedText({ text, lang }: FoldedTextProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const short = fold(text);
  return (
    <>
      <p className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]" lang={lang}>
        {isWhole ? text : short}
      </p>
      {short !== text && (
        <PlainButton
          className="-mb-2 min-h-11 text-muted text-small underline underline-offset-4"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'common.less' : 'common.more')}
        </PlainButton>
      )}
    </>
  );
}

function fold(text: string): string {
  const shown = text.split('\n').slice(0, FOLDED_LINES).join('\n');
  const short = truncate(shown, FOLDED_LENGTH);
  return short === text ? text : `${short.replace(/\s*…?$/, '')}…`;
}
