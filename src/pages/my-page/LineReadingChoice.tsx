import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { LineReading } from '../../../contract/lineReading.ts';
import { LINE_READING_VERSION, LINE_READING_VERSIONS } from '../../../contract/plain/consent.ts';
import { ConsentRows } from '../../domain/consent/ConsentRows.tsx';
import { useConsentLanguage } from '../../domain/consent/useConsentLanguage.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { chooseLineReadingAtom } from '../../domain/lineReading/lineReadingAtoms.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';

const ROWS = ['receiver', 'purpose', 'items', 'period'] as const;

/** What the member agrees to, and the button. A member who agreed sees the version of that time. */
export function LineReadingChoice({ reading: { agreed } }: { reading: LineReading }) {
  const { t } = useTranslation();
  const shownLanguage = useConsentLanguage();
  const failureText = useFailureText();
  const { mutateAsync: choose, isPending, isRunning } = useAtomValue(chooseLineReadingAtom);
  const version = oneOf(LINE_READING_VERSIONS, agreed?.version ?? '') ?? LINE_READING_VERSION;
  const isOn = agreed !== null;

  const press = async () => {
    if (isRunning()) return;
    try {
      await choose({ agreed: !isOn, language: shownLanguage() });
      showToast('success', t(isOn ? 'lineReading.stopped' : 'lineReading.started'));
    } catch (cause) {
      console.error('Reading in LINE was not changed', cause);
      showToast('error', failureText(cause));
    }
  };
  return (
    <div className="grid gap-3 pb-4 pl-8">
      <ConsentRows
        rows={ROWS.map((row) => [t(`consent.${row}`), t(`lineReading.text.${version}.${row}`)])}
      />
      <p className="text-balance text-muted text-small">
        {t(`lineReading.text.${version}.freedom`)}
        <br />
        {t('consent.version', { version })}
        {agreed && (
          <>
            {' · '}
            {t('lineReading.agreedAt')} <DateText moment={agreed.at} />
          </>
        )}
      </p>
      <Button
        look={isOn ? 'quiet' : 'primary'}
        className="justify-self-start"
        isBusy={isPending}
        onClick={() => void press()}
      >
        {t(isOn ? 'lineReading.stop' : 'lineReading.start')}
      </Button>
    </div>
  );
}
