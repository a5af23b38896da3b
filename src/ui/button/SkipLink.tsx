import type { MouseEvent } from 'react';

interface SkipLinkProps {
  /** Id of the target element. */
  target: string;
  children: string;
}

/** The first stop of the Tab key; hidden until it has the focus. Following the link would add a history entry. */
export function SkipLink({ target, children }: SkipLinkProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a
      href={`#${target}`}
      onClick={handleClick}
      className="fixed top-2 left-2 z-50 inline-flex h-11 -translate-y-20 items-center rounded-full bg-ink px-5 text-surface focus:translate-y-0"
    >
      {children}
    </a>
  );
}
