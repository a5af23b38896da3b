import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/button/PlainButton.tsx';

const QUESTIONS = ['cost', 'sameDay', 'recovery'] as const;

interface QuestionButtonsProps {
  text: string;
  isBusy: boolean;
  onWrite: (text: string) => void;
}

/** Frequent questions: a press writes one below the text. One that is in the text is not offered. */
export function QuestionButtons({ text, isBusy, onWrite }: QuestionButtonsProps) {
  const { t } = useTranslation();
  const offered = QUESTIONS.map((each) => t(`counsel.opening.${each}`)).filter(
    (sentence) => !text.includes(sentence),
  );
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t('counsel.openings')} className="mt-2 flex flex-wrap gap-2">
      {offered.map((sentence) => (
        <li key={sentence}>
          <PlainButton
            disabled={isBusy}
            className="min-h-11 rounded-full bg-quiet px-4 text-small disabled:text-muted"
            onClick={() => onWrite(text === '' ? sentence : `${text.trimEnd()}\n${sentence}`)}
          >
            {sentence}
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
