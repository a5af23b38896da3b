import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEMPLATE_EXAMPLES } from '../../i18n/templateExamples.ts';
import { randomKey } from '../../lib/randomKey.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { addExamplesAtom } from './templateWrites.ts';

/** A clinic without templates begins with examples in both languages. */
export function NoTemplates() {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useAtomValue(addExamplesAtom));
  // A second press sends each example under the same key, so none is added twice.
  const [keys] = useState(() => TEMPLATE_EXAMPLES.map(randomKey));
  return (
    <>
      <p className="text-muted text-small">{t('message.noTemplates')}</p>
      <Button
        look="quiet"
        className="justify-self-start"
        isBusy={isBusy}
        onClick={() => void send(keys, t('message.examplesAdded'))}
      >
        {t('message.addExamples')}
      </Button>
    </>
  );
}
