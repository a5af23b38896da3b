import { useTranslation } from 'react-i18next';

/** A one-use code, which the server never shows again. Put it into an element with the role `status`. */
export function EnrolmentCode({ userId, code }: { userId: string; code: string }) {
  const { t } = useTranslation('staff');
  return (
    <div className="rounded-card bg-info-soft px-4 py-3 text-info">
      <p>{t('factor.newEnrolment', { userId })}</p>
      <code className="mt-1 block select-all font-mono font-semibold">{code}</code>
    </div>
  );
}
