interface SkipLinkProps {
  /** Id of the element to go to. */
  target: string;
  children: string;
}

/** The first thing a keyboard meets; unseen until then. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 inline-flex h-11 -translate-y-20 items-center rounded-full bg-ink px-5 text-surface focus:translate-y-0"
    >
      {children}
    </a>
  );
}
