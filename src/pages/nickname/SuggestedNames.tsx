import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { suggestNames } from './suggestNames.ts';

/** Names for a member who has none yet. A press only writes one into the field. */
export function SuggestedNames({ onWrite }: { onWrite: (name: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [names] = useState(() =>
    suggestNames(t('nickname.adjectives').split(' '), t('nickname.animals').split(' ')),
  );
  return (
    <div>
      <p id={id} className="text-muted text-small">
        {t('nickname.suggested')}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <PlainButton
              className="min-h-11 rounded-full bg-quiet px-4 text-small"
              onClick={() => onWrite(name)}
            >
              {name}
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
