import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Truncated } from '../../ui/tooltip/Truncated.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { pressInstead } from '../../widgets/link/pressInstead.ts';

/** One breadcrumb; the last one has no link. */
export interface Crumb {
  text: string;
  lang?: string | undefined;
  to?: string;
  /** After hydration the press reopens the picker of this filter instead. */
  onPress?: () => void;
}

export interface Trail {
  crumbs: readonly Crumb[];
  /** Undefined on pages without filters; null if no further filter can be added. */
  onAdd?: (() => void) | null;
}

export function Breadcrumbs({ trail }: { trail: Trail }) {
  const { t } = useTranslation();
  // Names that are not loaded yet are left out.
  const crumbs = trail.crumbs.filter(({ text }) => text !== '');
  return (
    <nav aria-label={t('nav.path')} className="flex items-center">
      {/* Reversed, so that a trail that is too long shows its end and fades out at the beginning. */}
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
          className="disabled:w-8"
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
  return (
    <AppLink to={to} className={look} onClick={onPress && pressInstead(onPress)}>
      <Truncated text={text} lang={lang} />
    </AppLink>
  );
}
