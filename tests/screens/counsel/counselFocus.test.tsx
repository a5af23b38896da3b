import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openBooking } from '../../support/fixtures/counsel/counselWorld.ts';
import { sampleMessage } from '../../support/fixtures/counsel/messageWorld.ts';
import { box, openThread } from '../../support/fixtures/counsel/threadScreen.ts';
import { photo } from '../../support/fixtures/reviewWorld.ts';

const focused = () => document.activeElement;
const enter = async ({ keyboard }: { keyboard: (keys: string) => Promise<void> }, name: string) => {
  button(name).focus();
  await keyboard('{Enter}');
};

describe('by keyboard, on the page of a counsel', () => {
  const messages = Array.from({ length: 30 }, (_, index) => sampleMessage(index + 1));
  const entry = (text: string) => screen.getByText(text).closest('li');

  it('earlier entries are read from the first one on', async () => {
    const { user } = await openThread({ messages });
    await screen.findByText('글 30');
    await enter(user, '이전 내용 11개 보기');
    expect(focused()).toBe(entry('상담 신청'));
  });

  it.each([
    ['from the first one on', 3, '글 28'],
    ['from the first one that is shown', 25, '글 11'],
  ])('new messages are read %s', async (_, unread, first) => {
    const { user } = await openThread({ messages, counsel: { unread } });
    await screen.findByText('글 30');
    await enter(user, `새 메시지 ${unread}개 보기`);
    expect(focused()).toBe(entry(first));
  });

  it('a removed photo is followed by the next one, the last one by the message around it', async () => {
    const { user } = await openThread();
    fireEvent.change(screen.getByLabelText('사진 첨부하기', { selector: 'input' }), {
      target: { files: [photo('a.jpg'), photo('b.jpg')] },
    });
    await screen.findByRole('list', { name: '사진' });
    await enter(user, 'a.jpg 삭제');
    await expect.poll(focused).toBe(button('b.jpg 삭제').closest('li'));
    await enter(user, 'b.jpg 삭제');
    await expect.poll(focused).not.toBe(document.body);
    expect(focused()?.contains(box())).toBe(true);
  });
});

describe('by keyboard, in the booking modal', () => {
  const row = async (n: number) =>
    (await screen.findByLabelText(`${n}번째 희망 날짜`)).closest('li');

  it('an added wish has the focus, also when no further one can be added', async () => {
    const { user } = await openBooking();
    await user.click(screen.getByText('희망 일정'));
    await row(1);
    await enter(user, '시간 추가하기');
    expect(focused()).toBe(await row(2));
    await enter(user, '시간 추가하기');
    expect(screen.queryByRole('button', { name: '시간 추가하기' })).toBeNull();
    expect(focused()).toBe(await row(3));
  });

  it('a removed wish is followed by the one beside it', async () => {
    const { user } = await openBooking();
    await user.click(screen.getByText('희망 일정'));
    await row(1);
    for (const _ of [2, 3]) await user.click(button('시간 추가하기'));
    await enter(user, '3번째 희망 지우기');
    await expect.poll(focused).toBe(await row(2));
    await enter(user, '1번째 희망 지우기');
    await expect.poll(focused).toBe(await row(1));
  });

  it('the details stay in focus when they were cleared', async () => {
    const { user } = await openBooking();
    await user.click(screen.getByText('시술·연락 방법·통역'));
    await user.click(await screen.findByLabelText('전화'));
    await enter(user, '적은 내용 지우기');
    const details = screen.getByLabelText('전화').closest('fieldset')?.parentElement;
    await expect.poll(focused).toBe(details?.closest('fieldset'));
    expect(
      within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('전화').checked,
    ).toBe(false);
  });
});
