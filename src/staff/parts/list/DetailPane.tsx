import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../lib/classNames.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { AppLink } from '../../../widgets/link/AppLink.tsx';

interface DetailPaneProps {
  /** What the record is, e.g. a counsel. Screen readers say it, because the focus moves here. */
  name: string;
  /** With its search, e.g. `?tab=new`. */
  listPath: string;
  listName: string;
  /** Shown without a list, also on a desktop. */
  isAlone?: boolean;
  /** Opened on another page than the list beside it: the link to that page is shown on a desktop, too. */
  isFromElsewhere?: boolean;
  children: ReactNode;
}

/** One record. On a phone it replaces the list, so it has a back link. */
export function DetailPane({
  name,
  listPath,
  listName,
  isAlone = false,
  isFromElsewhere = false,
  children,
}: DetailPaneProps) {
  const pane = useRef<HTMLElement>(null);
  // The keyboard focus moves into the opened record.
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={name}
      className={classNames(
        'mx-auto p-4 outline-none lg:px-8 lg:py-6',
        isAlone ? 'max-w-5xl' : 'max-w-3xl',
      )}
    >
      <AppLink
        to={listPath}
        className={classNames(
          '-mt-2 mb-2 inline-flex min-h-11 items-center gap-1 text-muted',
          !isAlone && !isFromElsewhere && 'lg:hidden',
        )}
      >
        <Icon name="chevronLeft" className="size-5" />
        {listName}
      </AppLink>
      {children}
    </section>
  );
}
