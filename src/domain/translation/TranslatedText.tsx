import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfText } from '../../../contract/plain/languageOfText.ts';
import type { Translation } from '../../../contract/translation.ts';
import { ORIGINAL_LENGTH } from '../../constants.ts';
import { classNames } from '../../lib/classNames.ts';
import { truncate } from '../../lib/truncate.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { FoldedText } from '../../widgets/text/FoldedText.tsx';

interface TranslatedTextProps {
  text: string;
  translation: Translation | undefined;
  isPending: boolean;
}

const TEXT = 'whitespace-pre-wrap break-words [overflow-wrap:anywhere]';

/** A text as it was written, and below it the translation. A long original is cut; a press shows all of it. */
export function TranslatedText({ text, translation, isPending }: TranslatedTextProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const written = languageOfText(text);
  if (!translation) {
    return (
      <>
        <FoldedText text={text} lang={written} />
        {isPending && <p className="mt-1 text-muted text-small">{t('translation.pending')}</p>}
      </>
    );
  }
  const short = truncate(text, ORIGINAL_LENGTH);
  return (
    <>
      <p className={classNames(TEXT, 'text-muted text-small')} lang={written}>
        {isWhole ? text : short}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 border-line border-t pt-1 text-muted text-small">
        <span>{t('translation.auto')}</span>
        {short !== text && (
          <PlainButton
            className="-my-2 min-h-11 underline underline-offset-4"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {t(isWhole ? 'translation.shorten' : 'translation.original')}
          </PlainButton>
        )}
      </p>
      <FoldedText text={translation.text} lang={written === 'ko' ? 'ja' : 'ko'} />
    </>
  );
}
