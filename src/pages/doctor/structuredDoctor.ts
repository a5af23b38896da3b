import type { Doctor } from '../../../contract/doctor.ts';
import type { HeadInput } from '../../screen.ts';

/** The doctor as schema.org data. */
export function structuredDoctor(
  doctor: Doctor,
  localName: HeadInput['localName'],
): Record<string, unknown> {
  const description = localName({ name: doctor.description, nameJa: doctor.descriptionJa });
  return {
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name: localName(doctor),
    ...(description && { description }),
    ...(doctor.clinic && {
      parentOrganization: { '@type': 'MedicalClinic', name: localName(doctor.clinic) },
    }),
    ...(doctor.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: doctor.averageRating,
        reviewCount: doctor.reviewCount,
      },
    }),
  };
}
