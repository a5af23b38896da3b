import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Event, EventStage } from '../../../contract/event.ts';
import { agreed, button } from '../../support/fixtures/counsel/counselWorld.ts';
import { kept, NOTHING } from '../../support/fixtures/find/bookmarkWorld.ts';
import { openEditor } from '../../support/fixtures/reviewWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  briefClinic,
  sampleClinic,
  sampleEvent,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const EVENT = sampleEvent({ clinic: briefClinic(), price: 99_000 });
const IN = { ko: '', ja: '?lang=ja' };

async function openEvent(
  stage: EventStage | undefined,
  lang: 'ko' | 'ja' = 'ko',
  changes: Partial<Event> = {},
) {
  mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
  const asked = mockEndpoint('GET /public/events/:id', {
    data: { ...EVENT, ...changes, ...(stage && { stage }) },
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

  it.each([
    ['ko', '지금 진행 중인 비슷한 이벤트', '겨울 리프팅'],
    ['ja', '開催中の似たイベント', '冬のリフティング'],
  ] as const)(
    'AMB-108 an ended one shows similar ones that run in %s',
    async (lang, name, title) => {
      const id = '01900000-0000-7000-8000-000000000030';
      const other = sampleEvent({ id, title: '겨울 리프팅', titleJa: '冬のリフティング' });
      await openEvent('ended', lang, { similar: [other] });
      const similar = within(screen.getByRole('region', { name }));
      expect(similar.getByRole('link', { name: title }).getAttribute('href')).toMatch(
        `/contents/event/${id}`,
      );
    },
  );

  it('AMB-108 without similar ones there is no such section', async () => {
    await openEvent('ended', 'ko', { similar: [] });
    expect(screen.queryByRole('region', { name: /비슷한 이벤트/ })).toBeNull();
  });

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
      data: { ...NOTHING, events: events.map(kept) },
    });
    await renderScreen(`/bookmark?tabId=events${lang === 'ja' ? '&lang=ja' : ''}`);
    await screen.findByText(says);
    expect(screen.queryByText(price)).toBeNull();
  });

  it.each([
    ['ko', '종료된 이벤트', '이벤트정보'],
    ['ja', '終了したイベント', 'イベント情報'],
  ] as const)(
    'AMB-108 REV-11 its card on the page of a review says so in %s, without price and last day',
    async (lang, says, name) => {
      const event = { ...EVENT, endsOn: '2026-12-24', stage: 'ended' as const };
      const review = sampleReview({ event });
      mockEndpoint('GET /public/reviews/:id', { data: review });
      await renderScreen(`/contents/review/${review.id}${IN[lang]}`);
      const section = within(await screen.findByRole('region', { name }));
      section.getByText(says);
      expect(section.queryByText(/99,000|12\.24/)).toBeNull();
    },
  );
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
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic({ languages: ['ja'] }) });
    await user.click(button(open));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox');
    await user.type(text, '가능한가요');
    await user.click(button(send));
    await screen.findByText(says);
    expect(text.value).toBe('가능한가요');
    // The page behind the modal is read again, and will say it too.
    await waitFor(() => expect(asked).toHaveLength(2));
  },
);

it('AMB-108 the review editor offers events that ran when the counsel was made', async () => {
  const past = { id: '01900000-0000-7000-8000-000000000029', title: '봄 필링' };
  await openEditor({ counsel: { pastEvents: [past] } });
  const choices = [...screen.getByRole<HTMLSelectElement>('combobox', { name: '이벤트' }).options];
  expect(choices.map(({ text }) => text)).toContain('봄 필링');
});
