import type { Event } from '../../../contract/event.ts';

/** The event as schema.org data: an Offer of a clinic. */
export function structuredEvent(event: Event): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: event.title,
    ...(typeof event.price === 'number' && { price: event.price, priceCurrency: 'KRW' }),
    ...(event.startsOn && { validFrom: event.startsOn }),
    ...(event.endsOn && { validThrough: event.endsOn }),
    ...(event.clinic && { offeredBy: { '@type': 'MedicalClinic', name: event.clinic.name } }),
  };
}
