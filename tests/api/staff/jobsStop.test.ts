import { expect, it } from 'vitest';
import { createEventViews } from '../../../server/domain/event/eventViews.ts';
import { createLive } from '../../../server/domain/live/createLive.ts';
import { createSearchCounts } from '../../../server/domain/search/counts/searchCounts.ts';
import { runPeriodicJobs } from '../../../server/jobs/runPeriodicJobs.ts';
import { silentLog } from '../../../server/lib/log.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { anEvent } from '../../support/fixtures/factories.ts';

const day = '2026-11-23';

forOneEngine((_engine, open) => {
  const test = useTestApp(open);

  it('a server that stops writes the searches and views that it has counted', async () => {
    const [searchCounts, eventViews] = [createSearchCounts(), createEventViews()];
    const jobs = runPeriodicJobs(test.context, {
      fileStore: aDiskStore().store,
      searchCounts,
      eventViews,
      live: createLive(test.context),
      delivery: {
        settings: { line: null, staffWebhook: null, mail: null, push: null },
        publicUrl: 'http://localhost',
        liffId: null,
      },
      log: silentLog,
      stopSignal: AbortSignal.abort(),
    });
    const { id: eventId } = await anEvent(test.db);
    searchCounts.add({ day, term: '쌍수', searches: 2, found: true });
    eventViews.add({ day, eventId, views: 3 });
    await jobs.stop();
    expect(await test.db.query('select term, searches from search_term')).toEqual([
      { term: '쌍수', searches: 2 },
    ]);
    expect(
      await test.db.query(`select amount from day_sum where kind = 'eventViewed'`),
    ).toMatchObject([{ amount: 3 }]);
  });
});
