import { useTranslation } from 'react-i18next';
import type { CounselDetails } from '../../../contract/counselDetails.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';

type Detail = keyof CounselDetails;

/** In the order in which they are shown. */
const DETAILS = ['treatments', 'contact', 'interpreter'] as const satisfies readonly Detail[];

/** The details that the member has added. */
export const detailsTold = (details: CounselDetails = {}): readonly Detail[] =>
  DETAILS.filter((each) => details[each] !== undefined);

/** One of the details in words, e.g. `전화 · 010-1234-5678`. */
export function DetailText({ details, of }: { details: CounselDetails; of: Detail }) {
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
  return (
    <>
      {t(`dates.details.by.${by}`)}
      {address && (
        <>
          {' · '}
          <span className="select-all break-all">{address}</span>
        </>
      )}
    </>
  );
}
