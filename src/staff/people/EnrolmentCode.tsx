import { useTranslation } from 'react-i18next';

/** A one-use code, which the server never shows again. */
export function EnrolmentCode({ userId, code }: { userId: string; code: string }) {
  const { t } = useTranslation('staff');
  return (
    <div role="status" className="rounded-card bg-info-soft px-4 py-3 text-info">
      <p>{t('factor.newEnrolment', { userId })}</p>
      <code className="mt-1 block select-all font-mono font-semibold">{code}</code>
    </div>
  );
}
