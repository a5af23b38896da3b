import { bookmark } from './ko/bookmark.ts';
import { clinic } from './ko/clinic.ts';
import { common } from './ko/common.ts';
import { contents } from './ko/contents.ts';
import { doctor } from './ko/doctor.ts';
import { errorScreen } from './ko/errorScreen.ts';
import { event } from './ko/event.ts';
import { map } from './ko/map.ts';
import { review } from './ko/review.ts';
import { share } from './ko/share.ts';
import { addTexts } from './korean.ts';

// The texts of all record pages in one file: these pages refer to each other and are visited in
// sequence.
addTexts({ bookmark, clinic, common, contents, doctor, errorScreen, event, map, review, share });
