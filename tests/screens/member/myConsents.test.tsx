import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClinicConsent } from '../../../contract/consent.ts';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { sampleMessage, threadAfter } from '../../support/fixtures/counsel/messageWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/my-page/consents';
const { id, name } = briefClinic();
const OTHER = { id: '01900000-0000-7000-8000-0000000000aa', name: '나무의원' };

const aConsent = (changes: Partial<ClinicConsent> = {}, version = CONSENT_VERSION) => ({
  clinic: { id, name },
  agreed: true,
  at: '2026-11-24T03:00:00.000Z',
  openCounsels: 1,
  readableCounsels: 2,
  texts: CONSENT_PURPOSES.map((purpose) => ({ purpose, version, language: 'ko' })),
  ...changes,
});

/** The server forgets a consent that is withdrawn. */
async function open(consents: ClinicConsent[], query = '') {
  logIn();
  let answered = consents;
  mockEndpoint('GET /member/consents', () => ({ data: answered }));
  const sent = mockEndpoint('POST /member/consents/withdrawal', ({ body }) => {
    answered = answered.map((consent) =>
      !body.clinic_id || consent.clinic.id === body.clinic_id
        ? { ...consent, agreed: false, openCounsels: 0, readableCounsels: 0 }
        : consent,
    );
    return { data: sampleMember() };
  });
  const rendered = await renderScreen(`${PATH}${query}`);
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, sent };
}

const dialog = async () => within(await screen.findByRole('dialog'));
const press = (label: string) => screen.findByRole('button', { name: label });

describe('/my-page/consents', () => {
  it('says to which clinics the member agreed, when, and to which text', async () => {
    const { user } = await open([aConsent(), aConsent({ clinic: OTHER, agreed: false })]);
    const [first, second] = await screen.findAllByRole('article');
    const card = within(first as HTMLElement);
    card.getByRole('heading', { name });
    card.getByText('동의함');
    card.getByText("'26-11-24");
    card.getByText(`동의서 버전 ${CONSENT_VERSION}`);
    await user.click(card.getByText('자세히 보기'));
    card.getByText(`${name} (대한민국)`);
    expect(card.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      '개인정보 수집과 이용',
      '건강에 관한 정보 처리',
      '의원에 정보 전달',
    ]);
    within(second as HTMLElement).getByText('철회함');
  });

  it('shows an older text as it was', async () => {
    await open([aConsent({}, '2024-03-01')]);
    await screen.findByText('동의서 버전 2024-03-01');
    screen.getByText('상담을 신청한 의원(대한민국)');
  });

  it('I18N-05 says in which language the member agreed, if it is another one', async () => {
    await open([aConsent({ clinic: { id, name, nameJa: 'モア皮膚科' } })], '?lang=ja');
    await screen.findByRole('heading', { name: 'モア皮膚科' });
    screen.getByText('韓国語で同意');
    screen.getByRole('button', { name: 'モア皮膚科 同意を取り消す' });
  });

  it('explains that there are none', async () => {
    await open([]);
    await screen.findByText('동의한 의원이 없어요');
    screen.getByText('상담을 예약할 때 의원마다 동의를 여쭤봐요');
  });

  it('withdraws one with a choice about the counsels, each explained; nothing is chosen before', async () => {
    const { user, sent } = await open([aConsent()]);
    await user.click(await press(`${name} 동의 철회`));
    const asked = await dialog();
    const choices = within(
      asked.getByRole('group', { name: '진행 중인 상담 1건은 어떻게 할까요?' }),
    );
    const radios = choices.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.checked)).toEqual([false, false, false]);
    choices.getByRole('radio', { name: '그대로 두기', description: /계속 볼 수 있어요/ });
    choices.getByRole('radio', { name: '상담 취소하기', description: /이미 받은 내용은/ });
    const erase = choices.getByRole('radio', {
      name: '취소하고 내용도 지우기',
      description: /되돌릴 수 없어요/,
    });
    const withdraw = asked.getByRole<HTMLButtonElement>('button', { name: '동의 철회' });
    expect(withdraw.disabled).toBe(true);
    // Beside 상담 취소하기 the word 취소 could mean the counsel.
    expect(asked.queryByRole('button', { name: '취소' })).toBeNull();
    asked.getByRole('button', { name: '뒤로' });
    await user.click(erase);
    await user.click(withdraw);
    await screen.findByText('동의를 철회했어요');
    expect(sent).toEqual([{ body: { clinic_id: id, counsels: 'erase' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('철회함');
    expect(screen.queryByRole('button', { name: `${name} 동의 철회` })).toBeNull();
  });

  it('texts that are erased are not shown again, also before the server answers', async () => {
    const counsel = sampleCounsel();
    mockEndpoint('GET /member/counsels/:id', { data: counsel });
    mockEndpoint('GET /member/counsels/:id/messages', ({ query: { after } }) =>
      threadAfter([sampleMessage(1, { text: '지운 글' })], after),
    );
    const { user, goTo } = await open([aConsent()]);
    await goTo(`/counsel/${counsel.id}`);
    await screen.findByText('지운 글');
    await goTo(PATH);
    await user.click(await press(`${name} 동의 철회`));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: '취소하고 내용도 지우기' }));
    await user.click(asked.getByRole('button', { name: '동의 철회' }));
    await screen.findByText('동의를 철회했어요');
    mockEndpoint('GET /member/counsels/:id/messages', () => new Promise(() => undefined));
    await goTo(`/counsel/${counsel.id}`);
    await screen.findByRole('region', { name: '진행 상황' });
    expect(screen.queryByText('지운 글')).toBeNull();
  });

  it('asks nothing more when there is no counsel', async () => {
    const { user, sent } = await open([aConsent({ openCounsels: 0, readableCounsels: 0 })]);
    await user.click(await press(`${name} 동의 철회`));
    const asked = await dialog();
    expect(asked.queryByRole('radio')).toBeNull();
    await user.click(asked.getByRole('button', { name: '동의 철회' }));
    await screen.findByText('동의를 철회했어요');
    expect(sent).toEqual([{ body: { clinic_id: id, counsels: 'keep' } }]);
  });

  it('withdraws all at once', async () => {
    const { user, sent } = await open([aConsent(), aConsent({ clinic: OTHER })]);
    await user.click(await press('모든 동의 철회하기'));
    const asked = await dialog();
    asked.getByText('동의한 모든 의원');
    asked.getByRole('group', { name: '진행 중인 상담 2건은 어떻게 할까요?' });
    await user.click(asked.getByRole('radio', { name: '상담 취소하기' }));
    await user.click(asked.getByRole('button', { name: '동의 철회' }));
    await screen.findByText('동의를 철회했어요');
    expect(sent).toEqual([{ body: { counsels: 'close' } }]);
  });

  it('offers to erase texts that were kept at the withdrawal', async () => {
    const { user, sent } = await open([aConsent({ agreed: false, openCounsels: 0 })]);
    await user.click(await press(`${name} 남은 상담 정리`));
    const asked = await dialog();
    asked.getByText(/메시지와 사진, 이유, 의원의 메모를 모두 지워요/);
    await user.click(asked.getByRole('button', { name: '이대로 정하기' }));
    await screen.findByText('상담을 정리했어요');
    expect(sent).toEqual([{ body: { clinic_id: id, counsels: 'erase' } }]);
  });

  it('a failure is reported at the question, and the choice is kept', async () => {
    expectConsole(/The write of a modal failed/);
    const { user } = await open([aConsent()]);
    mockEndpoint('POST /member/consents/withdrawal', refusal('internal'));
    await user.click(await press(`${name} 동의 철회`));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: '상담 취소하기' }));
    await user.click(asked.getByRole('button', { name: '동의 철회' }));
    await asked.findByText('서버에 문제가 생겼어요. 잠시 후 다시 시도해주세요');
    expect(asked.getByRole<HTMLInputElement>('radio', { name: '상담 취소하기' }).checked).toBe(
      true,
    );
  });

  it('the consent to translations is shown with its text, and is withdrawn after a question', async () => {
    const agreedTo = { at: '2026-11-25T03:00:00.000Z', version: '2026-11-25', language: 'ko' };
    let agreed = true;
    mockEndpoint('GET /member/consents/translation', () => ({ data: { ...agreedTo, agreed } }));
    const sent = mockEndpoint('DELETE /member/consents/translation', () => {
      agreed = false;
      return {};
    });
    const { user } = await open([]);
    await screen.findByRole('heading', { name: '자동 번역 (국외 이전)' });
    await user.click(screen.getByText('자세히 보기'));
    await screen.findByText('DeepL SE (www.deepl.com/privacy)');
    await user.click(await press('자동 번역 (국외 이전) 동의 철회'));
    const question = await dialog();
    question.getByText(/저장된 번역문을 모두 지워요/);
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: '동의 철회' }));
    await screen.findByText('철회함');
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^자동 번역.*동의 철회$/ })).toBeNull();
    expect(screen.queryByText(/번역 서비스로 보내는 데 동의했어요/)).toBeNull();
  });

  it('the consent to translations says that it could not load, and loads again', async () => {
    expectConsole(/consents\/translation failed/);
    const answer = { at: '2026-11-25T03:00:00.000Z', version: '2026-11-25', language: 'ko' };
    mockEndpoint('GET /member/consents/translation', refusal('internal'));
    const { user } = await open([]);
    const retry = await press('다시 시도');
    mockEndpoint('GET /member/consents/translation', { data: { ...answer, agreed: true } });
    await user.click(retry);
    await press('자동 번역 (국외 이전) 동의 철회');
  });
});
