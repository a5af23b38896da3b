import { useTranslation } from 'react-i18next';

const NAMES: Readonly<Record<string, 'noAnswer' | 'mayHaveArrived' | 'quota'>> = {
  'no answer': 'noAnswer',
  'no answer, may have arrived': 'mayHaveArrived',
  'monthly quota used up': 'quota',
};

/** Why a notice was not sent, from the words that the server stores. */
export function useReasonNotSent() {
  const { t } = useTranslation('staff');
  return (problem: string): string => {
    const [, n] = /^status (\d+)$/.exec(problem) ?? [];
    return n
      ? t('notice.problem.status', { n })
      : t(`notice.problem.${NAMES[problem] ?? 'notSent'}`);
  };
}
