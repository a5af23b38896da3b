import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pairMessage, postToPage } from '../../support/browser/loginWindow.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleMember, sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const REVIEW = sampleReview();
const PAGE = `/contents/review/${REVIEW.id}`;
const LIST = '/contents?tabId=reviews';
const REPORTED = {
  id: '01900000-0000-7000-8000-0000000000e1',
  review_id: REVIEW.id,
  created_at: '2026-11-20T12:00:00.000Z',
};
const NAME = `${REVIEW.title} 신고하기`;

async function open(address: string) {
  mockEndpoint('GET /public/reviews/:id', { data: REVIEW });
  mockEndpoint('GET /public/reviews', { data: [REVIEW], total: 1 });
  const rendered = await renderScreen(address);
  await screen.findByRole('heading', { name: REVIEW.title });
  return rendered;
}

const reportButton = (name = NAME) => screen.findByRole('button', { name });
/** Marks a reason and presses the button below. */
async function send({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, reason: string) {
  await user.click(screen.getByRole('radio', { name: reason }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: /^(신고하기|報告する)$/ }),
  );
}
const modal = async (name = '리뷰 신고하기') => within(await screen.findByRole('dialog', { name }));
const serveReport = () =>
  mockEndpoint('POST /member/reports', ({ body }) => ({
    data: { ...REPORTED, reason: body.reason },
  }));

describe('reporting a review', () => {
  it.each([PAGE, LIST])(
    'AMB-111 at %s: a press on a reason marks it, and the button below sends the report',
    async (address) => {
      logIn();
      const sent = serveReport();
      const { user } = await open(address);
      await user.click(await reportButton());
      const sheet = await modal();
      const button = sheet.getByRole<HTMLButtonElement>('button', { name: '신고하기' });
      expect(button.disabled).toBe(true);
      await user.click(sheet.getByRole('radio', { name: '개인정보가 드러나 있어요' }));
      await user.click(sheet.getByRole('radio', { name: '욕설이나 비방이 있어요' }));
      expect(sent).toEqual([]);
      await user.click(button);
      await screen.findByText('신고를 접수했어요. 운영팀이 확인해요');
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
      expect(sent).toEqual([{ body: { review_id: REVIEW.id, reason: 'INSULT' } }]);
    },
  );

  it('speaks Japanese, too', async () => {
    logIn();
    const sent = serveReport();
    const rendered = await open(`${PAGE}?lang=ja`);
    await rendered.user.click(await reportButton(`「${REVIEW.title}」を報告する`));
    await modal('口コミを報告する');
    await send(rendered, '個人情報が書かれています');
    await screen.findByText('報告を受け付けました。運営チームが確認します');
    expect(sent.map(({ body }) => body.reason)).toEqual(['PERSONAL_INFORMATION']);
  });

  it('a second report is told that the first one is being checked', async () => {
    expectConsole(/already_reported|not reported/);
    logIn();
    mockEndpoint('POST /member/reports', refusal('already_reported'));
    const rendered = await open(PAGE);
    await rendered.user.click(await reportButton());
    const reasons = await modal();
    await send(rendered, '그 밖의 문제가 있어요');
    await reasons.findByText('이미 신고했어요. 운영팀이 확인하고 있어요');
    expect(reasons.queryByRole('radio')).toBeNull();
  });

  it('after a failure the modal stays open with a sentence, and the next press sends again', async () => {
    expectConsole(/internal|not reported/);
    logIn();
    mockEndpoint('POST /member/reports', refusal('internal'));
    const { user } = await open(PAGE);
    await user.click(await reportButton());
    const reasons = await modal();
    await send({ user }, '그 밖의 문제가 있어요');
    await reasons.findByText(/서버에 문제가 생겼어요/);
    const sent = serveReport();
    await user.click(reasons.getByRole('button', { name: '신고하기' }));
    await screen.findByText(/신고를 접수했어요/);
    expect(sent).toHaveLength(1);
  });

  it('two presses send one report', async () => {
    logIn();
    const [answered, answer] = createDeferred();
    const sent = mockEndpoint('POST /member/reports', async ({ body }) => {
      await answered;
      return { data: { ...REPORTED, reason: body.reason } };
    });
    const { user } = await open(PAGE);
    await user.click(await reportButton());
    const reasons = await modal();
    await send({ user }, '욕설이나 비방이 있어요');
    await user.click(reasons.getByRole('button', { name: '신고하기' }));
    await act(async () => answer());
    await screen.findByText(/신고를 접수했어요/);
    expect(sent).toHaveLength(1);
  });

  it('the sheet that is opened again while a report is sent shows its reason, and keeps the focus', async () => {
    logIn();
    const [answered, answer] = createDeferred();
    mockEndpoint('POST /member/reports', async ({ body }) => {
      await answered;
      return { data: { ...REPORTED, reason: body.reason } };
    });
    const { user } = await open(PAGE);
    await user.click(await reportButton());
    await modal();
    const insult = () => screen.getByRole<HTMLInputElement>('radio', { name: /욕설이나 비방/ });
    await user.click(insult());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(insult());
    await user.click((await modal()).getByRole('button', { name: '닫기' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await user.click(await reportButton());
    const again = await modal();
    expect(insult().checked).toBe(true);
    const button = again.getByRole<HTMLButtonElement>('button', { name: '신고하기' });
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, 'true']);
    await act(async () => answer());
    await screen.findByText(/신고를 접수했어요/);
  });

  it.each([PAGE, LIST])('an own review at %s has no button', async (address) => {
    logIn();
    mockEndpoint('GET /member/reviews/keys', { data: [{ id: REVIEW.id }] });
    await open(address);
    await expect.poll(() => screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  it.each([
    [PAGE, '리뷰 수정하기', ''],
    [`${PAGE}?lang=ja`, '口コミを編集する', '?lang=ja'],
  ])(
    'AMB-95 an own review at %s has a link to its editor instead',
    async (address, name, query) => {
      logIn();
      const counsel_id = '01900000-0000-7000-8000-000000000006';
      mockEndpoint('GET /member/reviews/keys', { data: [{ id: REVIEW.id, counsel_id }] });
      await open(address);
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/review/editor/${counsel_id}${query}`);
    },
  );

  it('a preview has no button', async () => {
    localStorage.setItem('tempReviewInfo', JSON.stringify(REVIEW));
    await renderScreen('/contents/review/pv');
    await screen.findByRole('heading', { level: 1, name: REVIEW.title });
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
    localStorage.clear();
  });

  describe('as a guest', () => {
    /** The guest presses the button and logs in. */
    async function pressAndLogIn() {
      mockEndpoint('GET /member/line/url', { url: 'https://provider.example/?state=state-1' });
      mockEndpoint('GET /member/my-info', { data: sampleMember() });
      mockEndpoint('POST /auth/session', () => {
        markSession();
        return {};
      });
      const { user, environment } = await open(PAGE);
      await user.click(await reportButton());
      await screen.findByRole('dialog', { name: '로그인' });
      await user.click(screen.getByRole('button', { name: '라인으로 로그인' }));
      await expect.poll(() => environment.logins.length).toBe(1);
      await act(async () => postToPage(pairMessage()));
    }

    it('AMB-39 is asked to log in, and then for the reason', async () => {
      const sent = serveReport();
      await pressAndLogIn();
      await modal();
      expect(sent).toEqual([]);
    });

    it('who turns out to be the author is told so', async () => {
      mockEndpoint('GET /member/reviews/keys', { data: [{ id: REVIEW.id }] });
      await pressAndLogIn();
      await (await modal()).findByText('내가 쓴 리뷰는 신고할 수 없어요');
      expect(screen.queryByRole('radio')).toBeNull();
    });
  });
});
