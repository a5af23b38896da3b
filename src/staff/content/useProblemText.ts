import { useTranslation } from 'react-i18next';
import { treatmentTerms } from '../../../contract/texts/taxonomyTerms.ts';
import { useLanguage } from '../../state/language.ts';
import { fieldName } from './contentKinds.ts';
import type { FieldProblem } from './edits/fieldProblem.ts';
import type { HoursProblem } from './edits/hoursProblem.ts';

export function useHoursProblemText() {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  return (problem: HoursProblem): string =>
    'day' in problem
      ? t(`content.hours.${problem.kind}`, { day: common(`find.day.${problem.day}`) })
      : t(`content.hours.${problem.kind}`);
}

/** Why the edits cannot be saved, with the name of the field. */
export function useProblemText() {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const hoursProblemText = useHoursProblemText();
  return (problem: FieldProblem): string => {
    switch (problem.kind) {
      case 'nameMissing':
      case 'clinicMissing':
      case 'periodOrder':
        return t(`content.${problem.kind}`);
      case 'numberWrong':
        return t('content.numberWrong', { field: fieldName(problem.field, t) });
      case 'priceMissing':
      case 'priceOrder': {
        const { treatmentId } = problem;
        const term = treatmentTerms.find(({ id }) => id === treatmentId);
        return t(`content.menu.${problem.kind}`, { name: term?.[language] ?? treatmentId });
      }
      default:
        return hoursProblemText(problem);
    }
  };
}
