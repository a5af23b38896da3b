import { useTranslation } from 'react-i18next';
import type { LocalText } from '../../lib/localText.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { RouteLinks } from './RouteLinks.tsx';
import type { RoutePlace } from './routeLinks.ts';

interface MapFallbackProps {
  place: RoutePlace;
  /** The address in the language of the page. */
  address: LocalText;
  hasFailed: boolean;
}

export function MapFallback({ place, address, hasFailed }: MapFallbackProps) {
  const { t } = useTranslation();
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 p-3">
      {hasFailed && <p className="text-muted text-small">{t('map.unavailable')}</p>}
      <p className="flex items-center gap-2">
        <Icon name="pin" className="size-6 shrink-0 text-brand" />
        <span className="line-clamp-2 text-balance" lang={address.lang}>
          {address.text}
        </span>
      </p>
      <div className="w-full max-w-80">
        <RouteLinks place={place} />
      </div>
    </div>
  );
}
