import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  announceEditor,
  announceWriting,
  CREATED,
  DOCTORS,
  EDITOR,
  EVENTS,
  field,
  openEditor,
  register,
  sampleMyReview,
} from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { briefClinic, sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const choose = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it.each([
  ['a press', () => screen.getByRole('button', { name: '다시 시도' }).click()],
  [
    'the device being online again',
    () => {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
    },
  ],
])(
  'EDT-03 EDT-04 the editor says that its clinic could not be loaded, and %s brings doctors and events',
  async (_, happen) => {
    expectConsole(/GET \/public\/clinics\/:id failed/);
    announceEditor();
    mockEndpoint('GET /public/clinics/:id', refusal('forbidden'));
    const { user } = await renderScreen(EDITOR);
    await user.type(await screen.findByRole('textbox', { name: '제목' }), '쓰던 글');
    expect(await screen.findByText('불러오지 못했어요')).toBeTruthy();
    const data = sampleClinic({ doctors: DOCTORS, events: EVENTS });
    mockEndpoint('GET /public/clinics/:id', { data });
    await act(async () => happen());
    await screen.findByRole('option', { name: '겨울 보습' });
    expect(screen.queryByText('불러오지 못했어요')).toBeNull();
    await user.click(choose('담당 의료진'));
    await screen.findByRole('option', { name: '이바다' });
    expect(field('제목').value).toBe('쓰던 글');
  },
);

it('EDT-03 the editor says why a hidden clinic offers no doctors', async () => {
  const clinic = { ...briefClinic(), isHidden: true as const };
  announceEditor({ counsel: { clinic } });
  mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
  await renderScreen(EDITOR);
  await screen.findByText(/공개되지 않은 의원이라 의료진을 고를 수 없어요/);
  expect(screen.queryByRole('link', { name: clinic.name })).toBeNull();
});

describe('the treatments of the booking', () => {
  const BOOKED = [
    { id: 'treatment-0', name: '보톡스' },
    { id: 'treatment-2', name: '레이저' },
    { id: 'gone', name: '없어진 시술' },
  ];
  const chosen = () =>
    within(screen.getByRole('list', { name: '시술명 선택한 항목' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('EDT-20 are not chosen at first; one press chooses those that are offered, and the field has the focus', async () => {
    const { user } = await openEditor({ counsel: { details: { treatments: BOOKED } } });
    const add = await screen.findByRole('button', {
      name: '상담에서 고른 시술 넣기: 보톡스, 레이저',
    });
    expect(screen.queryByRole('list', { name: '시술명 선택한 항목' })).toBeNull();
    add.focus();
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['보톡스', '레이저']);
    expect(document.activeElement).toBe(choose('시술명'));
    expect(screen.queryByRole('button', { name: /상담에서 고른 시술/ })).toBeNull();
  });

  it('are offered below their field, because above it they would seem to belong to the field before', async () => {
    await openEditor({ counsel: { details: { treatments: BOOKED } } });
    const add = await screen.findByRole('button', { name: /상담에서 고른 시술/ });
    const place = choose('시술명').compareDocumentPosition(add);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('names only those that are missing', async () => {
    const review = sampleMyReview({ treatments: [{ id: 'treatment-2', name: '레이저' }] });
    await openEditor({ counsel: { details: { treatments: BOOKED } }, review });
    await screen.findByRole('button', { name: '상담에서 고른 시술 넣기: 보톡스' });
  });

  it('are not offered to a member who named none', async () => {
    await openEditor();
    expect(screen.queryByRole('button', { name: /상담에서 고른 시술/ })).toBeNull();
  });
});

describe('a draft with choices that the clinic does not offer any more', () => {
  const chosenDoctors = () => screen.getByRole('list', { name: '담당 의료진 선택한 항목' });

  async function openLater() {
    const { user } = await openEditor();
    await screen.findByRole('option', { name: '겨울 보습' });
    await user.selectOptions(choose('이벤트'), '겨울 보습');
    await user.click(choose('담당 의료진'));
    await user.click(await screen.findByRole('option', { name: '이바다' }));
    await user.click(screen.getAllByRole('button', { name: '추가' })[0] as HTMLElement); // of the first field
    cleanup();
    const later = await openEditor({ clinic: { doctors: [], events: [] } });
    await within(chosenDoctors()).findByText('전에 고른 의료진');
    expect(choose('이벤트').selectedOptions[0]?.textContent).toBe('전에 고른 이벤트');
    return later.user;
  }

  it('EDT-18 shows what it sends', async () => {
    const { posted } = announceWriting();
    const user = await openLater();
    await user.click(register());
    await screen.findByText(CREATED);
    expect(posted[0]?.body).toMatchObject({ event_id: EVENTS[1]?.id, doctors: [DOCTORS[1]?.id] });
  });

  it('EDT-24 lets the member remove them', async () => {
    const { posted } = announceWriting();
    const user = await openLater();
    await user.selectOptions(choose('이벤트'), '없음');
    await user.click(within(chosenDoctors()).getByRole('button'));
    await user.click(register());
    await screen.findByText(CREATED);
    expect(posted[0]?.body).toMatchObject({ event_id: null, doctors: [] });
  });
});

describe('a doctor that was picked and not added', () => {
  const add = () => screen.getAllByRole<HTMLButtonElement>('button', { name: '추가' })[0];
  const told = () => screen.queryByText('고른 항목을 추가하거나 삭제해주세요');

  async function submitWithPick() {
    const { posted } = announceWriting();
    const { user } = await openEditor();
    await user.click(choose('담당 의료진'));
    await user.click(await screen.findByRole('option', { name: '이바다' }));
    await user.click(register());
    return { user, posted };
  }

  it('is not lost: nothing is sent, the field says so, and adding it is the next press', async () => {
    const { user, posted } = await submitWithPick();
    expect(told()?.closest('[role=alert]')).toBeTruthy();
    expect(document.activeElement).toBe(add());
    expect(posted).toEqual([]);
    await user.keyboard('{Enter}');
    expect(told()).toBeNull();
    await user.click(register());
    await screen.findByText(CREATED);
    expect(posted[0]?.body).toMatchObject({ doctors: [DOCTORS[1]?.id] });
  });

  it('can be dropped instead', async () => {
    const { user, posted } = await submitWithPick();
    await user.click(screen.getByRole('button', { name: '이바다 삭제' }));
    expect(told()).toBeNull();
    expect(add()?.disabled).toBe(true);
    // Picked again, it is not told before the form is sent again.
    await user.click(choose('담당 의료진'));
    await user.click(await screen.findByRole('option', { name: '이바다' }));
    expect(told()).toBeNull();
    await user.click(register());
    await user.click(await screen.findByRole('button', { name: '이바다 삭제' }));
    await user.click(register());
    await screen.findByText(CREATED);
    expect(posted[0]?.body).toMatchObject({ doctors: [] });
  });

  it('is told in Japanese', async () => {
    announceEditor();
    const { user } = await renderScreen(`${EDITOR}?lang=ja`);
    await user.click(await screen.findByRole('combobox', { name: '担当医師' }));
    await user.click(await screen.findByRole('option', { name: '이바다' }));
    await user.click(screen.getByRole('button', { name: '登録' }));
    await screen.findByText('選んだ項目を追加するか、削除してください');
    screen.getByRole('button', { name: '「이바다」を削除' });
  });
});
