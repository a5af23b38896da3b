import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Template } from '../../../../contract/staff/staffTemplate.ts';
import { createDeferred } from '../../../support/fakes/createDeferred.ts';
import { sampleMessage } from '../../../support/fixtures/counsel/messageWorld.ts';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { secondPress } from '../../../support/screen/secondPress.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const PARKING: Template = {
  id: '01900000-0000-7000-8000-0000000000e1',
  version: 1,
  name: '주차',
  text: '지하에 주차할 수 있어요',
  textJa: '',
};

// They stay open on a device.
afterEach(() => localStorage.clear());

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });

async function openTemplates(query = '', name = '자주 쓰는 문구') {
  signIn(clinicStaff);
  const counsel = sampleStaffCounsel();
  serveCounsel(counsel);
  const rendered = await renderScreen(`/console/counsels/${counsel.id}${query}`);
  await rendered.user.click(await button(name));
  return rendered;
}

it('a template above the limit is refused with the limit, and what was typed stays', async () => {
  expectConsole(/POST \/staff\/templates failed: not_allowed_now/);
  mockEndpoint('POST /staff/templates', refusal('not_allowed_now'));
  const { user } = await openTemplates();
  await user.click(await button('새 문구'));
  await user.type(await field('문구 이름'), '비용');
  await user.type(await field('한국어 문구'), '무료예요');
  await user.click(await button('저장'));
  await screen.findByText('문구는 100개까지 저장할 수 있어요. 쓰지 않는 문구를 지워주세요');
  expect(await field('한국어 문구')).toHaveProperty('value', '무료예요');
});

it('a template that a colleague has removed leaves the list when it is deleted again', async () => {
  expectConsole(/DELETE \/staff\/templates\/:id failed: not_found/);
  let templates = [PARKING];
  mockEndpoint('GET /staff/templates', () => ({ data: templates }));
  mockEndpoint('DELETE /staff/templates/:id', refusal('not_found'));
  const { user } = await openTemplates();
  await user.click(await button('주차 수정'));
  templates = [];
  await user.click(await button('삭제하기'));
  await user.click(await secondPress('정말 삭제하기'));
  await screen.findByText('저장한 문구가 없어요');
  await screen.findByText('문구를 삭제했어요');
  await waitFor(() => expect(screen.queryByRole('button', { name: '주차 수정' })).toBeNull());
  expect(screen.queryByRole('textbox', { name: '한국어 문구' })).toBeNull();
});

it('what was typed in a template that a colleague has removed stays, and is added as a new one', async () => {
  expectConsole(/PATCH \/staff\/templates\/:id failed: not_found/);
  let templates = [PARKING];
  mockEndpoint('GET /staff/templates', () => ({ data: templates }));
  mockEndpoint('PATCH /staff/templates/:id', refusal('not_found'));
  const added = mockEndpoint('POST /staff/templates', ({ body }) => {
    const template = { ...PARKING, ...body, id: '01900000-0000-7000-8000-0000000000e2' };
    templates = [template];
    return { data: template };
  });
  const { user } = await openTemplates();
  await user.click(await button('주차 수정'));
  await user.type(await field('한국어 문구'), '. 두 시간 무료예요');
  templates = [];
  await user.click(await button('저장'));
  await screen.findByText('다른 직원이 이 문구를 삭제했어요. 저장하면 새 문구로 추가돼요');
  const text = '지하에 주차할 수 있어요. 두 시간 무료예요';
  expect(await field('한국어 문구')).toHaveProperty('value', text);
  expect(screen.queryByRole('button', { name: '삭제하기' })).toBeNull();
  await user.click(await button('저장'));
  await screen.findByText('문구를 저장했어요');
  expect(added.map(({ body }) => body)).toEqual([{ name: '주차', text, textJa: '' }]);
  await button('주차 수정');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '한국어 문구' })).toBeNull());
});

/** The templates of the clinic, none at first. */
function serveTemplates() {
  const templates: Template[] = [];
  mockEndpoint('GET /staff/templates', () => ({ data: [...templates] }));
  const add = (form: Pick<Template, 'name' | 'text' | 'textJa'>) => {
    const template = {
      ...form,
      version: 1,
      id: `01900000-0000-7000-8000-0000000000f${templates.length}`,
    };
    templates.push(template);
    return { data: template };
  };
  return { templates, add };
}

it.each([
  ['', '자주 쓰는 문구', '예시 문구 넣기', '오시는 날 넣기'],
  ['?lang=ja', '定型文', '例文を追加する', '오시는 날を挿入'],
])(
  'a clinic without templates adds three examples in both languages by one press (%s)',
  async (...texts) => {
    const [query, title, add, insert] = texts;
    const server = serveTemplates();
    mockEndpoint('POST /staff/templates', ({ body }) => server.add(body));
    const { user } = await openTemplates(query, title);
    await user.click(await button(add));
    await button(insert);
    expect(server.templates.map(({ name }) => name)).toEqual(['첫 답변', '비용', '오시는 날']);
    expect(server.templates.every(({ textJa }) => /ます|ください/.test(textJa))).toBe(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: add })).toBeNull());
  },
);

it('after a failure in the middle the button stays, and a second press adds the rest, each once', async () => {
  expectConsole(/POST \/staff\/templates failed: internal/);
  const server = serveTemplates();
  let isBroken = true;
  mockEndpoint('POST /staff/templates', ({ body }) => {
    // As the server answers a repeated key.
    const known = server.templates.find(({ name }) => name === body.name);
    if (known) return { data: known };
    return isBroken && server.templates.length === 1 ? refusal('internal') : server.add(body);
  });
  const { user } = await openTemplates();
  await user.click(await button('예시 문구 넣기'));
  await screen.findByText(/서버에 문제가 생겼어요/);
  expect(server.templates).toHaveLength(1);
  isBroken = false;
  await user.click(await button('예시 문구 넣기'));
  await button('첫 답변 넣기');
  expect(screen.queryByRole('button', { name: '예시 문구 넣기' })).toBeNull();
  expect(server.templates).toHaveLength(3);
});

it('the examples are offered only while there is no template', async () => {
  mockEndpoint('GET /staff/templates', { data: [PARKING] });
  await openTemplates();
  await button('주차 넣기');
  expect(screen.queryByRole('button', { name: '예시 문구 넣기' })).toBeNull();
});

it('they stay open with the next counsel, until they are closed', async () => {
  mockEndpoint('GET /staff/templates', { data: [PARKING] });
  const { user, goTo } = await openTemplates();
  await button('주차 넣기');
  const next = '01900000-0000-7000-8000-0000000000c2';
  mockEndpoint('GET /staff/counsels/:id', { data: sampleStaffCounsel({ id: next }) });
  await goTo(`/console/counsels/${next}`);
  await button('주차 넣기');
  await user.click(await button('자주 쓰는 문구'));
  await goTo(`/console/counsels/${sampleStaffCounsel().id}`);
  await screen.findByRole('button', { name: '자주 쓰는 문구', expanded: false });
  expect(screen.queryByRole('button', { name: '주차 넣기' })).toBeNull();
});

it('they name the member, the clinic and the appointment; a word without a value stays, which is told', async () => {
  const text = '{이름}님, {일시}에 {의원}에서 만나요';
  const textJa = '{名前}様、{日時}に{クリニック}でお待ちしています';
  mockEndpoint('GET /staff/templates', { data: [{ ...PARKING, text, textJa }] });
  const { user } = await openTemplates();
  await user.click(await button('주차 넣기'));
  const typed = '나비様、{日時}にモア皮膚科でお待ちしています';
  expect(await field('메시지')).toHaveProperty('value', typed);
  await screen.findByText('{日時}에 넣을 내용이 아직 없어요. 보내기 전에 직접 적어주세요');
});

it('they are not inserted into a message that is being sent', async () => {
  mockEndpoint('GET /staff/templates', { data: [PARKING] });
  const [answer, end] = createDeferred();
  const posted = mockEndpoint('POST /staff/counsels/:id/messages', async ({ body }) => {
    await answer;
    return { data: { ...sampleMessage(1, { text: body.text }), staff: 'clinic.one' } };
  });
  const { user } = await openTemplates();
  const insert = await screen.findByRole<HTMLButtonElement>('button', { name: '주차 넣기' });
  await user.type(await field('메시지'), '네');
  await user.click(await button('보내기'));
  await expect.poll(() => posted.length).toBe(1);
  await user.click(insert);
  expect(await field('메시지')).toHaveProperty('value', '네');
  expect(insert.disabled).toBe(true);
  await act(async () => end());
  await waitFor(() => expect(insert.disabled).toBe(false));
  await user.click(insert);
  expect(await field('메시지')).toHaveProperty('value', PARKING.text);
});
