import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import type { Message } from '../../../contract/message.ts';
import { TRANSLATION_CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import type { Translations } from '../../../contract/translation.ts';
import { LIVE_ASK_MS } from '../../../src/constants.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { sampleMessage, threadAfter } from '../../support/fixtures/counsel/messageWorld.ts';
import {
  aTranslatedReason,
  aTranslation,
  LONG_KOREAN,
  translated,
} from '../../support/fixtures/counsel/translationScreen.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const PAGE = `/counsel/${sampleCounsel().id}`;
const JAPANESE = '正面と横の写真を1枚ずつお送りください';

/** The answer to the next calls can be changed. */
async function openThread(
  messages: Message[],
  first: Translations,
  query = '?lang=ja',
  counsel = sampleCounsel(),
) {
  const server = { messages, answer: first as Translations | ReturnType<typeof refusal> };
  logIn();
  mockEndpoint('GET /member/counsels/:id', { data: counsel });
  mockEndpoint('GET /member/counsels/:id/messages', ({ query: { after } }) =>
    threadAfter(server.messages, after),
  );
  const asked = mockEndpoint('GET /member/counsels/:id/translation', () => server.answer);
  const rendered = await renderScreen(`${PAGE}${query}`);
  await screen.findByRole('textbox', { name: /메시지|メッセージ/ });
  return { ...rendered, server, asked };
}

const timeline = () => within(screen.getByRole('region', { name: /진행 상황|進行状況/ }));

describe('a thread in two languages', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the translation below the original, which is cut and one press away', async () => {
    const { user, asked } = await openThread(
      [sampleMessage(1, { text: LONG_KOREAN })],
      translated([aTranslation(1, JAPANESE)]),
    );
    const made = await timeline().findByText(JAPANESE);
    const original = timeline().getByText(/^수술 전에/);
    expect(original.compareDocumentPosition(made)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([original.lang, made.lang]).toEqual(['ko', 'ja']);
    expect(original.textContent).toBe(`${LONG_KOREAN.slice(0, 40)}…`);
    timeline().getByText('自動翻訳');
    await user.click(timeline().getByRole('button', { name: '原文を見る' }));
    expect(original.textContent).toBe(LONG_KOREAN);
    await user.click(timeline().getByRole('button', { name: '原文を閉じる' }));
    expect(original.textContent).not.toBe(LONG_KOREAN);
    expect(asked.map(({ query }) => query.language)).toEqual(['ja']);
  });

  it('shows the reason of the clinic for a change with its translation, not that of the member', async () => {
    const at = '2026-11-20T03:00:00.000Z';
    const from = 'CLINIC_CONFIRMED';
    const history: Counsel['history'] = [
      { from, to: from, at, by: 'staff', reason: '그날은 휴진이라 어려워요', reasonId: 'r1' },
      { from, to: 'CANCELED', at, by: 'member', reason: '다른 날로 할게요', reasonId: 'r2' },
    ];
    const counsel = sampleCounsel({ state: 'CANCELED', history });
    const { asked } = await openThread(
      [],
      translated([aTranslatedReason('r1', 'その日は休診のため難しいです')]),
      '?lang=ja',
      counsel,
    );
    const made = await timeline().findByText('その日は休診のため難しいです');
    expect(made.lang).toBe('ja');
    expect(timeline().getByText('그날은 휴진이라 어려워요').lang).toBe('ko');
    timeline().getByText('다른 날로 할게요');
    expect(timeline().getAllByText('自動翻訳')).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  it('in Korean: a short original is whole, and what the member wrote is not translated', async () => {
    await openThread(
      [
        sampleMessage(1, { text: '写真を送ってください' }),
        sampleMessage(2, { by: 'member', text: 'はい、わかりました' }),
      ],
      translated([aTranslation(1, '사진을 보내 주세요')]),
      '',
    );
    await timeline().findByText('사진을 보내 주세요');
    timeline().getByText('写真を送ってください');
    expect(timeline().getAllByText('자동 번역')).toHaveLength(1);
    expect(timeline().queryByRole('button', { name: '원문 보기' })).toBeNull();
  });

  it('in one language nothing is asked and nothing is offered', async () => {
    const { asked } = await openThread(
      [sampleMessage(1, { text: LONG_KOREAN })],
      translated([], 'no_consent'),
      '',
    );
    await timeline().findByText(LONG_KOREAN);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: '자동 번역 켜기' })).toBeNull();
  });

  it('a new message in the other language is asked for, too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server, asked } = await openThread(
      [sampleMessage(1, { text: LONG_KOREAN })],
      translated([aTranslation(1, JAPANESE)]),
    );
    await timeline().findByText(JAPANESE);
    server.messages.push(sampleMessage(2, { text: '내일 뵐게요' }));
    server.answer = translated([
      aTranslation(1, JAPANESE),
      aTranslation(2, '明日お会いしましょう'),
    ]);
    await act(() => vi.advanceTimersByTimeAsync(LIVE_ASK_MS));
    await timeline().findByText('明日お会いしましょう');
    expect(asked).toHaveLength(2);
  });

  it('a member who has not agreed is offered it, reads the text, agrees, and reads the translation', async () => {
    const { user, server } = await openThread(
      [sampleMessage(1, { text: LONG_KOREAN })],
      translated([], 'no_consent'),
    );
    const agreed = mockEndpoint('POST /member/consents/translation', ({ body }) => {
      server.answer = translated([aTranslation(1, JAPANESE)]);
      return { data: { ...body, agreed: true, at: '2026-11-25T03:00:00.000Z' } };
    });
    await timeline().findByText(LONG_KOREAN);
    await user.click(await screen.findByRole('button', { name: '自動翻訳を使う' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('DeepL SE（www.deepl.com/privacy）');
    dialog.getByText('ドイツ');
    expect(agreed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: '同意して使う' }));
    await timeline().findByText(JAPANESE);
    expect(agreed.map(({ body }) => body)).toEqual([
      { version: TRANSLATION_CONSENT_VERSION, language: 'ja' },
    ]);
    expect(screen.queryByRole('button', { name: '自動翻訳を使う' })).toBeNull();
  });

  it('a refused consent says why, and nothing is lost', async () => {
    const { user } = await openThread([], translated([], 'no_consent'));
    mockEndpoint('POST /member/consents/translation', refusal('day_limit_reached'));
    await user.click(await screen.findByRole('button', { name: '自動翻訳を使う' }));
    expectConsole(/The write of a modal failed/);
    await user.click(await screen.findByRole('button', { name: '同意して使う' }));
    await within(screen.getByRole('dialog')).findByText(/本日|今日/);
  });

  it('without the provider: the original with a note, and another try', async () => {
    const { user, server } = await openThread(
      [sampleMessage(1, { text: LONG_KOREAN })],
      translated([], 'unavailable'),
    );
    await screen.findByText(/ただいま翻訳できないため/);
    timeline().getByText(LONG_KOREAN);
    server.answer = translated([aTranslation(1, JAPANESE)]);
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await timeline().findByText(JAPANESE);
    expect(screen.queryByText(/ただいま翻訳できないため/)).toBeNull();
  });

  it('says when the characters of the day are used up', async () => {
    await openThread([sampleMessage(1, { text: LONG_KOREAN })], translated([], 'limit'));
    await screen.findByText(/翻訳できる文字数を超えた/);
  });
});
