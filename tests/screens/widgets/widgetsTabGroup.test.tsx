import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TabGroup } from '../../../src/widgets/tabs/TabGroup.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const tabs = [
  { id: 'clinics', label: '의원' },
  { id: 'doctors', label: '의사' },
  { id: 'events', label: '이벤트' },
];

const renderTabs = (address: string) =>
  renderWidget(
    <TabGroup label="종류" tabs={tabs}>
      {(tabId) => <p>{`shows ${tabId}`}</p>}
    </TabGroup>,
    address,
  );

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tab group', () => {
  it('NAV-10 keeps the chosen tab in the address', async () => {
    const { user, address } = renderTabs('/contents');
    await user.click(screen.getByRole('tab', { name: '의사' }));
    expect(address()).toBe('/contents?tabId=doctors');
    expect(chosen()).toBe('의사');
    const panel = screen.getByRole('tabpanel', { name: '의사' });
    expect(panel.textContent).toBe('의사shows doctors');
  });

  it('NAV-10 BRW-06 selects the tab of the address', () => {
    renderTabs('/contents?tabId=events');
    expect(chosen()).toBe('이벤트');
  });

  it('NAV-11 AMB-12 selects the first tab without a name or with an unknown one', () => {
    for (const address of ['/contents', '/contents?tabId=', '/contents?tabId=nonsense']) {
      const { unmount } = renderTabs(address);
      expect(chosen()).toBe('의원');
      unmount();
    }
  });

  it('NAV-12 keeps the other parameters', async () => {
    const { user, address } = renderTabs('/contents?partId=eye&lang=ja');
    await user.click(screen.getByRole('tab', { name: '이벤트' }));
    expect(address()).toBe('/contents?partId=eye&lang=ja&tabId=events');
  });

  it('works as plain links before any script has run', () => {
    renderTabs('/contents?partId=eye');
    expect(screen.getByRole('tab', { name: '의사' }).getAttribute('href')).toBe(
      '/contents?partId=eye&tabId=doctors',
    );
  });

  it('moves by arrow keys in a circle', async () => {
    const { user } = renderTabs('/contents');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('의원');
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('의사');
    expect(document.activeElement?.textContent).toBe('의사');
    await user.keyboard('{End}');
    expect(chosen()).toBe('이벤트');
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('의원');
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('이벤트');
    await user.keyboard('{Home}');
    expect(chosen()).toBe('의원');
  });
});
