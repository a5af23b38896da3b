import { useTranslation } from 'react-i18next';
import { shownLanguage } from '../../lib/shownLanguage.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { type RoutePlace, routeLinks } from './routeLinks.ts';

/** The way to a place in other maps, those that readers of the language know first. */
export function RouteLinks({ place }: { place: RoutePlace }) {
  const { t, i18n } = useTranslation();
  return (
    <ul
      aria-label={t('map.route')}
      className="grid w-full grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2"
    >
      {routeLinks(place, shownLanguage(i18n)).map(({ service, href }) => (
        <li key={service}>
          <TextLink
            href={href}
            opensNewTab
            className="flex h-11 items-center justify-center whitespace-nowrap rounded-full bg-surface text-small inset-ring inset-ring-line"
          >
            {t(`map.${service}`)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
