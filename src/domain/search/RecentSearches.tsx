import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  forgetSearch,
  forgetSearches,
  keptSearches,
  parseSearches,
  watchSearches,
} from '../../environment/recentSearches.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

/** Shown while the search field is empty. */
export function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTranslation();
  const kept = useSyncExternalStore(watchSearches, keptSearches, () => null);
  const recent = useMemo(() => parseSearches(kept), [kept]);
  const section = useRef<HTMLElement>(null);
  const handleForget = (forget: () => void) => {
    forget();
    // The removed button had the focus, so the focus moves to the section.
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('search.recent')} className="outline-none">
      {recent.length === 0 ? (
        <p className="text-balance px-4 py-10 text-center text-muted">{t('search.noRecent')}</p>
      ) : (
        <>
          <div className="flex items-center justify-between">
            <p className="font-semibold text-muted text-small">{t('search.recent')}</p>
            <PlainButton
              className="-mr-2 min-h-11 px-2 text-muted text-small"
              onClick={() => handleForget(forgetSearches)}
            >
              {t('search.clearRecent')}
            </PlainButton>
          </div>
          <ul>
            {recent.map((text) => (
              <li key={text} className="flex items-center">
                <PlainButton
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left"
                  onClick={() => onChoose(text)}
                >
                  <Icon name="clock" className="size-5 shrink-0 text-muted" />
                  <span className="truncate">{text}</span>
                </PlainButton>
                <IconButton
                  name="close"
                  label={t('search.removeRecent', { text })}
                  className="-mr-3"
                  iconClassName="size-4 text-muted"
                  onClick={() => handleForget(() => forgetSearch(text))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
