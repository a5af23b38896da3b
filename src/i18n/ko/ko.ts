import { bookmark } from './bookmark.ts';
import { clinic } from './clinic.ts';
import { common } from './common.ts';
import { consent } from './consent.ts';
import { contents } from './contents.ts';
import { counsel } from './counsel.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor.ts';
import { editor } from './editor.ts';
import { email } from './email.ts';
import { error } from './error.ts';
import { errorScreen } from './errorScreen.ts';
import { event } from './event.ts';
import { find } from './find.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { input } from './input.ts';
import { login } from './login.ts';
import { map } from './map.ts';
import { member } from './member.ts';
import { message } from './message.ts';
import { nav } from './nav.ts';
import { nickname } from './nickname.ts';
import { notice } from './notice.ts';
import { review } from './review.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { share } from './share.ts';
import { translation } from './translation.ts';
import { upload } from './upload.ts';

/** The Korean texts. Other languages must have the same keys. */
export const ko = {
  bookmark,
  clinic,
  common,
  consent,
  contents,
  counsel,
  demo,
  doctor,
  editor,
  email,
  error,
  errorScreen,
  event,
  find,
  footer,
  home,
  input,
  login,
  map,
  member,
  message,
  nav,
  nickname,
  notice,
  review,
  search,
  session,
  share,
  translation,
  upload,
} as const;
