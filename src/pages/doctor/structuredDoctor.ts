import type { Doctor } from '../../../contract/doctor.ts';

/** The doctor as schema.org data. */
export function structuredDoctor(doctor: Doctor): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name: doctor.name,
    ...(doctor.description && { description: doctor.description }),
    ...(doctor.clinic && {
      parentOrganization: { '@type': 'MedicalClinic', name: doctor.clinic.name },
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
