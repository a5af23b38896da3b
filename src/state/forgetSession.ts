import { forgetDevice } from '../environment/forgetDevice.ts';
import { forgetDraftsAndFiles } from '../environment/forgetDrafts.ts';
import { forgetLineAccount } from '../environment/lineAccount.ts';
import { announceSession, countLogout } from '../environment/sessionChannel.ts';
import { removeSessionMark } from '../environment/sessionMark.ts';
import { forgetLoginPress } from './loginPress.ts';
import { forgetSentCounsel } from './sentCounsel.ts';

/** Deletes what this browser keeps of its member, and tells the other tabs. */
export function forgetSession(): void {
  removeSessionMark();
  forgetLineAccount();
  forgetLoginPress();
  forgetSentCounsel();
  forgetDraftsAndFiles('member');
  forgetDevice();
  countLogout();
  announceSession();
}
