import type { Clinic } from '../../../contract/clinic.ts';
import { formatAddress } from '../../lib/address.ts';

/** The clinic as schema.org data; without reviews it has no rating. */
export function clinicFacts(clinic: Clinic): Record<string, unknown> {
  const address = formatAddress(clinic);
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: clinic.name,
    ...(clinic.description && { description: clinic.description }),
    ...(address && {
      address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: address },
    }),
    ...(clinic.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: clinic.averageRating,
        reviewCount: clinic.reviewCount,
      },
    }),
  };
}
