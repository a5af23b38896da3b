import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleStaffClinic, serveClinic, signIn } from '../../support/fixtures/staffWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

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
    await user.click(within(notice).getByRole('button', { name: '이름: 동료의 내용으로 바꾸기' }));
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
    await screen.findByText(/그사이 다른 직원이 바꿨어요/);
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
