import type { Row } from './row.ts';
import { busyDatabase } from './rows/busyDatabase.ts';
import { cachedList } from './rows/cachedList.ts';
import { cursorPage } from './rows/cursorPage.ts';
import { facets } from './rows/facets.ts';
import { farPage } from './rows/farPage.ts';
import { filters } from './rows/filters.ts';
import { firstCards } from './rows/firstCards.ts';
import { growth } from './rows/growth.ts';
import { lighthouse } from './rows/lighthouse.ts';
import { linePage } from './rows/linePage.ts';
import { liveStreams } from './rows/liveStreams.ts';
import { longestTask } from './rows/longestTask.ts';
import { memory } from './rows/memory.ts';
import { pageBytes } from './rows/pageBytes.ts';
import { paint } from './rows/paint.ts';
import { presses } from './rows/presses.ts';
import { renames } from './rows/renames.ts';
import { scripts } from './rows/scripts.ts';
import { scroll } from './rows/scroll.ts';
import { sealedCounsels } from './rows/sealedCounsels.ts';
import { search } from './rows/search.ts';
import { seenWrites } from './rows/seenWrites.ts';
import { sequentialScans } from './rows/sequentialScans.ts';
import { starts } from './rows/starts.ts';
import { trackedPage } from './rows/trackedPage.ts';
import { uncachedList } from './rows/uncachedList.ts';
import { underWrites } from './rows/underWrites.ts';
import { writers } from './rows/writers.ts';

/** The table. */
export const rows: readonly Row[] = [
  paint,
  lighthouse,
  presses,
  longestTask,
  linePage,
  scripts,
  pageBytes,
  cachedList,
  trackedPage,
  uncachedList,
  busyDatabase,
  search,
  farPage,
  cursorPage,
  sealedCounsels,
  facets,
  filters,
  firstCards,
  scroll,
  growth,
  starts,
  memory,
  liveStreams,
  underWrites,
  seenWrites,
  writers,
  renames,
  sequentialScans,
];
