import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { appointmentOf } from '../../domain/counsel/appointment.ts';
import { TEMPLATE_WORDS } from '../../i18n/templateWords.ts';
import { formatShortTime } from '../../lib/dateInWords.ts';
import { localName } from '../../lib/localText.ts';

type Told = Pick<StaffCounsel, 'member' | 'clinic' | 'state' | 'consultationAt' | 'treatmentAt'>;

/** The values of the words, each in the language of the word. */
function valuesOf(counsel: Told): ReadonlyMap<string, string | null> {
  const { member, clinic } = counsel;
  const appointment = appointmentOf(counsel);
  const values = new Map<string, string | null>();
  for (const language of ['ko', 'ja'] as const) {
    const words = TEMPLATE_WORDS[language];
    values.set(words.name, member.nickname);
    values.set(words.clinic, localName(language, clinic).text);
    values.set(words.time, appointment && formatShortTime(appointment.at, language));
  }
  return values;
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
