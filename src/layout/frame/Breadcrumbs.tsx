import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

/** One step of the way here: a link, or just where one is. */
export interface Crumb {
  text: string;
  lang?: string | undefined;
  to?: string;
  /** What the link does instead once the page is alive: it reopens its picker. */
  onPress?: () => void;
}

export interface Trail {
  crumbs: readonly Crumb[];
  /** Absent on pages that have no filters at all; null where adding one is not possible now. */
  onAdd?: (() => void) | null;
}

export function Breadcrumbs({ trail }: { trail: Trail }) {
  const { t } = useTranslation();
  // A name that is not known (yet) leaves no gap.
  const crumbs = trail.crumbs.filter(({ text }) => text !== '');
  return (
    <nav aria-label={t('nav.path')} className="flex items-center">
      {/* Reversed, so that of a trail that is too long the end shows; the beginning fades away. */}
      <div className="no-scrollbar -ml-3 flex min-w-0 flex-row-reverse overflow-x-auto pl-2.5 [mask-image:linear-gradient(to_right,transparent,black_0.625rem)]">
        <ol className="mr-auto flex shrink-0 items-center whitespace-nowrap">
          {crumbs.map((crumb, index) => (
            <li key={`${crumb.to ?? ''}${crumb.text}`} className="flex items-center">
              {index > 0 && <Icon name="chevronRight" className="size-3.5 shrink-0 text-muted" />}
              <CrumbText crumb={crumb} isLast={index === crumbs.length - 1} />
            </li>
          ))}
        </ol>
      </div>
      {trail.onAdd !== undefined && (
        <IconButton
          name="plus"
          label={t('nav.addFilter')}
          // It needs the script: until that runs it looks as little ready as it is.
          className="disabled:w-8 [html:not([data-alive])_&]:opacity-40"
          disabled={trail.onAdd === null}
          onClick={trail.onAdd ?? undefined}
        />
      )}
    </nav>
  );
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  const { text, lang, to, onPress } = crumb;
  const look = `inline-flex h-11 items-center px-0.5 text-body ${isLast ? 'font-semibold text-ink' : 'text-muted'}`;
  if (!to || (isLast && !onPress)) {
    return (
      <span className={look} aria-current={isLast ? 'page' : undefined}>
        <Truncated text={text} lang={lang} />
      </span>
    );
  }
  const handleClick = (event: MouseEvent) => {
    if (!onPress) return;
    event.preventDefault();
    onPress();
  };
  return (
    <AppLink to={to} className={look} onClick={handleClick}>
      <Truncated text={text} lang={lang} />
    </AppLink>
  );
}
