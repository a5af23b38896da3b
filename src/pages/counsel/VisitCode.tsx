import { useTranslation } from 'react-i18next';

/** The member says this code at the desk. In two groups it is easier to read out. */
export function VisitCode({ code }: { code: string | undefined }) {
  const { t } = useTranslation();
  if (code === undefined) return null;
  return (
    <div className="mt-4 rounded-card bg-quiet px-4 py-3">
      <p>
        <span className="block text-muted text-small">{t('dates.visit.code')}</span>
        <span className="block font-bold text-title tabular-nums tracking-widest">
          {code.slice(0, 3)} {code.slice(3)}
        </span>
      </p>
      <p className="mt-1 text-balance text-muted text-small">{t('dates.visit.codeHint')}</p>
    </div>
  );
}
