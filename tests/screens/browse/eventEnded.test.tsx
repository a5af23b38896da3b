import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EventStage } from '../../../contract/event.ts';
import { agreed, button } from '../../support/fixtures/counselWorld.ts';
import { openEditor } from '../../support/fixtures/reviewWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleEvent } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const EVENT = sampleEvent({ clinic: briefClinic(), price: 99_000 });
const IN = { ko: '', ja: '?lang=ja' };

async function openEvent(stage: EventStage | undefined, lang: 'ko' | 'ja' = 'ko') {
  mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
  const asked = mockEndpoint('GET /public/events/:id', {
    data: { ...EVENT, ...(stage && { stage }) },
  });
  const rendered = await renderScreen(`/contents/event/${EVENT.id}${IN[lang]}`);
  await screen.findByRole('heading', { level: 1, name: EVENT.title });
  return { ...rendered, asked };
}

describe('an event that does not run', () => {
  it.each([
    ['ended', 'ko', '종료된 이벤트'],
    ['ended', 'ja', '終了したイベント'],
    ['upcoming', 'ko', '시작 전 이벤트'],
    ['upcoming', 'ja', '開始前のイベント'],
  ] as const)(
    'AMB-108 its page says %s in %s, and offers no counsel',
    async (stage, lang, says) => {
      await openEvent(stage, lang);
      expect(screen.getAllByText(says)).toHaveLength(2);
      expect(button(says).disabled).toBe(true);
    },
  );

  it('AMB-108 a running event has no such note', async () => {
    await openEvent(undefined);
    expect(screen.queryByText(/종료된|시작 전/)).toBeNull();
    await waitFor(() => expect(button('상담 예약하기').disabled).toBe(false));
  });

  it.each([
    ['ko', '종료된 이벤트', /99,000원/],
    ['ja', '終了したイベント', /99,000ウォン/],
  ] as const)('AMB-108 its card among the bookmarks says so in %s', async (lang, says, price) => {
    logIn();
    const events = [{ ...EVENT, stage: 'ended' as const }];
    mockEndpoint('GET /member/bookmarks', {
      data: { clinics: [], doctors: [], events, reviews: [] },
    });
    await renderScreen(`/bookmark?tabId=events${lang === 'ja' ? '&lang=ja' : ''}`);
    await screen.findByText(says);
    expect(screen.queryByText(price)).toBeNull();
  });
});

it.each([
  [
    'ko',
    '종료된 이벤트라 예약할 수 없어요. 작성한 내용은 그대로 있어요',
    '상담 예약하기',
    '상담 예약',
  ],
  [
    'ja',
    '終了したイベントのため、予約できません。入力した内容はそのまま残っています',
    '相談を予約する',
    '相談予約',
  ],
] as const)(
  'AMB-108 a booking that comes too late is refused in %s, and the text stays',
  async (lang, says, open, send) => {
    expectConsole(/not booked/);
    logIn({ consents: agreed, language: lang });
    const { user, asked } = await openEvent(undefined, lang);
    mockEndpoint('POST /member/counsels', refusal('event_ended'));
    await user.click(button(open));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox');
    await user.type(text, '가능한가요');
    await user.click(button(send));
    await screen.findByText(says);
    expect(text.value).toBe('가능한가요');
    // The page behind the sheet is read again, and will say it too.
    await waitFor(() => expect(asked).toHaveLength(2));
  },
);

it('AMB-108 the review editor offers events that ran when the counsel was made', async () => {
  const past = { id: '01900000-0000-7000-8000-000000000029', title: '봄 필링' };
  await openEditor({ counsel: { pastEvents: [past] } });
  const choices = [...screen.getByRole<HTMLSelectElement>('combobox', { name: '이벤트' }).options];
  expect(choices.map(({ text }) => text)).toContain('봄 필링');
});
