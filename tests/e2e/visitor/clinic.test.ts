import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { watchShifts } from '../../support/browser/layoutShifts.ts';
import { COLOURS } from '../../support/browser/looks.ts';
import { openPage, type PageOptions } from '../../support/browser/openPage.ts';
import { axeObjections, demoRecord, untilInteractive } from '../../support/browser/visit.ts';

interface Clinic {
  id: string;
  name: string;
  roadAddress?: string | null;
  station?: unknown;
}

async function openClinic(options: PageOptions & { query?: string } = {}) {
  const isPlaced = ({ roadAddress, station }: Clinic) => Boolean(roadAddress && station);
  const clinic = await demoRecord<Clinic>('clinics?limit=60', isPlaced);
  const page = await openPage(options);
  const shifts = await watchShifts(page);
  await page.goto(`/contents/clinic/${clinic.id}${options.query ?? ''}`);
  await untilInteractive(page);
  return { page, clinic, shifts };
}

const sizeOf = (page: Page, text: string) =>
  page
    .getByRole('dialog')
    .getByText(text)
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

describe('the address for a taxi driver', () => {
  it.each(COLOURS)(
    'opens without a connection once the page was there, black on white in %s colours, and axe objects to nothing',
    async (colorScheme) => {
      const { page, clinic } = await openClinic({
        query: '?lang=ja',
        colorScheme,
        width: 360,
        toleratedTrouble: [/INTERNET_DISCONNECTED/],
      });
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'タクシーで見せる' }).click();
      const card = page.getByRole('dialog', { name: 'タクシーで見せる' });
      await card.getByText('이 주소로 가 주세요').waitFor();
      expect(await sizeOf(page, clinic.roadAddress ?? '')).toBeGreaterThanOrEqual(28);
      const look = await card.evaluate((dialog) => {
        const { backgroundColor, color } = getComputedStyle(dialog);
        const { width, height } = dialog.getBoundingClientRect();
        return { backgroundColor, color, isWhole: width === innerWidth && height === innerHeight };
      });
      expect(look).toEqual({
        backgroundColor: 'rgb(255, 255, 255)',
        color: 'rgb(0, 0, 0)',
        isWhole: true,
      });
      expect(await axeObjections(page)).toEqual([]);
      await page.goBack();
      await card.waitFor({ state: 'detached' });
    },
  );
});

describe('the hours of today', () => {
  const openAtRest = async (timezoneId: string) => {
    const { page, shifts } = await openClinic({ width: 360, timezoneId });
    await page.locator('summary', { hasText: /^(오늘|오늘\(공휴일\)) / }).waitFor();
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
    return page;
  };

  it('move nothing when they appear on a phone in America/New_York', async () => {
    await openAtRest('America/New_York');
  });

  it('move nothing when they appear on a phone in Asia/Seoul, unfold to the week, and axe objects to nothing', async () => {
    const page = await openAtRest('Asia/Seoul');
    await page.locator('summary').click();
    await page.getByText('공휴일', { exact: true }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
  });
});
