import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

interface MapFallbackProps {
  address: string;
  hasFailed: boolean;
}

const SERVICES = {
  naver: 'https://map.naver.com/p/search/',
  kakao: 'https://map.kakao.com/?q=',
  google: 'https://www.google.com/maps/search/?api=1&query=',
};

export function MapFallback({ address, hasFailed }: MapFallbackProps) {
  const { t } = useTranslation();
  const link = (service: keyof typeof SERVICES) => (
    <li>
      <TextLink
        href={SERVICES[service] + encodeURIComponent(address)}
        opensNewTab
        className="flex h-11 items-center justify-center whitespace-nowrap rounded-full bg-surface text-small inset-ring inset-ring-line"
      >
        {t(`map.${service}`)}
      </TextLink>
    </li>
  );
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 p-3">
      {hasFailed && <p className="text-muted text-small">{t('map.unavailable')}</p>}
      <p className="flex items-center gap-2">
        <Icon name="pin" className="size-6 shrink-0 text-brand" />
        <span className="line-clamp-2 text-balance" lang="ko">
          {address}
        </span>
      </p>
      <ul
        aria-label={t('map.openElsewhere')}
        className="grid w-full max-w-80 grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-2"
      >
        {link('naver')}
        {link('kakao')}
        {link('google')}
      </ul>
    </div>
  );
}
