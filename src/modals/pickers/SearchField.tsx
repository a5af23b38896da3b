import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/picture/Icon.tsx';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Stays above the list. The font is large enough that iOS does not zoom in. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="sticky top-0 z-10 bg-raised pb-2">
      <div className="flex h-12 items-center gap-2 rounded-full bg-quiet px-4">
        <Icon name="search" className="size-5 shrink-0 text-muted" />
        <input
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-label={t('contents.chooseTreatment')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-muted"
        />
      </div>
    </div>
  );
}
