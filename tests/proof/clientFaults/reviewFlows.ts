import type { Page } from 'playwright';
import type { MyReview } from '../../../contract/review.ts';
import { pickPhotos, thumbnails } from '../../support/browser/reviewVisit.ts';
import { phonePhoto } from '../../support/fixtures/phonePhoto.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import type { Flow } from './cell.ts';
import { ask, button, someLines } from './faultWorld.ts';
import { bookCounsel } from './memberFlows.ts';

const PHOTOS = '시술 전 사진';

const content = (page: Page) => page.getByRole('textbox', { name: '리뷰내용' });
const myReviews = (page: Page) => ask<MyReview[]>(page, 'GET', '/member/reviews?limit=100');

const reviewing = {
  who: 'member',
  textOf: someLines,
  field: content,
  send: (page) => button(page, '등록').dblclick(),
  sorry: (page) => page.getByText(/아직 등록되지 않았어요|올리지 못한 사진이 있어요/),
  effects: async (page, { text }) =>
    (await myReviews(page)).filter((review) => review.content === text).length,
} satisfies Partial<Flow>;

export const REVIEW_FLOWS: readonly Flow[] = [
  {
    ...reviewing,
    name: 'writing a review with a photo',
    prepare: async (page) => {
      const { id } = await bookCounsel(page);
      return { id, address: `/counsel/${id}` };
    },
    opener: (page) => page.getByRole('link', { name: '리뷰 작성하기' }),
    write: async (page, text) => {
      await content(page).fill(text);
      await pickPhotos(page, PHOTOS, [['red.jpg', await phonePhoto({ color: 'red' })]]);
      await thumbnails(page, PHOTOS).first().waitFor();
    },
    written: async (page) => {
      await thumbnails(page, PHOTOS).first().waitFor();
      return content(page).inputValue();
    },
    call: /^POST \/member\/reviews$/,
    done: (page) => page.getByText('리뷰가 등록되었습니다.'),
  },
  {
    ...reviewing,
    name: 'editing a review',
    prepare: async (page) => {
      const counsel = await bookCounsel(page);
      const form = reviewForm(counsel, { content: '처음 쓴 글' });
      const { id } = await ask<MyReview>(page, 'POST', '/member/reviews', form);
      return { id, address: `/counsel/${counsel.id}` };
    },
    opener: (page) => page.getByRole('link', { name: '리뷰 수정하기' }),
    write: (page, text) => content(page).fill(text),
    written: (page) => content(page).inputValue(),
    call: /^PATCH \/member\/reviews\/[^/]+$/,
    done: (page) => page.getByText('리뷰가 수정되었습니다.'),
  },
];
