import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StaffEvent } from '../../../../contract/staff/staffEvent.ts';
import { readFromDevice } from '../../../../src/environment/deviceMemory.ts';
import { blankRecord } from '../../../support/fixtures/blankRecord.ts';
import {
  clinicStaff,
  sampleStaffClinic,
  serveClinic,
  serveShownOfClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { secondPress } from '../../../support/screen/secondPress.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const EDITOR = `/console/contents/clinic/${sampleStaffClinic().id}`;
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const kept = () => JSON.parse(readFromDevice('tempClinicInfo') ?? 'null');

afterEach(() => localStorage.clear());

const edit = async () => {
  signIn();
  const world = serveClinic();
  mockEndpoint('GET /staff/doctors', { data: [], total: 0 });
  mockEndpoint('GET /staff/events', { data: [], total: 0 });
  return { ...world, ...(await renderScreen(EDITOR)) };
};

describe('/console/contents', () => {
  it('AMB-51 lists a kind in any state, searched and narrowed through the address', async () => {
    signIn();
    const asked = mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
    const { user, address } = await renderScreen('/console/contents?status=DRAFT');
    const row = await screen.findByRole('link', { name: /모아피부과의원/ });
    within(row).getByText('비공개');
    within(row).getByText('일본어 이름 없음');
    expect(asked[0]?.query).toEqual({ status: 'DRAFT', offset: 0, limit: 20 });
    await user.type(await field('이름으로 찾기'), '모아{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query.q).toBe('모아'));
    const events = mockEndpoint('GET /staff/events', { data: [], total: 0 });
    await user.click(await button('이벤트'));
    await screen.findByText('해당하는 콘텐츠가 없어요');
    expect(events[0]?.query).toMatchObject({ status: 'DRAFT', q: '모아' });
    expect(address()).toContain('kind=event');
  });

  it('AMB-51 the editor leads back to the list as it was narrowed, also after the first save', async () => {
    signIn();
    serveClinic();
    mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
    const { user, address } = await renderScreen('/console/contents?status=DRAFT&lang=ja');
    await user.click(await screen.findByRole('link', { name: /모아피부과의원/ }));
    await waitFor(() => expect(address()).toContain(`${EDITOR}?`));
    await user.click(await screen.findByRole('link', { name: 'コンテンツ一覧' }));
    const back = new URL(address(), location.href);
    expect(back.pathname).toBe('/console/contents');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      kind: 'clinic',
      status: 'DRAFT',
      lang: 'ja',
    });
  });

  it('AMB-51 staff of a clinic neither create nor publish clinics', async () => {
    signIn(clinicStaff);
    serveClinic();
    const { goTo } = await renderScreen('/console/contents');
    await screen.findByRole('link', { name: /모아피부과의원/ });
    expect(screen.queryByRole('link', { name: '새 의원' })).toBeNull();
    await goTo(EDITOR);
    await screen.findByText('의원의 공개는 운영자가 정해요');
    expect(screen.queryByRole('button', { name: '공개하기' })).toBeNull();
  });
});

describe('the editor of a clinic', () => {
  it('AMB-50 AMB-51 AMB-86 has both languages, address search, pictures, and terms in their order', async () => {
    await edit();
    expect((await field('이름')).value).toBe('모아피부과의원');
    expect((await field('이름 (일본어)')).value).toBe('');
    expect((await field('상세 주소')).value).toBe('2층');
    await button('주소 찾기');
    screen.getByRole('group', { name: '배너 사진' });
    const terms = screen.getByRole<HTMLInputElement>('combobox', { name: '진료과목' });
    expect(terms.placeholder).toBe('선택해주세요'); // AMB-86
    const order = await screen.findByRole('list', { name: '진료과목 순서' });
    expect(
      within(order)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('피부과'), expect.stringContaining('성형외과')]);
    within(screen.getByRole('region', { name: '변경 기록' })).getByText('operator');
  });

  it('AMB-51 loads its thumbnails in the small size that is shown', async () => {
    await edit();
    const banner = await screen.findByRole('group', { name: '배너 사진' });
    const [avif] = banner.querySelectorAll('source');
    expect(avif?.srcset).toContain('360w');
    expect(avif?.sizes).toBe('10rem');
  });

  it('AMB-51 saves everything with the version that was shown', async () => {
    const { user, changed } = await edit();
    await user.type(await field('이름 (일본어)'), 'モア皮膚科');
    await screen.findByText('저장하지 않은 내용이 있어요');
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(changed[0]?.body).toMatchObject({
      version: 3,
      name: '모아피부과의원',
      nameJa: 'モア皮膚科',
      detailAddress: '2층',
      bannerImage: { url: '/files/banner.webp', width: 640, height: 360, widths: [360, 640] },
      profileImage: null,
      introductionImages: [],
      specialties: ['dermatology', 'plastic-surgery'],
    });
    await waitFor(() => expect(screen.queryByText('저장하지 않은 내용이 있어요')).toBeNull());
  });

  it('AMB-51 publishes after saving the edits, ends, and takes the page of what ended away', async () => {
    const { user, changed, published } = await edit();
    await user.type(await field('이름'), ' 강남');
    await user.click(await button('공개하기'));
    await screen.findByText('공개했어요');
    expect(changed).toHaveLength(1);
    expect(published[0]?.body).toEqual({ version: 4, status: 'PUBLISHED' });
    mockEndpoint('GET /staff/clinics/:id/open-counsels', { data: { count: 1_204 } });
    await user.click(await button('비공개로 바꾸기'));
    await screen.findByText(/진행 중인 상담이 1,204건 있어요/);
    await user.click(await button('종료하기'));
    await button('비공개로 바꾸기');
    const sure = await secondPress('정말 종료하기');
    expect(published).toHaveLength(1);
    await user.click(sure);
    await screen.findByText('종료했어요');
    expect(published[1]?.body).toEqual({ version: 5, status: 'ENDED' });
    await user.click(await button('비공개로 바꾸기'));
    await screen.findByText('비공개로 바꿨어요');
    expect(published[2]?.body).toEqual({ version: 6, status: 'DRAFT' });
  });

  it('AMB-43 STATE-04 the preview opens in a new tab and follows every further edit', async () => {
    const { user, environment, changed } = await edit();
    await user.type(await field('이름'), '!');
    expect(kept()).toBeNull();
    await user.click(await button('미리보기'));
    expect(environment.opened).toEqual(['/contents/clinic/pv']);
    expect(kept()).toMatchObject({
      name: '모아피부과의원!',
      bannerImage: { url: '/files/banner.webp' },
      specialties: [{ id: 'dermatology' }, { id: 'plastic-surgery' }],
    });
    await user.type(await field('상세 주소'), '01호');
    await waitFor(() => expect(kept().detailAddress).toBe('2층01호'));
    expect(changed).toHaveLength(0);
  });

  it('AMB-43 GEN-11 the preview of a clinic has its published doctors and events', async () => {
    const { user } = await edit();
    const shown = serveShownOfClinic();
    await user.click(await button('미리보기'));
    await waitFor(() => expect(kept().doctors).toMatchObject([{ name: '첫째' }, { name: '둘째' }]));
    expect(kept().events).toMatchObject([{ title: '봄 이벤트' }]);
    const wanted = { clinicId: sampleStaffClinic().id, status: 'PUBLISHED', limit: 20 };
    expect(shown.doctors[0]?.query).toMatchObject(wanted);
    expect(shown.events[0]?.query).toMatchObject(wanted);
    await user.type(await field('이름'), '!');
    await waitFor(() =>
      expect(kept()).toMatchObject({ name: '모아피부과의원!', doctors: [{}, {}] }),
    );
  });

  it('AMB-51 says which fields a publication needs, and that a name is missing', async () => {
    signIn();
    const { become, changed } = serveClinic();
    become({ missing: ['bannerImage', 'roadAddress'] });
    const { user } = await renderScreen(EDITOR);
    await screen.findByText('공개하려면 필요해요: 배너 사진, 도로명 주소');
    await user.clear(await field('이름'));
    await user.click(await button('저장'));
    await screen.findByText('이름을 적어주세요');
    expect(changed).toHaveLength(0);
  });

  it('STF-08 edits are there again after signing in, and can be discarded', async () => {
    const { user, goTo, address } = await edit();
    mockEndpoint('GET /public/demo-staff', { data: [] });
    mockEndpoint('PATCH /staff/clinics/:id', refusal('unauthenticated'));
    await user.type(await field('이름'), ' 강남');
    await user.click(await button('저장'));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(address()).toBe(`/login?next=${encodeURIComponent(EDITOR)}`);
    await goTo(EDITOR);
    await screen.findByText('저장하지 않았던 내용을 불러왔어요');
    expect((await field('이름')).value).toBe('모아피부과의원 강남');
    await user.click(await button('변경 내용 버리기'));
    await user.click(await secondPress('정말 버리기'));
    expect((await field('이름')).value).toBe('모아피부과의원');
    await goTo('/console/account');
    await goTo(EDITOR);
    expect((await field('이름')).value).toBe('모아피부과의원');
  });

  it('AMB-29 STF-06 a new picture is uploaded with the session of the staff', async () => {
    const { user, changed } = await edit();
    const asked = mockEndpoint('GET /s3/generate-s3-url', refusal('unsupported_image'));
    expectConsole(/GET \/s3\/generate-s3-url failed: unsupported_image/);
    expectConsole(/Failed to get signed URL/);
    const file = new File(['a'], 'front.png', { type: 'image/png' });
    await screen.findByRole('group', { name: '프로필 사진' });
    const input = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    const mine = [...input].find((one) =>
      one.getAttribute('aria-label')?.startsWith('프로필 사진'),
    );
    await user.upload(mine as HTMLInputElement, file);
    await user.click(await button('저장'));
    await screen.findByText(
      '사용할 수 없는 사진이에요. 빼거나 다른 사진으로 바꿔주세요: front.png',
    );
    expect(screen.queryByText('사진을 올리지 못했어요. 다시 시도해주세요')).toBeNull();
    expect(asked[0]?.query).toMatchObject({ filename: 'front.png', filetype: 'image/png' });
    expect(changed).toHaveLength(0);
  });
});

describe('a new event', () => {
  it('AMB-51 is created by staff for their own clinic, with its price and period', async () => {
    signIn(clinicStaff);
    mockEndpoint('GET /public/treatments', { data: [] });
    mockEndpoint('GET /staff/events', { data: [], total: 0 });
    const id = '01900000-0000-7000-8000-000000000004';
    const created = mockEndpoint('POST /staff/events', ({ body }) => ({
      data: {
        ...body,
        id,
        status: 'DRAFT' as const,
        version: 1,
        updated_at: '2026-11-01T03:00:00.000Z',
        clinic: clinicStaff.clinic,
        startsOn: null,
        endsOn: null,
        originalPrice: null,
        included: null,
        includedJa: null,
        notIncluded: null,
        notIncludedJa: null,
        adApprovalNumber: null,
        adApprovalEndsOn: null,
        treatments: [],
        missing: [],
        history: [],
      },
    }));
    const read = mockEndpoint('GET /staff/events/:id', {
      data: blankRecord(StaffEvent, {
        id,
        status: 'DRAFT',
        version: 1,
        updated_at: '2026-11-01T03:00:00.000Z',
        title: '겨울 이벤트',
        price: 99_000,
        clinic: clinicStaff.clinic,
        history: [],
      }),
    });
    const { user, address } = await renderScreen('/console/contents/event/new?status=DRAFT');
    await user.type(await field('제목'), '겨울 이벤트');
    await user.type(await field('가격 (원)'), '99000');
    await user.type(await field('부작용 안내'), '붉어질 수 있어요');
    await user.click(await button('저장'));
    await waitFor(() => expect(address()).toBe(`/console/contents/event/${id}?status=DRAFT`));
    expect(created[0]?.body).toMatchObject({
      clinicId: clinicStaff.clinic_id,
      title: '겨울 이벤트',
      price: 99_000,
      startsOn: '',
      sideEffects: '붉어질 수 있어요',
    });
    await screen.findByRole('heading', { level: 1, name: '겨울 이벤트' });
    expect(read).toHaveLength(1);
  });
});
