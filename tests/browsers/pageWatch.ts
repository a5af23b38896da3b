/** The source of a script that reports errors in a page, when it runs there before any other. */
export const pageWatch = (tell: string): string => `(${watchPage})(${tell})`;

/** Runs in the page, so it can use only its argument. */
function watchPage(report: (line: string) => void): void {
  let isLeaving = false;
  // Leaving cancels what is still loading; Firefox and WebKit call that an error.
  for (const leaving of ['beforeunload', 'pagehide']) {
    addEventListener(leaving, () => {
      isLeaving = true;
    });
  }
  // Back may show the same page again, from the back-forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false;
  });
  const tell = (line: string) => {
    if (!isLeaving) report(line);
  };
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    tell(`Content Security Policy: ${violatedDirective} blocked ${blockedURI} of ${sourceFile}`),
  );
  // Captured: a failed resource reports only to its own element. Firefox cancels resources before it says that the page
  // is left, so the report waits for a timer, which a page that is gone does not run.
  addEventListener(
    'error',
    (event) => {
      const line = `Error: ${describe(event)}`;
      setTimeout(() => tell(line));
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`Unhandled: ${reason}`));
  for (const level of ['error', 'warn'] as const) {
    const usual = console[level];
    console[level] = (...parts: unknown[]) => {
      tell(`console.${level}: ${parts.join(' ')}`);
      usual(...parts);
    };
  }

  function describe({ target, message }: ErrorEvent): string {
    // Not by `instanceof`: the element may be of a document that is gone.
    if (target && 'outerHTML' in target) return String(target.outerHTML).slice(0, 200);
    return message ?? `an error of ${target} without a message`;
  }
}
