import type { DemoSet } from '../generate/makeDemo.ts';
import { bookmarkRows, memberRows, staffRows } from './memberRows.ts';
import { practiceRows } from './practiceRows.ts';
import { reportRows } from './reviewRows.ts';
import { mergeRows, type TableRows } from './tables.ts';

/** All rows of the demonstration. */
export const demoRows = ({ members, practices, bookmarks, reports, staff }: DemoSet): TableRows =>
  mergeRows([
    ...members.map(memberRows),
    ...practices.map((practice) => practiceRows(practice, staff)),
    ...staff.map(staffRows),
    ...bookmarks.map(bookmarkRows),
    ...reports.map(reportRows),
  ]);
