import { setTimeout as wait } from 'node:timers/promises';
import { act, renderHook, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { UploadedFile } from '../../../contract/review.ts';
import { useOpenModal } from '../../../src/state/modal.ts';
import {
  announceEditor,
  announceStore,
  announceWriting,
  CHANGED,
  COUNSEL,
  CREATED,
  DOCTORS,
  EDITOR,
  EVENTS,
  field,
  openEditor,
  photo,
  pick,
  REVIEW,
  register,
  sampleMyReview,
} from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

describe('a new review', () => {
  it('EDT-12 EDT-14 EDT-17 EDT-18 EDT-20 ERR-17 TOAST-05 is accepted without a change', async () => {
    const { order, posted, linked } = announceWriting();
    const { user, address } = await openEditor();
    await user.click(register());
    expect(await screen.findByText(CREATED)).toBeTruthy();
    await expect.poll(address).toBe('/counsel');
    expect(order).toEqual(['POST', 'PATCH counsel']);
    expect(posted[0]?.body).toEqual({
      counsel_id: COUNSEL.id,
      clinic_id: COUNSEL.clinic_id,
      event_id: null,
      doctors: [],
      treatments: [],
      title: '',
      content: '',
      rating: 5,
      beforePhotos: [],
      afterPhotos: [],
    });
    expect(linked).toEqual([
      { params: { id: COUNSEL.id }, body: { review_id: sampleMyReview().id } },
    ]);
  });

  it('EDT-18 EDT-24 AMB-24 AMB-25 sends exactly the chosen and typed values', async () => {
    const bodies: unknown[] = [];
    const spy = vi.spyOn(globalThis, 'fetch');
    announceWriting();
    const { user } = await openEditor();
    const event = screen.getByRole('combobox', { name: '이벤트' });
    await screen.findByRole('option', { name: '겨울 보습' });
    await user.selectOptions(event, '겨울 보습');
    await user.selectOptions(event, '없음');
    await user.selectOptions(screen.getByRole('combobox', { name: '평점' }), '2');
    await user.type(field('제목'), ' 제목 ');
    await user.type(field('리뷰내용'), '첫 줄{Enter}둘째 줄 ');
    await user.click(screen.getByRole('combobox', { name: '시술명' }));
    await user.click(await screen.findByRole('option', { name: '레이저' }));
    await user.click(screen.getAllByRole('button', { name: '추가' })[1] as HTMLElement);
    await user.click(register());
    await screen.findByText(CREATED);
    for (const [, init] of spy.mock.calls) {
      if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)));
    }
    expect(bodies).toContainEqual(
      expect.objectContaining({
        event_id: '',
        rating: 2,
        title: ' 제목 ',
        content: '첫 줄\n둘째 줄 ',
        treatments: ['treatment-2'],
      }),
    );
  });

  it('counts at once in the rating of its clinic', async () => {
    announceWriting();
    const { user, address, goTo } = await openEditor();
    const data = sampleClinic({ doctors: DOCTORS, events: EVENTS });
    const asked = mockEndpoint('GET /public/clinics/:id', { data });
    await user.click(register());
    await expect.poll(address).toBe('/counsel');
    await goTo(`/contents/clinic/${COUNSEL.clinic_id}`);
    await screen.findByRole('heading', { level: 1, name: data.name });
    await expect.poll(() => asked).toHaveLength(1);
  });

  it('GEN-09 is sent once for two presses', async () => {
    const { order } = announceWriting();
    await openEditor();
    // Both presses arrive before React renders the first one.
    act(() => {
      register().click();
      register().click();
    });
    await screen.findByText(CREATED);
    expect(order).toEqual(['POST', 'PATCH counsel']);
  });

  it('AMB-23 without a history leads to the list of counsels', async () => {
    announceWriting();
    announceEditor();
    const { user, address } = await renderScreen(`${EDITOR}?lang=ja`);
    await user.click(await screen.findByRole('button', { name: '登録' }));
    expect(await screen.findByText('口コミを登録しました。')).toBeTruthy();
    await expect.poll(address).toBe('/counsel?lang=ja');
  });

  it('AMB-26 a failure to link it to the counsel is only logged', async () => {
    expectConsole(/The counsel was not told of its review/);
    announceWriting();
    mockEndpoint('PATCH /member/counsels/:id', refusal('internal'));
    const { user, address } = await openEditor();
    await user.click(register());
    expect(await screen.findByText(CREATED)).toBeTruthy();
    await expect.poll(address).toBe('/counsel');
  });

  it('ERR-05 a failure is logged: no success, no navigation, all values stay', async () => {
    expectConsole(/The review was not saved/);
    mockEndpoint('POST /member/reviews', refusal('internal'));
    const { user, address } = await openEditor();
    await user.type(field('제목'), '남아 있어야 해요');
    await user.click(register());
    expect(await screen.findByText(/아직 등록되지 않았어요/)).toBeTruthy();
    expect(screen.queryByText(CREATED)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(EDITOR);
    expect(field('제목').value).toBe('남아 있어야 해요');
    expect(register().getAttribute('aria-disabled')).toBeNull();
  });

  it('GEN-09 EDT-11 a modal covers the page meanwhile, and Back does not close it', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { order } = announceWriting();
    mockEndpoint('POST /member/reviews', async () => {
      order.push('POST');
      await answered;
      return { data: sampleMyReview() };
    });
    const { user, goBack } = await openEditor();
    await user.dblClick(register());
    const modal = await screen.findByRole('dialog');
    expect(within(modal).getByText('파일을 업로드하고 있습니다')).toBeTruthy();
    expect(within(modal).queryByRole('button')).toBeNull();
    await goBack();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    answer();
    await screen.findByText(CREATED);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(order).toEqual(['POST', 'PATCH counsel']);
  });

  it('can be sent again when a modal came over that of the upload and the upload has failed', async () => {
    expectConsole(/The review was not saved/);
    let fail: () => void = () => undefined;
    mockEndpoint(
      'POST /member/reviews',
      () =>
        new Promise((resolve) => {
          fail = () => resolve(refusal('internal'));
        }),
    );
    const { user, store } = await openEditor();
    await user.click(register());
    await screen.findByText('파일을 업로드하고 있습니다');
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    const { result } = renderHook(useOpenModal, { wrapper });
    await act(async () => void result.current('login', {}));
    await screen.findByText('파일을 업로드하고 있습니다');
    fail();
    await screen.findByText(/아직 등록되지 않았어요/);
    expect(register().getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('GEN-09 EDT-22 AMB-102 if there is one already, leads to its editor, with nothing lost on either side', async () => {
    announceWriting();
    mockEndpoint('POST /member/reviews', refusal('already_reviewed'));
    const listed = { ...REVIEW, content: '쓴', contentCut: true } as const;
    const asked = mockEndpoint('GET /member/reviews', { data: [listed], total: 1 });
    mockEndpoint('GET /member/reviews/:id', { data: REVIEW });
    const edited = mockEndpoint('PATCH /member/reviews/:id', { data: REVIEW });
    const { user } = await openEditor();
    await user.type(field('제목'), '새 제목');
    await user.click(register());
    expect(await screen.findByText(/이 상담에는 이미 리뷰가 있어요/)).toBeTruthy();
    expect(asked[0]?.query).toEqual({ offset: 0, limit: 100 });
    await user.click(screen.getByRole('button', { name: '리뷰 수정하기' }));
    expect(field('제목').value).toBe('새 제목');
    expect(field('리뷰내용').value).toBe('쓴 내용');
    await user.click(register());
    expect(await screen.findByText(CHANGED)).toBeTruthy();
    expect(edited[0]?.params.id).toBe(REVIEW.id);
    expect(edited[0]?.body.beforePhotos).toHaveLength(2);
  });

  it('ERR-19 if there is one already and it cannot be found, both causes are logged', async () => {
    expectConsole(/GET \/member\/reviews failed: internal/);
    expectConsole(/The review was not saved/);
    announceWriting();
    mockEndpoint('POST /member/reviews', refusal('already_reviewed'));
    mockEndpoint('GET /member/reviews', refusal('internal'));
    const { user } = await openEditor();
    await user.click(register());
    await screen.findByText(/이 상담에는 이미 리뷰가 있어요/);
    expect(screen.queryByRole('button', { name: '리뷰 수정하기' })).toBeNull();
  });
});

describe('an edited review', () => {
  it('EDT-13 EDT-14 EDT-16 EDT-19 AMB-22 is sent whole; its photos are not uploaded again', async () => {
    const store = announceStore();
    const edited = mockEndpoint('PATCH /member/reviews/:id', { data: REVIEW });
    const { user, address } = await openEditor({ review: REVIEW });
    await user.clear(field('제목'));
    await user.type(field('제목'), '고친 제목');
    await user.click(register());
    expect(await screen.findByText(CHANGED)).toBeTruthy();
    await expect.poll(address).toBe('/counsel');
    expect(store.asked).toEqual([]);
    expect(edited[0]?.params.id).toBe(REVIEW.id);
    const kept = { type: '', size: 0 };
    expect(edited[0]?.body).toEqual({
      counsel_id: COUNSEL.id,
      clinic_id: COUNSEL.clinic_id,
      event_id: EVENTS[0]?.id,
      doctors: [DOCTORS[1]?.id],
      treatments: ['treatment-1'],
      title: '고친 제목',
      content: '쓴 내용',
      rating: 3,
      beforePhotos: [
        {
          url: '/media/upload/a.webp',
          path: 'media/upload/a.webp',
          name: 'a.jpg',
          hash: 'aa',
          ...kept,
        },
        {
          url: 'https://elsewhere.example/b.webp',
          path: 'b.webp',
          name: 'b.webp',
          hash: '',
          ...kept,
        },
      ],
      afterPhotos: [],
    });
  });

  it('ERR-05 that could not be read keeps the page waiting', async () => {
    expectConsole(/GET \/member\/reviews\/:id failed/);
    announceEditor({ review: REVIEW });
    const asked = mockEndpoint('GET /member/reviews/:id', refusal('forbidden'));
    await renderScreen(EDITOR);
    await expect.poll(() => asked.length).toBe(1);
    await act(() => wait(100));
    expect(screen.queryAllByText('불러오는 중')).not.toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('EDT-25 AMB-45 sends photos in the chosen order, new and old', async () => {
    announceStore();
    const edited = mockEndpoint('PATCH /member/reviews/:id', { data: REVIEW });
    const { user } = await openEditor({ review: REVIEW });
    pick('전', [photo('c.jpg')]);
    await user.click(screen.getByRole('button', { name: /c\.jpg 앞으로 옮기기/ }));
    await user.click(register());
    await screen.findByText(CHANGED);
    const names = (photos: readonly UploadedFile[] = []) => photos.map(({ name }) => name);
    expect(names(edited[0]?.body.beforePhotos)).toEqual(['a.jpg', 'c.jpg', 'b.webp']);
  });
});
