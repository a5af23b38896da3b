import type { Event } from '../../../contract/event.ts';
import type { HeadInput } from '../../screen.ts';

/** The event as schema.org data: an Offer of a clinic. */
export function structuredEvent(
  event: Event,
  localName: HeadInput['localName'],
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: localName({ name: event.title, nameJa: event.titleJa }),
    ...(typeof event.price === 'number' && { price: event.price, priceCurrency: 'KRW' }),
    ...(event.startsOn && { validFrom: event.startsOn }),
    ...(event.endsOn && { validThrough: event.endsOn }),
    ...(event.clinic && { offeredBy: { '@type': 'MedicalClinic', name: localName(event.clinic) } }),
  };
}
