import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ADDRESS = '/contents/clinic/01900000-0000-7000-8000-000000000002';
const SHARED = `http://localhost:3000${ADDRESS}`;
const cannotShare = () => fakeEnvironment({ share: async () => 'unsupported' });

afterEach(() => {
  vi.restoreAllMocks();
});

async function pressShare(address: string, environment = fakeEnvironment()) {
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic({ nameJa: 'モア皮膚科' }) });
  const rendered = await renderScreen(address, { environment });
  const name = address.includes('lang=ja') ? 'シェアする' : '공유하기';
  await rendered.user.click(await screen.findByRole('button', { name }));
  return rendered;
}

describe('the share button of a page about one record', () => {
  it('gives the name and the canonical address to the device', async () => {
    const { environment } = await pressShare(`${ADDRESS}?tabId=event&utm_source=mail`);
    expect(environment.shared).toEqual([{ title: '모아피부과의원', url: `${SHARED}?tabId=event` }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shares a Japanese page as a Japanese page', async () => {
    const { environment } = await pressShare(`${ADDRESS}?lang=ja`);
    expect(environment.shared).toEqual([{ title: 'モア皮膚科', url: `${SHARED}?lang=ja` }]);
  });

  it('offers LINE and the link if the device cannot share', async () => {
    await pressShare(ADDRESS, cannotShare());
    await screen.findByRole('dialog', { name: '공유하기' });
    const line = screen.getByRole('link', { name: '라인으로 공유' });
    expect(line.getAttribute('href')).toBe(
      `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(SHARED)}`,
    );
    expect(line.getAttribute('target')).toBe('_blank');
    expect(line.getAttribute('rel')).toContain('noopener');
  });

  it('copies the link, closes and says so', async () => {
    const { user } = await pressShare(ADDRESS, cannotShare());
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: '링크 복사' }));
    await screen.findByText('링크를 복사했어요');
    expect(copy).toHaveBeenCalledWith(SHARED);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('says so if the browser refuses to copy, and shows the link selected', async () => {
    expectConsole(/The text could not be copied/);
    const { user } = await pressShare(ADDRESS, cannotShare());
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(await screen.findByRole('button', { name: '링크 복사' }));
    const modal = within(await screen.findByRole('dialog'));
    const sentence = await modal.findByText('복사하지 못했어요');
    expect(sentence.closest('[role=status]')).not.toBeNull();
    expect(getSelection()?.toString()).toBe(SHARED);
  });
});
