import type { Logger } from 'pino';
import type { Language } from '../../contract/plain/language.ts';
import type { AppContext } from '../appContext.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { StoredLineEvent } from './lineEventSql.ts';
import type { LinePayload } from './lineEvents.ts';
import type { LineSettings } from './lineSettings.ts';

/** What the work on events needs. */
export interface LineWork
  extends Pick<AppContext, 'db' | 'masterKeys' | 'memberKeys' | 'clientConfig' | 'now'> {
  line: LineSettings;
  fileStore: FileStore;
  log: Logger;
}

/** An event of a member, with its payload opened. */
export interface MemberEvent extends StoredLineEvent {
  memberId: string;
  lineUser: string;
  language: Language;
  payload: LinePayload;
}

/**
 * The event is tried again later, without a line in the log: LINE did not answer or does not have the photo yet, or
 * another answer was pushed to the member within the hour.
 */
export class TryLater extends Error {}

/** Another process has ended the event meanwhile: nothing is left to do. */
export class EndedByAnotherProcess extends Error {}
