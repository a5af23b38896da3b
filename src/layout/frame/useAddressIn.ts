import { useLocation } from 'react-router-dom';
import { LANGUAGE_PARAMETER, type Language } from '../../../contract/plain/language.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useWholeSearch } from '../../widgets/link/wholeSearch.ts';

/** The address of this page in a language, with all its parameters. */
export function useAddressIn(): (language: Language) => string {
  const { basename } = useEnvironment();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  return (language) => {
    const parameters = new URLSearchParams(search);
    parameters.set(LANGUAGE_PARAMETER, language);
    return `${basename}${pathname}?${parameters}`;
  };
}
