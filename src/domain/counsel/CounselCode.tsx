import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { copyText } from '../../ui/copyText.ts';

/** The member writes this code in the LINE chat, so that staff find the counsel. */
export function CounselCode({ code }: { code: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const letters = useRef<HTMLSpanElement>(null);
  const isCopied = outcome === 'copied';
  const copy = async () => {
    setOutcome((await copyText(code, letters.current)) ? 'copied' : 'refused');
  };
  return (
    <div className="flex items-center gap-2 rounded-card bg-quiet py-2 pr-2 pl-4">
      <p className="min-w-0 flex-1">
        <span className="block text-muted text-small">{t('counsel.code')}</span>
        <span
          ref={letters}
          className="block select-all font-bold text-title tabular-nums tracking-widest"
        >
          {code}
        </span>
      </p>
      <span role="status" className="text-small">
        {isCopied && <span className="text-success">{t('counsel.codeCopied')}</span>}
        {outcome === 'refused' && t('counsel.codeNotCopied')}
      </span>
      <IconButton name={isCopied ? 'check' : 'copy'} label={t('counsel.copyCode')} onClick={copy} />
    </div>
  );
}
