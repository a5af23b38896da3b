import type { Language } from '../../../contract/plain/language.ts';

/** Where a route leads. With a position the services need not search for the address. */
export interface RoutePlace {
  /** A Korean road address. */
  address: string;
  name?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

type MapService = 'naver' | 'kakao' | 'google';

/** Korean visitors know Naver and Kakao. Japanese visitors know Google, and Naver speaks Japanese. */
const SERVICES: Readonly<Record<Language, readonly MapService[]>> = {
  ko: ['naver', 'kakao', 'google'],
  ja: ['google', 'naver', 'kakao'],
};

/** The addresses that the services document for links. Naver has none for a route, so its link shows the address. */
const ADDRESS_OF: Readonly<Record<MapService, (place: RoutePlace) => string>> = {
  naver: ({ address }) => `https://map.naver.com/p/search/${encodeURIComponent(address)}`,
  kakao: (place) => {
    const position = positionOf(place);
    if (!position) return `https://map.kakao.com/link/search/${encodeURIComponent(place.address)}`;
    // Commas divide name and position.
    const name = (place.name || place.address).replaceAll(',', ' ');
    return `https://map.kakao.com/link/to/${encodeURIComponent(name)},${position}`;
  },
  google: (place) => {
    const destination = encodeURIComponent(positionOf(place) ?? place.address);
    return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
  },
};

export const routeLinks = (place: RoutePlace, language: Language) =>
  SERVICES[language].map((service) => ({ service, href: ADDRESS_OF[service](place) }));

const positionOf = ({ latitude, longitude }: RoutePlace) =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude},${longitude}`
    : undefined;
