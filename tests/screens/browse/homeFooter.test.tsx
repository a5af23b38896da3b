import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';

const company = {
  name: '샘플상사',
  representative: '홍대표',
  privacyOfficer: '김책임',
  address: '서울 중구 1',
  businessNumber: '000-00-00000',
  businessCheckUrl: 'https://example.com/check',
  mailOrderNumber: '제0-0호',
  hostingProvider: '샘플호스팅',
  email: 'help@example.com',
  phone: '02-000-0000',
  partnershipUrl: 'https://example.com/partner',
  termsUrl: 'https://example.com/terms',
  privacyUrl: 'https://example.com/privacy',
  locationTermsUrl: 'https://example.com/location',
};

beforeEach(() => {
  mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
});

async function openFooter(values: Partial<typeof company> = company, query = '') {
  await renderScreen(`/home${query}`, {
    config: { company: { ...testClientConfig.company, ...values } },
  });
  return within(screen.getByRole('contentinfo'));
}

describe('the footer of the home page', () => {
  it.each([
    ['FOOT-02', '상호', '샘플상사'],
    ['FOOT-02', '대표', '홍대표'],
    ['FOOT-02', '개인정보보호책임자', '김책임'],
    ['FOOT-03', '주소', '서울 중구 1'],
    ['FOOT-03', '사업자등록번호', '000-00-00000'],
    ['FOOT-03', '통신판매업 신고번호', '제0-0호'],
    ['AMB-85', '호스팅 서비스', '샘플호스팅'],
  ])('%s FOOT-07 %s comes from the configuration', async (_, label, value) => {
    const footer = await openFooter();
    expect(footer.getByText(label).nextElementSibling?.textContent).toBe(value);
  });

  it('FOOT-04 customer service by mail and by telephone', async () => {
    const footer = await openFooter();
    footer.getByText('고객센터');
    const addressOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('help@example.com')).toBe('mailto:help@example.com');
    expect(addressOf('02-000-0000')).toBe('tel:02-000-0000');
  });

  it.each([
    ['FOOT-05', '병원 제휴 신청', company.partnershipUrl],
    ['FOOT-06', '이용약관', company.termsUrl],
    ['FOOT-06', '개인정보처리방침', company.privacyUrl],
    ['FOOT-06', '위치기반서비스 이용약관', company.locationTermsUrl],
    ['AMB-85', '사업자정보 확인', company.businessCheckUrl],
  ])('%s %s opens another site in a new tab', async (_, name, address) => {
    const link = (await openFooter()).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('AMB-85 FOOT-07 an empty value hides its row', async () => {
    const footer = await openFooter({ name: '샘플상사' });
    expect(footer.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['상호']);
    expect(footer.queryByText('고객센터')).toBeNull();
    expect(footer.queryByRole('link', { name: '이용약관' })).toBeNull();
  });

  it('an address that could run a script is no link', async () => {
    const footer = await openFooter({ termsUrl: 'javascript:alert(1)' });
    expect(footer.getByText('이용약관').getAttribute('href')).toBeNull();
  });

  it('FOOT-02 I18N-05 in Japanese', async () => {
    const footer = await openFooter(company, '?lang=ja');
    expect(footer.getByText('会社名').nextElementSibling?.textContent).toBe('샘플상사');
    footer.getByRole('link', { name: 'プライバシーポリシー' });
  });

  it('I18N-01 offers the page in each language, with the current one marked', async () => {
    const footer = await openFooter(company, '?lang=ja&utm=x');
    const korean = footer.getByRole('link', { name: '한국어' });
    expect(korean.getAttribute('href')).toBe('/home?lang=ko&utm=x');
    expect(korean.getAttribute('lang')).toBe('ko');
    expect(footer.getByRole('link', { name: '日本語', current: true })).toBeTruthy();
  });

  it('FOOT-01 comes after the reviews, and the last of them links to all', async () => {
    await openFooter();
    const more = await screen.findByRole('link', { name: '리뷰 더 보기' });
    expect(more.getAttribute('href')).toBe('/contents?tabId=reviews');
    const order = more.compareDocumentPosition(screen.getByRole('contentinfo'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});
