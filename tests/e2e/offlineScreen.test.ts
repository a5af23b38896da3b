import { expect, it } from 'vitest';
import { openPage } from '../support/openPage.ts';
import { addressOf, untilAlive } from '../support/visit.ts';

it('C18 a screen that is wanted offline waits inside the frame, Back works, and it opens by itself', async () => {
  const page = await openPage({
    expectedTrouble: [/INTERNET_DISCONNECTED/, /needs a connection/],
  });
  await page.goto('/home');
  await untilAlive(page);
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
