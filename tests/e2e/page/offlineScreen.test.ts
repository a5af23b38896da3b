import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';
import { addressOf, untilInteractive } from '../../support/browser/visit.ts';

it('C18 a screen that is opened offline waits inside the frame, Back works, and it opens by itself', async () => {
  const page = await openPage({
    expectedTrouble: [/INTERNET_DISCONNECTED/, /needs a connection/],
  });
  await page.goto('/home');
  await untilInteractive(page);
  await page.context().setOffline(true);
  const navigation = page.getByRole('navigation', { name: '주 메뉴' });
  await navigation.getByRole('link', { name: '둘러보기' }).click();
  const sorry = page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' });
  await sorry.waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: '인기 리뷰' }).waitFor();
  await navigation.getByRole('link', { name: '둘러보기' }).click();
  await sorry.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('tab', { name: '의원' }).waitFor();
  expect(addressOf(page)).toBe('/contents');
});

it('a guest who asks for a counsel without a connection reads so, and is asked to log in later', async () => {
  const page = await openPage({
    expectedTrouble: [/INTERNET_DISCONNECTED/, /could not be loaded/],
  });
  await page.goto('/contents');
  await untilInteractive(page);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('tab', { name: '병원정보' }).waitFor();
  const clinic = addressOf(page);
  await page.context().setOffline(true);
  const counsel = page.getByRole('button', { name: '상담 예약하기' });
  await counsel.click();
  const message = page.getByRole('alert').filter({ hasText: '인터넷에 연결되어 있지 않아요' });
  await message.waitFor();
  expect(addressOf(page)).toBe(clinic);
  await page.context().setOffline(false);
  await counsel.click();
  await page.getByRole('dialog').getByText('로그인이 필요한 서비스 입니다').waitFor();
});
