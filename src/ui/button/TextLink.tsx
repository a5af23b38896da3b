import type { ReactNode } from 'react';
import { safeUrl } from '../../lib/safeUrl.ts';

interface TextLinkProps {
  href: string;
  /** Leads to another site, so it opens a new tab. */
  opensNewTab?: boolean;
  className?: string;
  /** Language of the text and of the target page. */
  lang?: string;
  isCurrent?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

const UNDERLINED =
  'inline-flex min-h-11 items-center text-brand-strong underline underline-offset-4';

/** A link that the router does not handle. An unsafe address renders as plain text. */
export function TextLink(props: TextLinkProps) {
  const {
    href,
    opensNewTab = false,
    className = UNDERLINED,
    lang,
    isCurrent,
    onPress,
    children,
  } = props;
  return (
    <a
      href={safeUrl(href)}
      className={className}
      lang={lang}
      hrefLang={lang}
      aria-current={isCurrent || undefined}
      onClick={onPress}
      {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
