import { useTranslation } from 'react-i18next';
import { FileStrip } from '../../../widgets/files/FileStrip.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { type ContentKind, FIELDS, holdsMany, isNumberOrDay, isPair } from '../contentKinds.ts';
import type { ContentValues } from '../edits/draft.ts';
import { AddressFields } from './AddressFields.tsx';
import { ClinicField } from './ClinicField.tsx';
import { DetailField } from './DetailField.tsx';
import { NumberOrDayField } from './NumberOrDayField.tsx';
import { PairFields } from './PairFields.tsx';
import { TermsField } from './TermsField.tsx';

interface ContentFieldsProps {
  kind: ContentKind;
  draft: ContentValues;
  onChange: (draft: ContentValues) => void;
}

/** All fields of a clinic, a doctor or an event. */
export function ContentFields({ kind, draft, onChange }: ContentFieldsProps) {
  const { t } = useTranslation('staff');
  const { pairs, numbersAndDays, conditions, details, pictures, terms, hasAddress, clinic } =
    FIELDS[kind];
  const { texts } = draft;
  const write = (changes: Record<string, string>) =>
    onChange({ ...draft, texts: { ...texts, ...changes } });
  const field = (name: (typeof details)[number]) => {
    if (isPair(name)) return <PairFields key={name} name={name} texts={texts} onWrite={write} />;
    if (isNumberOrDay(name)) {
      return <NumberOrDayField key={name} name={name} text={texts[name] ?? ''} onWrite={write} />;
    }
    const treatments = draft.terms.treatments ?? [];
    return (
      <DetailField key={name} name={name} texts={texts} treatments={treatments} onWrite={write} />
    );
  };
  return (
    <>
      <Panel title={t('content.basics')}>
        <div className="grid gap-5">
          {clinic !== 'none' && (
            <ClinicField draft={draft} isNeeded={clinic === 'needed'} onChange={onChange} />
          )}
          {pairs.map(field)}
          {hasAddress && <AddressFields texts={texts} onWrite={write} />}
          {numbersAndDays.map(field)}
        </div>
      </Panel>
      {conditions.length > 0 && (
        <Panel title={t('content.conditions')}>
          <div className="grid gap-5 sm:grid-cols-3 [&>[data-pair]]:sm:col-span-3">
            {conditions.map(field)}
          </div>
        </Panel>
      )}
      <Panel title={t('content.pictures')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {pictures.map((name) => (
            <FileStrip
              key={name}
              label={t(`content.field.${name}`)}
              files={draft.pictures[name] ?? []}
              isMultiple={holdsMany(name)}
              onChange={(files) =>
                onChange({ ...draft, pictures: { ...draft.pictures, [name]: files } })
              }
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('content.terms')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          {terms.map((name) => (
            <TermsField
              key={name}
              name={name}
              chosen={draft.terms[name] ?? []}
              onChange={(chosen) =>
                onChange({ ...draft, terms: { ...draft.terms, [name]: chosen } })
              }
            />
          ))}
        </div>
      </Panel>
      <Panel title={t('content.details')}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 [&>[data-pair]]:sm:col-span-2">
          <p className="text-muted text-small sm:col-span-2">{t('content.detailsHint')}</p>
          {details.map(field)}
        </div>
      </Panel>
    </>
  );
}
