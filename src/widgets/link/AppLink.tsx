import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { LANGUAGE_PARAMETER } from '../../../contract/plain/language.ts';

interface AppLinkProps extends LinkProps {
  to: string;
}

/** A link inside the app that keeps the language parameter. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const { search } = useLocation();
  return <Link to={withLanguage(to, search)} {...rest} />;
}

export function withLanguage(to: string, search: string): string {
  const language = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (!language) return to;
  const [path = '', query] = to.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(LANGUAGE_PARAMETER, language);
  return `${path}?${parameters}`;
}
