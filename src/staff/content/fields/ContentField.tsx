import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CHOSEN_FACTS, SPOKEN_LANGUAGES } from '../../../../contract/plain/clinicFacts.ts';
import { ONE_LINE_LENGTH } from '../../../../contract/plain/limits.ts';
import { FileStrip } from '../../../widgets/files/FileStrip.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';
import { NumberInput } from '../../parts/form/NumberInput.tsx';
import { type ContentField as Field, japaneseOf } from '../contentFields.ts';
import { type ContentKind, fieldName } from '../contentKinds.ts';
import type { ContentValues } from '../edits/contentValues.ts';
import { AddressFields } from './AddressFields.tsx';
import { ChecksField } from './ChecksField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ClinicField } from './ClinicField.tsx';
import { DayField } from './DayField.tsx';
import { HoursField } from './HoursField.tsx';
import { MenuField } from './MenuField.tsx';
import { PriceInput } from './PriceInput.tsx';
import { TermsField } from './TermsField.tsx';
import { TextFields } from './TextFields.tsx';

interface ContentFieldProps {
  kind: ContentKind;
  field: Field;
  draft: ContentValues;
  onChange: (draft: ContentValues) => void;
}

/** A field with the control of its kind. */
export function ContentField({
  kind,
  field,
  draft,
  onChange,
}: ContentFieldProps): ReactElement | null {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const { name } = field;
  const { texts, pictures, terms } = draft;
  const writeTexts = (changes: Record<string, string>) =>
    onChange({ ...draft, texts: { ...texts, ...changes } });
  const label = fieldName(name, t);
  const text = texts[name] ?? '';
  const write = (typed: string) => writeTexts({ [name]: typed });

  switch (field.kind) {
    case 'line':
    case 'text':
    case 'lines':
      return (
        <TextFields
          field={field}
          japanese={japaneseOf(kind, field)}
          texts={texts}
          onWrite={writeTexts}
        />
      );
    case 'phone':
      return (
        <TextInput
          label={label}
          hint={t('content.phoneHint')}
          value={text}
          maxLength={ONE_LINE_LENGTH}
          inputMode="tel"
          onChange={write}
        />
      );
    case 'decimal':
    // A count keeps a typed point, so that 1.5 is refused and does not become 15.
    case 'count':
      return (
        <NumberInput
          label={label}
          value={text}
          maxLength={ONE_LINE_LENGTH}
          isDecimal
          onChange={write}
        />
      );
    case 'price':
      return (
        <PriceInput
          label={label}
          hint={t('content.priceHint')}
          price={text === '' ? null : Number(text)}
          onChange={(price) => write(price === null ? '' : String(price))}
        />
      );
    case 'number':
      return <NumberInput label={label} value={text} maxLength={9} onChange={write} />;
    case 'day':
      return <DayField field={field} label={label} text={text} onWrite={write} />;
    case 'district':
    case 'station':
    case 'licence':
    case 'board':
      return (
        <ChoiceField
          label={label}
          of={field.kind}
          text={text}
          district={texts.district ?? ''}
          onWrite={write}
        />
      );
    case 'languages': {
      const choices = SPOKEN_LANGUAGES.map((id) => ({ id, label: common(`find.language.${id}`) }));
      return <ChecksField label={label} text={text} choices={choices} onWrite={write} />;
    }
    case 'facts': {
      const choices = CHOSEN_FACTS.map((id) => ({ id, label: common(`find.fact.${id}`) }));
      return <ChecksField label={label} text={text} choices={choices} onWrite={write} />;
    }
    case 'hours':
      return <HoursField legend={label} text={text} onWrite={write} />;
    case 'priceMenu':
      return <MenuField text={text} treatments={terms.treatments ?? []} onWrite={write} />;
    case 'address':
      return <AddressFields texts={texts} onWrite={writeTexts} />;
    case 'inOtherControl':
      return null;
    case 'picture':
    case 'pictures':
      return (
        <FileStrip
          label={label}
          files={pictures[name] ?? []}
          isMultiple={field.kind === 'pictures'}
          onChange={(files) => onChange({ ...draft, pictures: { ...pictures, [name]: files } })}
        />
      );
    case 'terms':
      return (
        <TermsField
          name={name}
          chosen={terms[name] ?? []}
          onChange={(chosen) => onChange({ ...draft, terms: { ...terms, [name]: chosen } })}
        />
      );
    case 'clinic':
      return <ClinicField draft={draft} isNeeded={!field.mayBeEmpty} onChange={onChange} />;
  }
}
