import { useTranslation } from 'react-i18next';
import { Panel } from '../../parts/Panel.tsx';
import { fieldsIn, PANELS } from '../contentFields.ts';
import type { ContentKind } from '../contentKinds.ts';
import type { ContentValues } from '../edits/contentValues.ts';
import { ContentField } from './ContentField.tsx';

interface ContentFieldsProps {
  kind: ContentKind;
  draft: ContentValues;
  onChange: (draft: ContentValues) => void;
}

const LAYOUTS = {
  basics: 'grid gap-5',
  conditions: 'grid gap-5 sm:grid-cols-3 [&>[data-pair]]:sm:col-span-3',
  pictures: 'grid grid-cols-[minmax(0,1fr)] gap-5',
  terms: 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2',
  details: 'grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 [&>[data-pair]]:sm:col-span-2',
};

/** All fields of a clinic, a doctor or an event. */
export function ContentFields({ kind, draft, onChange }: ContentFieldsProps) {
  const { t } = useTranslation('staff');
  return PANELS.filter((panel) => fieldsIn(kind, panel).length > 0).map((panel) => (
    <Panel
      key={panel}
      title={panel === 'details' ? t(`content.detailsName.${kind}`) : t(`content.${panel}`)}
    >
      <div className={LAYOUTS[panel]}>
        {panel === 'details' && (
          <p className="text-muted text-small sm:col-span-2">{t(`content.detailsHint.${kind}`)}</p>
        )}
        {fieldsIn(kind, panel).map((field) => (
          <ContentField
            key={field.name}
            kind={kind}
            field={field}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </div>
    </Panel>
  ));
}
