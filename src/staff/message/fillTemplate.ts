import type { Language } from '../../../contract/plain/language.ts';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { appointmentOf } from '../../domain/counsel/appointment.ts';
import { formatShortTime } from '../../lib/dateInWords.ts';
import { localName } from '../../lib/localText.ts';

type Told = Pick<StaffCounsel, 'member' | 'clinic' | 'state' | 'consultationAt' | 'treatmentAt'>;

/** The values of the words that templates may have, in the language of the word. */
function valuesOf(counsel: Told): ReadonlyMap<string, string | null> {
  const { member, clinic } = counsel;
  const appointment = appointmentOf(counsel);
  const clinicIn = (language: Language) => localName(language, clinic).text;
  const timeIn = (language: Language) => appointment && formatShortTime(appointment.at, language);
  return new Map([
    ['{이름}', member.nickname],
    ['{의원}', clinicIn('ko')],
    ['{일시}', timeIn('ko')],
    ['{名前}', member.nickname],
    ['{クリニック}', clinicIn('ja')],
    ['{日時}', timeIn('ja')],
  ]);
}

/** The text of a template for this counsel. Words without a value stay, and `unfilled` names them. */
export function fillTemplate(
  template: string,
  counsel: Told,
): { text: string; unfilled: readonly string[] } {
  const values = valuesOf(counsel);
  const unfilled = new Set<string>();
  const text = template.replace(/\{[^{}]+\}/g, (word) => {
    const value = values.get(word);
    if (value === null) unfilled.add(word);
    return value ?? word;
  });
  return { text, unfilled: [...unfilled] };
}
