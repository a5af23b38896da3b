import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EnvironmentContext } from '../../../src/environment/environment.ts';
import { DetailLayout } from '../../../src/layout/frame/DetailLayout.tsx';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import {
  clinicCard,
  filtersInAddress,
  mockTaxonomy,
  openContents,
  trailTexts,
  whole,
} from '../../support/fixtures/find/browseWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const plus = () => screen.getByRole<HTMLButtonElement>('button', { name: '조건 추가' });

describe('the trail of the browse area', () => {
  it('BRW-01 NAV-14 replaces the logo, and begins with Explore', async () => {
    await openContents();
    expect(trailTexts()).toEqual(['둘러보기']);
    expect(screen.queryByRole('link', { name: '나비' })).toBeNull();
    expect(plus().disabled).toBe(false);
  });

  it('BRW-09 names the specialty, then the treatment', async () => {
    await openContents('?treatmentId=ipl&specialtyId=dermatology');
    await within(trail()).findByText('광치료(IPL)');
    expect(trailTexts()).toEqual(['둘러보기', '피부과', '광치료(IPL)']);
  });

  it('I18N-05 names them in Japanese', async () => {
    await openContents('?partId=skin&concernId=pigment&treatmentId=ipl&lang=ja');
    await screen.findAllByText('IPL光治療');
    expect(trailTexts()).toEqual(['さがす', '肌', 'シミ・そばかす', 'IPL光治療']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'a press with %o on a crumb or on the search is left to the browser',
    async (keys) => {
      await openContents('?specialtyId=dermatology');
      const wereTaken: boolean[] = [];
      const look = (event: Event) => {
        wereTaken.push(event.defaultPrevented);
        // This simulated browser opens no new tab.
        event.preventDefault();
      };
      addEventListener('click', look);
      onTestFinished(() => removeEventListener('click', look));
      fireEvent.click(await screen.findByRole('link', { name: '피부과' }), keys);
      fireEvent.click(screen.getByRole('link', { name: '통합검색 열기' }), keys);
      expect(wereTaken).toEqual([false, false]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('BRW-15 with a treatment there is no plus button', async () => {
    await openContents('?specialtyId=dermatology&treatmentId=ipl');
    expect(plus().disabled).toBe(true);
  });

  it('AMB-09 an unknown id has no name and leaves no gap', async () => {
    await openContents('?specialtyId=no-such-field');
    await screen.findByText('모아피부과의원');
    expect(trailTexts()).toEqual(['둘러보기']);
  });

  it('AMB-09 ENT-18 names come from the local taxonomy if the server has none', async () => {
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    mockTaxonomy();
    mockEndpoint('GET /public/specialties', refusal('not_found'));
    await renderScreen('/contents?specialtyId=dentistry');
    await within(trail()).findByText('치과');
    expect(trailTexts()).toEqual(['둘러보기', '치과']);
  });

  it('AMB-09 names of the server come first', async () => {
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    mockEndpoint('GET /public/specialties', { data: [{ id: 'dentistry', name: '새 이름' }] });
    await renderScreen('/contents?specialtyId=dentistry');
    await within(trail()).findByText('새 이름');
  });

  it('AMB-06 Explore removes all filters and keeps the tab', async () => {
    mockTaxonomy();
    const calls = mockEndpoint('GET /public/doctors', whole([]));
    const { user } = await renderScreen(
      '/contents?tabId=doctors&specialtyId=dentistry&treatmentId=braces',
    );
    await user.click(await within(trail()).findByRole('link', { name: '둘러보기' }));
    await expect.poll(filtersInAddress).toEqual({});
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('의사');
    await expect.poll(() => calls.length).toBe(2);
  });

  it('asks only for the names that it shows', async () => {
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    const { parts, specialties, treatments, concerns } = mockTaxonomy();
    await renderScreen('/contents?partId=eyes');
    await within(trail()).findByText('눈');
    expect([parts, specialties, treatments, concerns].map(({ length }) => length)).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it('its parts are links before hydration: to the list as it was then', async () => {
    await openContents('?tabId=clinics&partId=skin&concernId=pigment&treatmentId=ipl');
    const part = await within(trail()).findByRole('link', { name: '피부' });
    expect(part.getAttribute('href')).toBe('/contents?tabId=clinics&partId=skin');
  });
});

const trail = () => screen.getByRole('navigation', { name: '현재 위치' });

describe('the trail of a detail page', () => {
  it.each(['clinics', 'doctors', 'events', 'reviews'] as const)(
    'BRW-24 BRW-25 AMB-10 begins with /contents and its tab %s',
    (kind) => {
      const record = { state: 'ready', data: '이름' } as const;
      renderWidget(
        <EnvironmentContext value={fakeEnvironment()}>
          <DetailLayout record={record} kind={kind} nameOf={(text) => ({ text })} actions={null}>
            {() => null}
          </DetailLayout>
        </EnvironmentContext>,
      );
      const links = within(trail()).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/contents',
        `/contents?tabId=${kind}`,
      ]);
      expect(within(trail()).getByText('이름').closest('[aria-current="page"]')).not.toBeNull();
      expect(plus().disabled).toBe(true);
    },
  );
});

describe('when the taxonomy cannot be loaded', () => {
  it('AMB-09 the pickers use the local taxonomy, and the failure is logged', async () => {
    expectConsole(/GET \/public\/parts failed: invalid_input/);
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    mockTaxonomy();
    mockEndpoint('GET /public/parts', refusal('invalid_input'));
    const { user } = await renderScreen('/contents');
    await user.click(plus());
    await user.click(await screen.findByRole('button', { name: '시술 부위로 찾기' }));
    await user.click(await screen.findByRole('button', { name: '치아' }));
    await expect.poll(filtersInAddress).toEqual({ partId: 'teeth' });
  });
});
