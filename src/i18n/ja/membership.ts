import type { membership as korean } from '../ko/membership.ts';
import type { Translated } from '../texts.ts';
import { consent } from './consent.ts';
import { consentText } from './consentText.ts';
import { counsel } from './counsel.ts';
import { dates } from './dates.ts';
import { device } from './device.ts';
import { editor } from './editor.ts';
import { email } from './email.ts';
import { error } from './error.ts';
import { input } from './input.ts';
import { lineReading } from './lineReading.ts';
import { member } from './member.ts';
import { message } from './message.ts';
import { nickname } from './nickname.ts';
import { notice } from './notice.ts';
import { session } from './session.ts';
import { translation } from './translation.ts';
import { upload } from './upload.ts';

export const membership = {
  consent,
  consentText,
  counsel,
  dates,
  device,
  editor,
  email,
  error,
  input,
  lineReading,
  member,
  message,
  nickname,
  notice,
  session,
  translation,
  upload,
} satisfies Translated<typeof korean>;
