import type { Clinic } from '../../../contract/clinic.ts';
import type { OpeningDay, OpeningHours } from '../../../contract/clinicShape.ts';
import { OPENING_DAYS } from '../../../contract/plain/openingDays.ts';
import { formatAddress } from '../../lib/address.ts';
import { phoneAddress } from '../../lib/phone.ts';
import type { HeadInput } from '../../screen.ts';

/** The clinic as schema.org data; without reviews it has no rating. */
export function structuredClinic(
  clinic: Clinic,
  localName: HeadInput['localName'],
): Record<string, unknown> {
  const address = localName({ name: formatAddress(clinic), nameJa: clinic.addressJa });
  const description = localName({ name: clinic.description, nameJa: clinic.descriptionJa });
  const { latitude, longitude, openingHours, phone } = clinic;
  const hasPosition = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: localName(clinic),
    ...(description && { description }),
    ...(address && {
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: address },
    }),
    ...(hasPosition && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone && { telephone: phoneAddress(phone).replace('tel:', '') }),
    ...(openingHours && { openingHoursSpecification: hoursOf(openingHours) }),
    ...(clinic.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: clinic.averageRating,
        reviewCount: clinic.reviewCount,
      },
    }),
  };
}

const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
  holiday: 'PublicHolidays',
} as const;

/** A day with a break has two periods. */
function hoursOf({ days }: OpeningHours) {
  return OPENING_DAYS.flatMap((day) =>
    periodsOf(days[day]).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY_NAMES[day],
      opens,
      // This is how schema.org writes midnight at the end of a day.
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  );
}

function periodsOf(times: OpeningDay | undefined): [opens: string, closes: string][] {
  if (!times) return [];
  const { opensAt, closesAt, breakFrom, breakTo } = times;
  if (!(breakFrom && breakTo)) return [[opensAt, closesAt]];
  return [
    [opensAt, breakFrom],
    [breakTo, closesAt],
  ];
}
