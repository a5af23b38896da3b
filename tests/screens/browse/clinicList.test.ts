import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';

describe('the list of clinics on /contents', () => {
  beforeEach(() => {
    mockEndpoint('GET /public/specialties', {
      data: [{ id: 'dermatology', name: '피부과', nameJa: '皮膚科' }],
    });
    mockEndpoint('GET /public/treatments', { data: [] });
    mockEndpoint('GET /public/parts', { data: [] });
    mockEndpoint('GET /public/concerns', { data: [] });
  });

  it('each card links to its clinic', async () => {
    mockEndpoint('GET /public/clinics', { data: [sampleClinic()], total: 1 });
    await renderScreen('/contents');
    const card = await screen.findByRole('link', { name: '모아피부과의원' });
    expect(card.getAttribute('href')).toBe('/contents/clinic/01900000-0000-7000-8000-000000000002');
  });

  it('asks for the filters of the address', async () => {
    const calls = mockEndpoint('GET /public/clinics', { data: [], total: 0 });
    await renderScreen('/contents?specialtyId=dermatology');
    await screen.findByText('등록된 의원이 없습니다');
    expect(calls).toEqual([
      { query: { specialtyId: 'dermatology', offset: 0, limit: expect.any(Number) } },
    ]);
  });
});
