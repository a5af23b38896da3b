import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { localName } from '../../lib/localText.ts';
import type { HeadInput, ScreenModule } from '../../screen.ts';
import { useAnswers } from '../../state/answers.ts';
import { useLanguage } from '../../state/language.ts';
import { titleMarkAtom } from '../../state/titleMarkAtom.ts';

/** Keeps the document title in step with the screen, with the same texts as the server. */
export function useTitle({ head }: ScreenModule): void {
  const { t } = useTranslation();
  const language = useLanguage();
  const params = useParams();
  const [search] = useSearchParams();
  const answers = useAnswers();
  const mark = useAtomValue(titleMarkAtom);

  // No dependency list: it runs after each render, when the page has started its queries.
  useEffect(() => {
    const write = () => {
      let isWaiting = false;
      const answerTo: HeadInput['answerTo'] = (question) => {
        isWaiting ||= answers.isUnanswered(question);
        return answers.answerTo(question);
      };
      const nameOf: HeadInput['localName'] = (named) => localName(language, named).text;
      const { title } = head({ params, search, t, localName: nameOf, answerTo });
      // Without an answer the record does not count as missing.
      if (isWaiting) return;
      document.title = `${mark > 0 ? `(${mark}) ` : ''}${title} | ${t('common.brand')}`;
    };
    write();
    return answers.watch(write);
  });
}
