import type { KeyboardEventHandler, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { LANGUAGE_PARAMETER } from '../../../contract/plain/language.ts';
import { SEARCH_TEXT_LENGTH } from '../../../contract/plain/limits.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onKeyDown: KeyboardEventHandler;
  /** Ids of the match list and of the active match, for aria attributes. */
  listId: string;
  activeId: string | undefined;
  isOpen: boolean;
}

/** The field is a form that leads to the search page, so it works before the script has loaded. */
export function SearchField(props: SearchFieldProps) {
  const { field, text, onChange, onSubmit, onKeyDown, listId, activeId, isOpen } = props;
  const { t } = useTranslation();
  const action = useHref('/search');
  const language = new URLSearchParams(useLocation().search).get(LANGUAGE_PARAMETER);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
    <form
      role="search"
      action={action}
      className="flex h-12 items-center gap-2 rounded-full bg-quiet pr-0.5 pl-4 outline-2 outline-transparent focus-within:outline-brand-strong"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" className="size-5 shrink-0 text-muted" />
      {language && <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />}
      {/* No type="search": some browsers then use Escape themselves. */}
      <input
        ref={field}
        name="q"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('search.placeholder')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={SEARCH_TEXT_LENGTH}
        placeholder={t('search.placeholder')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-muted"
      />
      {text !== '' && (
        <IconButton
          name="close"
          label={t('search.clear')}
          iconClassName="size-5 text-muted"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}
