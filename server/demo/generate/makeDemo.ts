import { koreanDayStart } from '../../lib/koreanDay.ts';
import { demoVolumes } from '../data/volumes.ts';
import type { Practice, SeedBookmark, SeedMember, SeedReport, SeedStaff } from './entities.ts';
import { makeBookmarks } from './member/bookmarks.ts';
import { createMemberPool } from './member/memberPool.ts';
import { makeMembers } from './member/members.ts';
import { makeStaff } from './member/staffAccounts.ts';
import { planDemo } from './plan/demoPlan.ts';
import { makePractice } from './practices.ts';
import { makeReports } from './review/reports.ts';
import { withReviewEdges } from './review/reviewEdges.ts';

export interface DemoSet {
  members: readonly SeedMember[];
  practices: readonly Practice[];
  bookmarks: readonly SeedBookmark[];
  reports: readonly SeedReport[];
  staff: readonly SeedStaff[];
}

/** The whole demonstration as it looks on a day: the same at every call, on every machine. */
export function makeDemo(now: Date): DemoSet {
  const today = koreanDayStart(now).getTime();
  const members = makeMembers(demoVolumes.members, today);
  const texts = new Set<string>();
  let counsels = 0;
  const world = {
    chooseMember: createMemberPool(members),
    nextNumber: () => counsels++,
    isNewText: (text: string) => texts.size < texts.add(text).size,
  };
  const practices = withEdges(planDemo(today).map((plan) => makePractice(plan, world)));
  return {
    members,
    practices,
    bookmarks: makeBookmarks(members, practices, today),
    reports: makeReports(members, practices, today),
    staff: makeStaff(byRenown(practices), today),
  };
}

/** The unusual reviews are at the clinic with most reviews. */
function withEdges(practices: readonly Practice[]): Practice[] {
  const most = Math.max(...practices.map(({ reviews }) => reviews.length));
  return practices.map((practice) =>
    practice.reviews.length === most ? withReviewEdges(practice) : practice,
  );
}

const byRenown = (practices: readonly Practice[]) =>
  [...practices].sort((a, b) => b.reviews.length - a.reviews.length).map(({ clinic }) => clinic.id);
