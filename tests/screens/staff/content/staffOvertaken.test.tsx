import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffDoctor } from '../../../../contract/staff/staffDoctor.ts';
import { StaffEvent } from '../../../../contract/staff/staffEvent.ts';
import { blankRecord } from '../../../support/fixtures/blankRecord.ts';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { briefClinic } from '../../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const EDITOR = `/console/contents/clinic/${sampleStaffClinic().id}`;
const HISTORY = { at: '2026-11-02T03:00:00.000Z', action: 'changed' } as const;
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const telling = () => screen.findByRole('region', { name: '다른 직원이 먼저 저장했어요' });
const told = () => screen.queryByRole('region', { name: '다른 직원이 먼저 저장했어요' });

type Changes = Parameters<ReturnType<typeof serveClinic>['become']>[0];

/** A server that checks versions, as the real one does. */
async function edit() {
  signIn();
  const world = serveClinic();
  const bodies: { version: number; name?: string | undefined }[] = [];
  let version = world.clinic.version;
  mockEndpoint('PATCH /staff/clinics/:id', ({ body }) => {
    bodies.push(body);
    if (body.version !== version) return refusal('stale_version');
    version += 1;
    const saved = { name: body.name ?? '', description: body.description ?? null, version };
    world.become(saved);
    return { data: { ...world.clinic, ...saved } };
  });
  const colleagueSaves = (changes: Changes) => {
    version += 1;
    world.become({ ...changes, version, history: [{ ...HISTORY, by: 'boss', fields: ['name'] }] });
  };
  return { ...world, bodies, colleagueSaves, ...(await renderScreen(EDITOR)) };
}

const retype = async (
  user: Awaited<ReturnType<typeof edit>>['user'],
  name: string,
  text: string,
) => {
  await user.clear(await field(name));
  await user.type(await field(name), text);
};

describe('AMB-51 an editor, when a colleague has saved first', () => {
  const overtake = async () => {
    expectConsole(/PATCH \/staff\/clinics\/:id failed: stale_version/);
    const world = await edit();
    await retype(world.user, '이름', '내가 쓴 이름');
    world.colleagueSaves({ name: '동료가 쓴 이름', description: '동료의 소개' });
    await world.user.click(await button('저장'));
    const notice = await telling();
    return { ...world, notice };
  };

  it('keeps the edits, says who saved, and updates untouched fields', async () => {
    const { notice } = await overtake();
    within(notice).getByText(/boss/);
    expect((await field('이름')).value).toBe('내가 쓴 이름');
    expect((await field('소개')).value).toBe('동료의 소개');
    expect(within(notice).getAllByRole('listitem')).toHaveLength(1);
    within(notice).getByText('동료가 쓴 이름');
    await screen.findByText('저장하지 않은 내용이 있어요');
  });

  it("saves the own version over the colleague's", async () => {
    const { user, bodies, notice } = await overtake();
    await user.click(within(notice).getByRole('button', { name: '내 내용으로 저장' }));
    await screen.findByText('저장했어요');
    expect(bodies.map(({ version, name }) => [version, name])).toEqual([
      [3, '내가 쓴 이름'],
      [4, '내가 쓴 이름'],
    ]);
    await waitFor(() => expect(told()).toBeNull());
  });

  it("takes the colleague's version in one field, or in all", async () => {
    const { user, bodies, notice } = await overtake();
    await user.click(within(notice).getByRole('button', { name: '이름: 이 내용으로 바꾸기' }));
    expect((await field('이름')).value).toBe('동료가 쓴 이름');
    await waitFor(() => expect(told()).toBeNull());
    expect(bodies).toHaveLength(1);
  });

  it('says it again after a reload', async () => {
    const { colleagueSaves } = await overtake();
    cleanup();
    signIn();
    colleagueSaves({ description: '한 번 더' });
    await renderScreen(EDITOR);
    within(await telling()).getByText('동료가 쓴 이름');
    expect((await field('이름')).value).toBe('내가 쓴 이름');
    expect((await field('소개')).value).toBe('한 번 더');
  });

  it('says that there is no clash if they changed other fields, and saves both', async () => {
    expectConsole(/PATCH \/staff\/clinics\/:id failed: stale_version/);
    const { user, colleagueSaves, bodies } = await edit();
    await retype(user, '이름', '내가 쓴 이름');
    colleagueSaves({ description: '동료의 소개' });
    await user.click(await button('저장'));
    const notice = await telling();
    within(notice).getByText(/겹치는 항목이 없어요/);
    await user.click(await button('저장'));
    await screen.findByText('저장했어요');
    expect(bodies.at(-1)).toMatchObject({ name: '내가 쓴 이름', description: '동료의 소개' });
  });

  it('keeps the edits over a reload, also if a colleague saves in between', async () => {
    const { user, colleagueSaves } = await edit();
    await retype(user, '이름', '내가 쓴 이름');
    cleanup();
    signIn();
    colleagueSaves({ name: '동료가 쓴 이름' });
    await renderScreen(EDITOR);
    await telling();
    expect((await field('이름')).value).toBe('내가 쓴 이름');
  });
});

describe('AMB-51 what a colleague has saved', () => {
  const savedIn = (notice: HTMLElement) =>
    within(notice)
      .getAllByRole('listitem')
      .map((item) => Array.from(item.querySelectorAll('p'), ({ textContent }) => textContent));
  const botox = { id: 'forehead-botox', name: '이마·미간 보톡스', nameJa: '額・眉間ボトックス' };
  const mine = { opensAt: '10:00', closesAt: '19:00' };
  const theirs = { opensAt: '09:30', closesAt: '18:00', breakFrom: '13:00', breakTo: '14:00' };
  const line = { treatmentId: botox.id, priceFrom: 150_000, priceTo: null, vatIncluded: true };
  const lift = { treatmentId: 'thread-lift', priceFrom: 1_200_000, priceTo: 2_000_000 };

  it.each([
    [
      '',
      [
        ['지역', '서울 강남구'],
        ['가까운 역', '강남역'],
        ['상담 언어', '한국어, 일본어'],
        ['의원 특징', '주차'],
        ['진료 시간', '월요일 09:30–18:00 (휴게 13:00–14:00)\n임시 휴진일 12월 24일(목)'],
        [
          '시술 가격표',
          '이마·미간 보톡스 150,000원 · 부가세 포함\n실 리프팅 1,200,000~2,000,000원 · 부가세 별도',
        ],
      ],
    ],
    [
      '?lang=ja',
      [
        ['地域', 'ソウル 江南区'],
        ['最寄り駅', '江南駅'],
        ['対応言語', '韓国語、日本語'],
        ['クリニックの特徴', '駐車場'],
        ['診療時間', '月曜日 09:30–18:00 (休憩 13:00–14:00)\nその他の休診日 12月24日(木)'],
        [
          '施術料金表',
          '額・眉間ボトックス 150,000ウォン · 税込\n糸リフト 1,200,000〜2,000,000ウォン · 税別',
        ],
      ],
    ],
  ])('is shown in the words of the editor %s', async (query, expected) => {
    signIn();
    const { become } = serveClinic(sampleStaffClinic({ treatments: [botox] }));
    const { user } = await renderScreen(EDITOR);
    await user.selectOptions(await screen.findByRole('combobox', { name: '지역' }), 'seoul-mapo');
    await user.selectOptions(
      screen.getByRole('combobox', { name: '가까운 역' }),
      'hongik-university',
    );
    await user.click(screen.getByRole('checkbox', { name: '영어' }));
    await user.click(screen.getByRole('checkbox', { name: /^여/ }));
    await user.type(screen.getByLabelText('월요일 여는 시간'), mine.opensAt);
    await user.click(await button('위에서 고른 시술 모두 넣기'));
    cleanup();
    signIn();
    become({
      version: 4,
      district: 'seoul-gangnam',
      station: 'gangnam',
      languages: ['ko', 'ja'],
      facts: ['parking'],
      openingHours: { days: { mon: theirs }, closedOn: ['2026-12-24'] },
      priceMenu: [line, { ...lift, vatIncluded: false }],
    });
    await renderScreen(`${EDITOR}${query}`);
    const name = /^(다른 직원이 먼저 저장했어요|他のスタッフが先に保存しました)$/;
    expect(savedIn(await screen.findByRole('region', { name }))).toEqual(expected);
  });

  const { id, version, status, updated_at } = sampleStaffClinic();
  const common = { id, version, status, updated_at };

  it('is shown as a price and as a day in an event', async () => {
    signIn();
    serveClinic();
    const event = blankRecord(StaffEvent, {
      ...common,
      title: '봄 이벤트',
      clinic: briefClinic(),
      price: 90_000,
    });
    mockEndpoint('GET /staff/events/:id', { data: event });
    const address = `/console/contents/event/${event.id}`;
    const { user } = await renderScreen(address);
    await user.type(await field('가격 (원)'), '0');
    fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-12-01' } });
    cleanup();
    signIn();
    const saved = { price: 1_290_000, startsOn: '2026-12-24', version: 4 };
    mockEndpoint('GET /staff/events/:id', { data: { ...event, ...saved } });
    await renderScreen(address);
    expect(savedIn(await telling())).toEqual([
      ['가격 (원)', '1,290,000원'],
      ['시작일', '2026년 12월 24일(목)'],
    ]);
  });

  it('is shown as the licence and the board of a doctor', async () => {
    signIn();
    const doctor = blankRecord(StaffDoctor, { ...common, name: '김하늘', position: 1 });
    serveClinic();
    mockEndpoint('GET /staff/doctors/:id', { data: doctor });
    const address = `/console/contents/doctor/${doctor.id}`;
    const { user } = await renderScreen(address);
    const choose = async (name: string, option: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name }), option);
    await choose('면허', '치과의사');
    await choose('전문의', '성형외과');
    cleanup();
    signIn();
    const saved = { licence: 'physician', board: 'dermatology', version: 4 } as const;
    mockEndpoint('GET /staff/doctors/:id', { data: { ...doctor, ...saved } });
    await renderScreen(address);
    expect(savedIn(await telling())).toEqual([
      ['면허', '의사'],
      ['전문의', '피부과'],
    ]);
  });
});

describe('AMB-51 a publication, when a colleague was faster', () => {
  const publishLate = async (changes: Changes) => {
    expectConsole(/POST \/staff\/clinics\/:id\/publish failed: stale_version/);
    const { user, colleagueSaves } = await edit();
    mockEndpoint('POST /staff/clinics/:id/publish', refusal('stale_version'));
    await field('이름');
    colleagueSaves(changes);
    await user.click(await button('공개하기'));
  };

  it('says so and shows the current state, because there are no edits', async () => {
    await publishLate({ name: '동료가 쓴 이름' });
    await screen.findByText(/그사이 내용이 바뀌었어요/);
    await waitFor(async () => expect((await field('이름')).value).toBe('동료가 쓴 이름'));
    expect(told()).toBeNull();
  });

  it('succeeds if the record already has the wanted state', async () => {
    await publishLate({ status: 'PUBLISHED' });
    await screen.findByText('공개했어요');
    await button('종료하기');
  });
});

describe('AMB-51 an editor, while it saves', () => {
  it('keeps text that is typed before the answer comes', async () => {
    const { user } = await edit();
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockEndpoint('PATCH /staff/clinics/:id', async ({ body }) => {
      await gate;
      return { data: sampleStaffClinic({ name: body.name ?? '', version: 4 }) };
    });
    await retype(user, '이름', '첫 이름');
    await user.click(await button('저장'));
    await user.type(await field('소개'), ' 그리고 더');
    answer();
    await screen.findByText('저장했어요');
    expect((await field('이름')).value).toBe('첫 이름');
    expect((await field('소개')).value).toBe('피부를 봐요 그리고 더');
    await screen.findByText('저장하지 않은 내용이 있어요');
    expect(told()).toBeNull();
  });
});
