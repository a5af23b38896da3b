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

// What all pages about records speak of, in one file: they name each other, and are visited one after another.
addTexts({ bookmark, clinic, common, contents, doctor, errorScreen, event, map, review, share });
