import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockTaxonomy } from '../../support/fixtures/find/browseWorld.ts';
import { mockPlaces } from '../../support/fixtures/find/findScreen.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

function openEmpty(query: string) {
  mockTaxonomy();
  mockPlaces();
  mockEndpoint('GET /public/clinics', { data: [], total: 0 });
  return renderScreen(`/contents${query}`);
}

describe('a list that nothing matches', () => {
  it('offers each condition to be left out with one press', async () => {
    const query = '?treatmentId=ipl&region=seoul-gangnam&facts=saturday,parking&sort=price';
    const { user, address } = await openEmpty(query);
    await screen.findByText('등록된 의원이 없습니다');
    screen.getByText('조건을 하나 빼면 결과가 나올 수 있어요.');
    const links = () =>
      screen.getAllByRole('link', { name: /빼기$/ }).map((link) => link.getAttribute('aria-label'));
    await screen.findByRole('link', { name: '강남구 빼기' });
    expect(links()).toEqual(['광치료(IPL) 빼기', '강남구 빼기', '토요일 진료 빼기', '주차 빼기']);
    await user.click(screen.getByRole('link', { name: '토요일 진료 빼기' }));
    await expect
      .poll(address)
      .toBe('/contents?treatmentId=ipl&region=seoul-gangnam&facts=parking&sort=price');
    await user.click(await screen.findByRole('link', { name: '조건 모두 지우기' }));
    await expect.poll(address).toBe('/contents?sort=price');
  });

  it('has one press for one condition, and none without', async () => {
    const { user, address } = await openEmpty('?priceMax=100000');
    await user.click(await screen.findByRole('link', { name: '조건 모두 지우기' }));
    await expect.poll(address).toBe('/contents');
    await screen.findByText('등록된 의원이 없습니다');
    expect(screen.queryByRole('link', { name: /빼기$|지우기$/ })).toBeNull();
  });
});
