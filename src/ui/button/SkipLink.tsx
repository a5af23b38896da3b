interface SkipLinkProps {
  /** Id of the target element. */
  target: string;
  children: string;
}

/** The first stop of the Tab key; hidden until it has the focus. */
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
