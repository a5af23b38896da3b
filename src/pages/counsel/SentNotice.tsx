import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Counsel } from '../../../contract/counsel.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { sentCounselAtom } from '../../state/sentCounsel.ts';
import { Notice } from '../../ui/status/Notice.tsx';

/** Shown right after the booking; hidden once the clinic has answered. */
export function SentNotice({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const setSentCounsel = useSetAtom(sentCounselAtom);
  useEffect(() => setSentCounsel(null), [setSentCounsel]);
  if (!search.has('done') || counsel.state !== 'AWAITING_CLINIC_CONFIRMATION') return null;
  return (
    <Notice tone="success">
      <span className="block font-semibold">{t('counsel.sent.title')}</span>
      <span className="block">
        {t('counsel.sent.next', { clinic: localName(language, counsel.clinic).text })}
      </span>
    </Notice>
  );
}
