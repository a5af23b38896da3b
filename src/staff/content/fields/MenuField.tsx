import { useTranslation } from 'react-i18next';
import { treatmentTerms } from '../../../../contract/texts/taxonomyTerms.ts';
import { useLanguage } from '../../../state/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { jsonText, menuOf, type TypedLine } from '../edits/fieldText.ts';
import { PriceInput } from './PriceInput.tsx';

interface MenuFieldProps {
  text: string;
  /** The treatments that the clinic offers. */
  treatments: readonly { id: string }[];
  onWrite: (text: string) => void;
}

/** The price menu: a line for each treatment. */
export function MenuField({ text, treatments, onWrite }: MenuFieldProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const menu = menuOf(text);
  const missing = treatments.filter(({ id }) => menu.every((line) => line.treatmentId !== id));
  const nameOf = (id: string) => treatmentTerms.find((term) => term.id === id)?.[language] ?? id;
  const change = (treatmentId: string, changes: Partial<TypedLine>) =>
    onWrite(
      jsonText(
        menu.map((line) => (line.treatmentId === treatmentId ? { ...line, ...changes } : line)),
      ),
    );
  const priced = menu.filter(({ priceFrom, priceTo }) => priceFrom !== null || priceTo !== null);
  const fill = () =>
    onWrite(jsonText([...menu, ...missing.map(({ id }) => ({ ...EMPTY_LINE, treatmentId: id }))]));
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{t('content.field.priceMenu')}</legend>
      {menu.length === 0 && <p className="text-muted">{t('content.menu.none')}</p>}
      {menu.map(({ treatmentId, priceFrom, priceTo, vatIncluded }) => (
        <div
          key={treatmentId}
          className="grid grid-cols-2 items-end gap-2 border-line border-b pb-3"
        >
          <p className="col-span-2 flex items-center justify-between font-medium">
            {nameOf(treatmentId)}
            <IconButton
              name="close"
              label={t('content.menu.remove', { name: nameOf(treatmentId) })}
              onClick={() =>
                onWrite(jsonText(menu.filter((line) => line.treatmentId !== treatmentId)))
              }
            />
          </p>
          <PriceInput
            label={t('content.menu.priceFrom')}
            price={priceFrom}
            onChange={(price) => change(treatmentId, { priceFrom: price })}
          />
          <PriceInput
            label={t('content.menu.priceTo')}
            price={priceTo}
            onChange={(price) => change(treatmentId, { priceTo: price })}
          />
          <Checkbox
            isChecked={vatIncluded}
            onChange={(isIncluded) => change(treatmentId, { vatIncluded: isIncluded })}
          >
            {t('content.menu.vat')}
          </Checkbox>
        </div>
      ))}
      <Button look="quiet" disabled={missing.length === 0} onClick={fill}>
        {t('content.menu.fill')}
      </Button>
      {menu.length > 0 && (
        <Button
          look="quiet"
          disabled={priced.length === menu.length}
          onClick={() => onWrite(jsonText(priced))}
        >
          {t('content.menu.removeUnpriced')}
        </Button>
      )}
    </fieldset>
  );
}

const EMPTY_LINE = { priceFrom: null, priceTo: null, vatIncluded: true };
