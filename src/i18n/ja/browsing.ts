import type { browsing as korean } from '../ko/browsing.ts';
import type { Translated } from '../texts.ts';
import { clinic } from './clinic.ts';
import { contents } from './contents.ts';
import { doctor } from './doctor.ts';
import { event } from './event.ts';
import { find } from './find.ts';
import { map } from './map.ts';
import { report } from './report.ts';
import { reviewPage } from './reviewPage.ts';
import { search } from './search.ts';
import { share } from './share.ts';
import { shelf } from './shelf.ts';
import { yen } from './yen.ts';

export const browsing = {
  clinic,
  contents,
  doctor,
  event,
  find,
  map,
  report,
  reviewPage,
  search,
  share,
  shelf,
  yen,
} satisfies Translated<typeof korean>;
