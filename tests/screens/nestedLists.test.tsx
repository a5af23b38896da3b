import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { clinicCard, doctorCard, eventCard } from '../support/browseWorld.ts';
import { mockServer } from '../support/mockEndpoint.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { sampleReview } from '../support/sampleAnswers.ts';

/** No answer of our own server looks like this, but the specification knows both. */
function answerNested(path: string, rows: object[]) {
  mockServer.use(
    http.get(path, ({ request }) => {
      const isFirst = (new URL(request.url).searchParams.get('offset') ?? '0') === '0';
      return HttpResponse.json({ data: { data: isFirst ? rows : [], total: rows.length } });
    }),
  );
}

describe('ENT-13 AMB-31 a list one level deeper is read all the same', () => {
  it.each([
    ['/home', '/public/reviews', [sampleReview()], '자연스럽게 잘 되었어요'],
    ['/contents?tabId=reviews', '/public/reviews', [sampleReview()], '자연스럽게 잘 되었어요'],
    ['/contents', '/public/clinics', [clinicCard()], '모아피부과의원'],
    ['/contents?tabId=doctors', '/public/doctors', [doctorCard()], '김하늘 원장'],
    ['/contents?tabId=events', '/public/events', [eventCard()], '가을 리프팅'],
  ])('%s', async (address, path, rows, name) => {
    answerNested(path, rows);
    await renderScreen(address);
    await screen.findByRole('link', { name });
    expect(screen.queryByText(/undefined|NaN/)).toBeNull();
  });
});
