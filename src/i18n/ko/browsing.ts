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

/** The texts of lists, of records and of the search. */
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
} as const;
