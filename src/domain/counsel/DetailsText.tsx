import { useTranslation } from 'react-i18next';
import type { CounselDetails } from '../../../contract/counselDetails.ts';
import { localName } from '../../lib/localText.ts';
import { typedPhoneAddress } from '../../lib/phone.ts';
import { useLanguage } from '../../state/language.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';

type Detail = keyof CounselDetails;

/** In the order in which they are shown. */
const DETAILS = ['treatments', 'contact', 'interpreter'] as const satisfies readonly Detail[];

/** The details that the member has added. */
export const detailsTold = (details: CounselDetails = {}): readonly Detail[] =>
  DETAILS.filter((each) => details[each] !== undefined);

interface DetailTextProps {
  details: CounselDetails;
  of: Detail;
  /** A press on the phone number calls it. */
  isCallable?: boolean;
}

/** One of the details in words, e.g. `전화 · 010-1234-5678`. */
export function DetailText({ details, of, isCallable = false }: DetailTextProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { treatments = [], contact, interpreter } = details;
  if (of === 'treatments') {
    return treatments.map((each) => localName(language, each).text).join(' · ');
  }
  if (of === 'interpreter')
    return t(interpreter ? 'dates.details.wanted' : 'dates.details.unwanted');
  if (!contact) return null;
  const { by, address } = contact;
  const call = isCallable && by === 'PHONE' && address ? typedPhoneAddress(address) : null;
  return (
    <>
      {t(`dates.details.by.${by}`)}
      {address && (
        <>
          {' · '}
          {call ? (
            <TextLink href={call}>{address}</TextLink>
          ) : (
            <span className="select-all break-all">{address}</span>
          )}
        </>
      )}
    </>
  );
}
