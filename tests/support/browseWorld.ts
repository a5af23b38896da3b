import { screen } from '@testing-library/react';
import type { ClinicCard } from '../../contract/clinic.ts';
import type { DoctorCard } from '../../contract/doctor.ts';
import type { EventCard } from '../../contract/event.ts';
import { localTaxonomy } from '../../src/domain/taxonomy/localTaxonomy.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { renderScreen } from './renderScreen.tsx';

/** What the browse area shows in tests: cards with a name, and the taxonomy as it is. */

export const clinicCard = (changes: Partial<ClinicCard> = {}): ClinicCard => ({
  id: 'clinic-1',
  name: '모아피부과의원',
  averageRating: 4.8,
  reviewCount: 1_234,
  specialties: [{ id: 'dermatology', name: '피부과', nameJa: '皮膚科' }],
  ...changes,
});

export const doctorCard = (changes: Partial<DoctorCard> = {}): DoctorCard => ({
  id: 'doctor-1',
  name: '김하늘',
  averageRating: 4.5,
  reviewCount: 7,
  specialties: [],
  ...changes,
});

export const eventCard = (changes: Partial<EventCard> = {}): EventCard => ({
  id: 'event-1',
  title: '가을 리프팅',
  averageRating: 4,
  reviewCount: 3,
  treatments: [],
  ...changes,
});

/** One page of a list, as if it were all of it. */
export const whole = <T>(data: T[]) => ({ data, total: data.length });

export function mockTaxonomy() {
  return {
    specialties: mockEndpoint('GET /public/specialties', listed('specialties')),
    parts: mockEndpoint('GET /public/parts', listed('parts')),
    concerns: mockEndpoint('GET /public/concerns', listed('concerns')),
    treatments: mockEndpoint('GET /public/treatments', listed('treatments')),
  };
}

const listed = <K extends keyof typeof localTaxonomy>(kind: K) => ({
  data: [...localTaxonomy[kind]] as (typeof localTaxonomy)[K][number][],
});

/** The browse area at an address, with clinics and a taxonomy that answer. */
export async function openContents(query = '') {
  mockTaxonomy();
  const calls = mockEndpoint('GET /public/clinics', whole([clinicCard()]));
  const rendered = await renderScreen(`/contents${query}`);
  await screen.findByRole('tab', { name: /의원|クリニック/ });
  return { ...rendered, calls };
}

/** The names of the trail, in order. */
export function trailTexts(): (string | null)[] {
  const trail = screen.getByRole('navigation', { name: /현재 위치|現在/ });
  return [...trail.querySelectorAll('li')].map(({ textContent }) => textContent);
}

/** The filters that the address holds now, as the links of the tabs carry them along. */
export function filtersInAddress(): Record<string, string> {
  const href = screen.getByRole('tab', { selected: true }).getAttribute('href') ?? '';
  const { tabId: _, ...rest } = Object.fromEntries(new URL(href, 'http://page').searchParams);
  return rest;
}
