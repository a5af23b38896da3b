import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventCard, mockTaxonomy, whole } from '../../support/fixtures/find/browseWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

describe('the tags of a card', () => {
  it.each([
    [
      ['자연유착 쌍꺼풀', '상안검', '눈매교정'],
      ['자연유착 쌍꺼풀', '+2'],
    ],
    [
      ['보톡스', '필러', '눈매교정'],
      ['보톡스', '필러', '+1'],
    ],
    [
      ['광대 축소', '이중턱 지방흡입'],
      ['광대 축소', '이중턱 지방흡입'],
    ],
  ])('of an event counts the treatments that would be cut: %o', async (names, tags) => {
    mockTaxonomy();
    const treatments = names.map((name) => ({ id: name, name }));
    mockEndpoint('GET /public/events', whole([eventCard({ treatments })]));
    await renderScreen('/contents?tabId=events');
    const card = within(await screen.findByRole('article'));
    const shown = within(card.getByRole('list')).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(tags);
  });
});
