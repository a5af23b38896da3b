import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { localName } from '../../lib/localText.ts';
import type { Introduction, ScreenModule } from '../../screen.ts';
import { useAnswers } from '../../state/answers.ts';
import { useLanguage } from '../../state/language.ts';
import { useParams } from '../../widgets/link/routes.ts';

/** The title of the document follows the screens, in the same words that the server gives it. */
export function useTitle({ head }: ScreenModule): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const params = useParams();
  const [search] = useSearchParams();
  const answers = useAnswers();

  // Without a list of what it depends on: once for each drawing, when the page has asked its questions.
  useEffect(() => {
    const write = () => {
      let isWaiting = false;
      const answerTo: Introduction['answerTo'] = (question) => {
        isWaiting ||= answers.isAwaited(question);
        return answers.answerTo(question);
      };
      const nameOf: Introduction['localName'] = (named) => localName(language, named).text;
      const { title } = head({ params, search, t, localName: nameOf, answerTo });
      // A record that is not there yet is not missing.
      if (!isWaiting) document.title = `${title} | ${t('common.brand')}`;
    };
    write();
    return answers.watch(write);
  });
}
