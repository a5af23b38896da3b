import { useTranslation } from 'react-i18next';
import {
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  type ConsentPurpose,
} from '../../../contract/plain/consent.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { useFocusOnMount } from '../../ui/focus/useFocusOnMount.ts';
import { ConsentText } from './ConsentText.tsx';
import { Details } from './Details.tsx';

interface ConsentBoxesProps {
  /** What the consent is for. */
  lead: string;
  /** What the member can do without it. */
  freedom: string;
  /** The name of the clinic. */
  clinic: string;
  agreed: readonly ConsentPurpose[];
  onChange: (agreed: readonly ConsentPurpose[]) => void;
}

/** Separate, unticked boxes: a member agrees only to what they tick. */
export function ConsentBoxes({ lead, freedom, clinic, agreed, onChange }: ConsentBoxesProps) {
  const { t } = useTranslation();
  // The pressed button is gone, so the focus moves to the first text.
  const start = useFocusOnMount<HTMLParagraphElement>();
  const tick = (purpose: ConsentPurpose, isTicked: boolean) => {
    const others = agreed.filter((one) => one !== purpose);
    onChange(isTicked ? [...others, purpose] : others);
  };
  return (
    <>
      <p ref={start} tabIndex={-1} className="text-balance text-muted outline-none">
        {lead}
      </p>
      <Checkbox
        className="mt-3 rounded-card bg-quiet px-4 py-1 font-semibold"
        isChecked={isWhole(agreed)}
        onChange={(isTicked) => onChange(isTicked ? CONSENT_PURPOSES : [])}
      >
        {t('consent.all')}
      </Checkbox>
      <ul className="mt-2 grid gap-1 px-4">
        {CONSENT_PURPOSES.map((purpose) => (
          <li key={purpose}>
            <Checkbox
              isChecked={agreed.includes(purpose)}
              onChange={(isTicked) => tick(purpose, isTicked)}
            >
              {t(`consent.${purpose}`)}
            </Checkbox>
            <Details about={t(`consent.${purpose}`)} className="ml-9">
              <div className="mb-2">
                <ConsentText purpose={purpose} version={CONSENT_VERSION} clinic={clinic} />
              </div>
            </Details>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-small">
        {freedom}{' '}
        <span className="whitespace-nowrap">
          {t('consent.version', { version: CONSENT_VERSION })}
        </span>
      </p>
    </>
  );
}

/** Whether the member has ticked every box. */
export const isWhole = (agreed: readonly ConsentPurpose[]): boolean =>
  agreed.length === CONSENT_PURPOSES.length;
