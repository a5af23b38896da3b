import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindTexts } from '../../domain/find/useFindTexts.ts';
import { readPrices } from '../../lib/find.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { ChoiceChip } from '../../ui/field/ChoiceChip.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { FIELD_LOOK } from '../../ui/field/fieldLook.ts';
import type { ChosenFind } from './useChosenFind.ts';

/** Won: what people compare, from a consultation to an operation. */
const PRESETS: readonly (readonly [from: string, to: string])[] = [
  ['', ''],
  ['', '100000'],
  ['100000', '300000'],
  ['300000', '500000'],
  ['500000', '1000000'],
  ['1000000', ''],
];

export function Prices({ chosen: { tab, find, change, apply } }: { chosen: ChosenFind }) {
  const { t } = useTranslation();
  const { priceRange } = useFindTexts();
  const [[from, to], setTyped] = useState([find.priceMin ?? '', find.priceMax ?? ''] as const);
  const choose = (least: string, most: string) => {
    setTyped([least, most]);
    change(readPrices(least, most));
  };
  // A phone shows its number pad: digits are quicker there than words, and the line below says the amount in words.
  const typed = { type: 'text', inputMode: 'numeric', maxLength: 20, autoComplete: 'off' } as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className="flex flex-wrap gap-2 pt-1">
        {PRESETS.map(([least, most]) => (
          <ChoiceChip
            key={`${least}-${most}`}
            type="radio"
            name="price"
            isChosen={from === least && to === most}
            onChoose={() => choose(least, most)}
          >
            {priceRange(readPrices(least, most)) ?? t('find.anyPrice')}
          </ChoiceChip>
        ))}
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Field label={t('find.priceMin')}>
          {(parts) => (
            <input
              {...parts}
              {...typed}
              className={`h-12 ${FIELD_LOOK}`}
              value={from}
              onChange={(event) => choose(event.target.value, to)}
            />
          )}
        </Field>
        <Field label={t('find.priceMax')}>
          {(parts) => (
            <input
              {...parts}
              {...typed}
              className={`h-12 ${FIELD_LOOK}`}
              value={to}
              onChange={(event) => choose(from, event.target.value)}
            />
          )}
        </Field>
      </div>
      {/* Enter in a field submits a form only if it has such a button. */}
      <PlainButton type="submit" hidden />
      <p className="mt-3 min-h-lh font-semibold">{priceRange(find) ?? t('find.anyPrice')}</p>
      <p className="text-muted text-small">
        {t(tab === 'events' ? 'find.priceOfEvent' : 'find.priceOfMenu')}
      </p>
    </form>
  );
}
