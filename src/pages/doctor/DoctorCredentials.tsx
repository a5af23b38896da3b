import { useTranslation } from 'react-i18next';
import type { Doctor } from '../../../contract/doctor.ts';
import { BOARDS } from '../../../contract/texts/doctorBoards.ts';
import { formatKoreanDay } from '../../lib/dateInWords.ts';
import { linesOf } from '../../lib/linesOf.ts';
import { localText } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Section } from '../../ui/Section.tsx';

/** Licence or specialist board, when the operator checked it, career and languages. What is unknown is left out. */
export function DoctorCredentials({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { licence, licenceCheckedOn, languages = [] } = doctor;
  const board = BOARDS.find(({ id }) => id === doctor.board)?.[language];
  const rank = board
    ? t('doctor.specialist', { board })
    : licence && t(`doctor.licence.${licence}`);
  const career = localText(language, doctor.career, doctor.careerJa);
  const lines = linesOf(career.text);
  if (!rank && lines.length + languages.length === 0) return null;
  return (
    <Section title={t('doctor.credentials')}>
      {rank && <p className="font-semibold">{rank}</p>}
      {rank && licenceCheckedOn && (
        <p className="flex items-center gap-1 text-small text-success">
          <Icon name="checkCircle" className="size-4 shrink-0" />
          {t('doctor.licenceChecked', { day: formatKoreanDay(licenceCheckedOn, language) })}
        </p>
      )}
      {lines.length > 0 && (
        <ul className="mt-3 list-disc space-y-1 pl-5" lang={career.lang}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <p className="mt-3 text-muted text-small">
          {t('doctor.languages', {
            languages: languages.map((each) => t(`find.language.${each}`)).join(' · '),
          })}
        </p>
      )}
    </Section>
  );
}
