import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Doctor } from '../../../contract/doctor.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleDoctor, sampleReview } from '../../support/screen/sampleAnswers.ts';

const ID = sampleDoctor().id;

async function openDoctor(changes: Partial<Doctor> = {}, query = '') {
  const calls = mockEndpoint('GET /public/doctors/:id', { data: sampleDoctor(changes) });
  const rendered = await renderScreen(`/contents/doctor/${ID}${query}`);
  await screen.findByRole('heading', { level: 1, name: /^(?!불러오는 중|読み込み中)/ });
  return { ...rendered, calls };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('/contents/doctor/:id', () => {
  it('DOC-01 asks for the doctor once', async () => {
    const { calls } = await openDoctor();
    expect(calls).toEqual([{ params: { id: ID } }]);
  });

  it('DOC-03 DOC-04 AMB-10 BRW-24 BRW-25 the trail: explore, doctors, the name; no plus button', async () => {
    await openDoctor();
    const trail = within(screen.getByRole('navigation', { name: '현재 위치' }));
    const steps = trail.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual(['둘러보기', '의사', '김하늘']);
    const links = trail.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/contents', '/contents?tabId=doctors']);
    expect(trail.getByRole<HTMLButtonElement>('button', { name: '조건 추가' }).disabled).toBe(true);
  });

  it('DOC-05 shows the picture, or a drawn one', async () => {
    const { container, unmount } = await openDoctor({ profileImage: { url: '/kim.webp' } });
    expect(container.querySelector('header img')?.getAttribute('src')).toBe('/kim.webp');
    unmount();
    const { container: without } = await openDoctor();
    expect(without.querySelector('main header img')).toBeNull();
    expect(without.querySelector('main header svg')).not.toBeNull();
  });

  it('DOC-06 DOC-07 ENT-08 the name with its title, the rating, the number of reviews', async () => {
    await openDoctor({ averageRating: 4, reviewCount: 1_234 });
    screen.getByRole('heading', { name: '김하늘 원장', level: 1 });
    screen.getByText('4.0');
    screen.getByText('(1,234)');
  });

  it('says below the name where the doctor works, with a link', async () => {
    await openDoctor({ clinic: briefClinic() });
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    const link = within(header ?? document.body).getByRole('link', { name: '모아피부과의원' });
    expect(link.getAttribute('href')).toBe(`/contents/clinic/${briefClinic().id}`);
  });

  it('DOC-08 two tabs', async () => {
    await openDoctor();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['의사정보', '시술후기']);
  });

  it('DOC-09 DOC-10 ERR-18 says which parts are missing', async () => {
    await openDoctor();
    section('의사 소개').getByText('작성된 의사 소개가 없습니다');
    section('진료과목').getByText('등록된 진료과목이 없습니다');
    expect(screen.queryByRole('region', { name: '소속 의원' })).toBeNull();
  });

  it.each([
    [
      '',
      '자격과 약력',
      '피부과 전문의면허를 확인했어요 · 2026년 3월 10일(화)한빛대학교 졸업대한피부과학회 정회원상담 언어: 한국어 · 일본어',
    ],
    [
      '?lang=ja',
      '資格・略歴',
      '皮膚科専門医免許確認済み · 2026年3月10日(火)ハンビッ大学校卒業対応言語：韓国語 · 日本語',
    ],
  ])('board, checked licence, career and languages %s', async (query, title, text) => {
    await openDoctor(
      {
        licence: 'physician',
        board: 'dermatology',
        licenceCheckedOn: '2026-03-10',
        career: '한빛대학교 졸업\n대한피부과학회 정회원\n대한피부과학회 정회원',
        careerJa: 'ハンビッ大学校卒業',
        languages: ['ko', 'ja'],
      },
      query,
    );
    expect(screen.getByRole('region', { name: title }).textContent).toBe(title + text);
  });

  it('of credentials only what is known is shown, and nothing without any', async () => {
    const { unmount } = await openDoctor({ licence: 'dentist', languages: [] });
    expect(screen.getByRole('region', { name: '자격과 약력' }).textContent).toBe(
      '자격과 약력치과의사',
    );
    unmount();
    await openDoctor({ licenceCheckedOn: '2026-03-10' });
    expect(screen.queryByRole('region', { name: '자격과 약력' })).toBeNull();
  });

  it('DOC-09 DOC-10 introduction and specialties', async () => {
    const specialties = [
      { id: 'a', name: '피부과' },
      { id: 'b', name: '성형외과' },
    ];
    await openDoctor({ description: '꼼꼼히 봅니다', specialties });
    section('의사 소개').getByText('꼼꼼히 봅니다');
    const tags = section('진료과목').getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['피부과', '성형외과']);
  });

  it('a specialty leads to the doctors who practise it', async () => {
    await openDoctor({ specialties: [{ id: 'dermatology', name: '피부과' }] });
    const link = section('진료과목').getByRole('link', { name: '피부과' });
    expect(link.getAttribute('href')).toBe('/contents?tabId=doctors&specialtyId=dermatology');
  });

  it('DOC-11 the clinic: picture, name, address, and its link', async () => {
    await openDoctor({ clinic: briefClinic({ profileImage: { url: '/moa.webp' } }) });
    const clinic = section('소속 의원');
    expect(clinic.getByRole('link', { name: '모아피부과의원' }).getAttribute('href')).toBe(
      `/contents/clinic/${briefClinic().id}`,
    );
    clinic.getByText('서울특별시 강남구 언주로 1 2층');
    expect(screen.getByRole('region', { name: '소속 의원' }).querySelector('img')?.src).toContain(
      '/moa.webp',
    );
  });

  it('a doctor without a clinic says that no counsel can be booked', async () => {
    await openDoctor({ clinic: null });
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: '지금은 예약할 수 없어요',
    });
    expect(button.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: '상담 예약하기' })).toBeNull();
  });

  it('DOC-12 DOC-14 ENT-22 the reviews of this doctor, counted', async () => {
    const calls = mockEndpoint('GET /public/reviews', ({ query: { offset } }) => ({
      data: offset === 0 ? [sampleReview()] : [],
      total: 1_234,
    }));
    await openDoctor({}, '?tabId=review');
    await screen.findByText('1,234건의 리뷰가 검색되었습니다');
    expect(calls.at(0)?.query).toMatchObject({ doctorId: ID, offset: 0, limit: 10 });
  });

  it('DOC-13 ERR-18 says that there are no reviews', async () => {
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    await openDoctor({}, '?tabId=review');
    await screen.findByText('등록된 리뷰가 없습니다');
  });

  it('I18N-05 in Japanese', async () => {
    await openDoctor({ nameJa: 'キム・ハヌル' }, '?lang=ja');
    screen.getByRole('heading', { name: 'キム・ハヌル 院長', level: 1 });
    section('医師紹介').getByText('医師の紹介はまだありません');
  });
});
