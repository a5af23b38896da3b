import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_PARAMETER } from '../../../contract/language.ts';
import { RouteLink } from './RouteLink.tsx';

interface AppLinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  id?: string;
  role?: 'option';
  'aria-selected'?: boolean;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  lang?: string | undefined;
  replace?: boolean;
  onClick?: React.MouseEventHandler<HTMLAnchorElement>;
}

/** A link inside the app that keeps the language parameter. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const { search } = useLocation();
  return <RouteLink to={withLanguage(to, search)} {...rest} />;
}

export function withLanguage(to: string, search: string): string {
  const language = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (!language) return to;
  const [path = '', query] = to.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(LANGUAGE_PARAMETER, language);
  return `${path}?${parameters}`;
}
