import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_WAYS } from '../../../../contract/plain/enums.ts';
import { BOOKED_TREATMENTS_MAX, CONTACT_LENGTH } from '../../../../contract/plain/limits.ts';
import type { RecordName } from '../../../../contract/plain/records.ts';
import { useOfferedTreatments } from '../../../domain/counsel/subject.ts';
import { localName } from '../../../lib/localText.ts';
import { formatCount } from '../../../lib/number.ts';
import { useLanguage } from '../../../state/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChoiceChip } from '../../../ui/field/ChoiceChip.tsx';
import { Trouble } from '../../../ui/status/Trouble.tsx';
import { TextInput } from '../../../widgets/text/TextInput.tsx';
import { countTold, NO_DETAILS, withTreatment } from './detailsDraft.ts';
import type { DetailsState } from './useDetails.ts';

interface DetailsFieldsProps {
  clinicId: string;
  source: RecordName;
  state: DetailsState;
  isBusy: boolean;
}

/** For Japanese readers the interpreter is the first question. */
export function DetailsFields({ clinicId, source, state, isBusy }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const interpreter = <Interpreter state={state} />;
  return (
    <fieldset disabled={isBusy} className="grid grid-cols-1 gap-4 pb-2">
      {language === 'ja' && interpreter}
      <Treatments clinicId={clinicId} source={source} state={state} />
      <Contact state={state} />
      {language !== 'ja' && interpreter}
      {countTold(state.draft) > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => state.write(NO_DETAILS)}>
          {t('dates.details.clear')}
        </Button>
      )}
    </fieldset>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

type PartProps = Pick<DetailsFieldsProps, 'state'>;

/** Those of the event, the review or the clinic; absent if there are none. */
function Treatments({ clinicId, source, state }: Omit<DetailsFieldsProps, 'isBusy'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const offered = useOfferedTreatments(clinicId, source);
  const { draft, write } = state;
  if (offered.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Group label={t('dates.details.treatments')}>
        {offered.map((treatment) => {
          const name = localName(language, treatment);
          return (
            <ChoiceChip
              key={treatment.id}
              type="checkbox"
              name="treatments"
              isChosen={draft.treatments.includes(treatment.id)}
              lang={name.lang}
              onChoose={() => write(withTreatment(draft, treatment.id))}
            >
              {name.text}
            </ChoiceChip>
          );
        })}
      </Group>
      <div role="status" className="empty:hidden">
        {draft.treatments.length >= BOOKED_TREATMENTS_MAX && (
          <p className="text-muted text-small">
            {t('dates.details.mostTreatments', { n: formatCount(BOOKED_TREATMENTS_MAX) })}
          </p>
        )}
      </div>
    </div>
  );
}

function Contact({ state: { draft, isPhoneMissing, write } }: PartProps) {
  const { t } = useTranslation();
  const { by, addresses } = draft;
  return (
    <div className="grid gap-3">
      <Group label={t('dates.details.contact')}>
        {CONTACT_WAYS.map((way) => (
          <ChoiceChip
            key={way}
            type="radio"
            name="contact"
            isChosen={way === by}
            onChoose={() => write({ ...draft, by: way })}
          >
            {t(`dates.details.by.${way}`)}
          </ChoiceChip>
        ))}
      </Group>
      {(by === 'LINE' || by === 'PHONE') && (
        <TextInput
          label={t(`dates.details.address.${by}`)}
          maxLength={CONTACT_LENGTH}
          {...(by === 'PHONE'
            ? { inputMode: 'tel', autoComplete: 'tel' }
            : { autoComplete: 'off', autoCapitalize: 'none' })}
          value={addresses[by] ?? ''}
          aria-invalid={isPhoneMissing}
          onChange={(next) => write({ ...draft, addresses: { ...addresses, [by]: next } })}
        />
      )}
      <Trouble text={isPhoneMissing && t('dates.details.phoneMissing')} />
    </div>
  );
}

function Interpreter({ state: { draft, write } }: PartProps) {
  const { t } = useTranslation();
  return (
    <Group label={t('dates.details.interpreter')}>
      {[true, false].map((interpreter) => (
        <ChoiceChip
          key={String(interpreter)}
          type="radio"
          name="interpreter"
          isChosen={draft.interpreter === interpreter}
          onChoose={() => write({ ...draft, interpreter })}
        >
          {t(interpreter ? 'dates.details.wanted' : 'dates.details.unwanted')}
        </ChoiceChip>
      ))}
    </Group>
  );
}
