import { useTranslation } from 'react-i18next';
import { saveFile } from '../../environment/saveFile.ts';
import { Button } from '../../ui/button/Button.tsx';
import { copyText } from '../../ui/copyText.ts';
import { showToast } from '../../widgets/toast/showToast.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes, which the server never shows again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('staff');
  const text = codes.join('\n');

  const copy = async () => {
    if (await copyText(text)) showToast('success', t('factor.copied'));
    else showToast('warning', t('factor.notCopied'));
  };

  const save = async () => {
    const file = new File([text], 'recovery-codes.txt', { type: 'text/plain' });
    if ((await saveFile(file)) === 'unsupported') showToast('warning', t('factor.notSaved'));
  };

  return (
    <div className="grid gap-4">
      <p>{t('factor.codesHint')}</p>
      <ol
        aria-label={t('factor.recovery')}
        className="grid gap-y-1 rounded-card bg-quiet p-4 text-center"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all font-mono">{code}</code>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-2">
        <Button look="quiet" onClick={() => void copy()}>
          {t('factor.copy')}
        </Button>
        <Button look="quiet" onClick={() => void save()}>
          {t('factor.download')}
        </Button>
      </div>
      <Button onClick={onKept}>{t('factor.kept')}</Button>
    </div>
  );
}
