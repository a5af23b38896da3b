import { safeUrl } from '../../lib/safeUrl.ts';

interface TextLinkProps {
  href: string;
  /** Leads away from here, so it opens beside. */
  opensNewTab?: boolean;
  className?: string;
  /** The language that it is written in and leads to. */
  lang?: string;
  isCurrent?: boolean;
  children: string;
}

const UNDERLINED =
  'inline-flex min-h-11 items-center text-brand-strong underline underline-offset-4';

/** A link out of the app. An address that is not safe leaves only its text. */
export function TextLink(props: TextLinkProps) {
  const { href, opensNewTab = false, className = UNDERLINED, lang, isCurrent, children } = props;
  return (
    <a
      href={safeUrl(href)}
      className={className}
      lang={lang}
      hrefLang={lang}
      aria-current={isCurrent || undefined}
      {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}
