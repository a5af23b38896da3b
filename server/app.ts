import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { nouns, realNouns } from '../contract/api.ts';
import type { AppContext } from './appContext.ts';
import type { Queryable } from './db/database.ts';
import type { Demonstration } from './demonstration.ts';
import { mountDiscovery } from './discovery/mountDiscovery.ts';
import { staffAssigneeRoutes } from './domain/assignee/staffAssigneeRoutes.ts';
import { staffAuditRoutes } from './domain/audit/staffAuditRoutes.ts';
import { bookmarkRoutes } from './domain/bookmark/bookmarkRoutes.ts';
import { staffCalendarRoutes } from './domain/calendar/staffCalendarRoutes.ts';
import { calendarFileRoutes } from './domain/calendarFile/calendarFileRoutes.ts';
import { mountCalendarFile } from './domain/calendarFile/mountCalendarFile.ts';
import { clinicRoutes } from './domain/clinic/clinicRoutes.ts';
import { staffClinicRoutes } from './domain/clinic/staffClinicRoutes.ts';
import { consentRoutes } from './domain/consent/consentRoutes.ts';
import { staffConsultingRoutes } from './domain/consulting/staffConsultingRoutes.ts';
import { rememberAnswerTimes } from './domain/counsel/answerTime.ts';
import { counselRoutes } from './domain/counsel/counselRoutes.ts';
import { staffCounselRoutes } from './domain/counsel/staffCounselRoutes.ts';
import { doctorRoutes } from './domain/doctor/doctorRoutes.ts';
import { staffDoctorRoutes } from './domain/doctor/staffDoctorRoutes.ts';
import { emailRoutes } from './domain/email/emailRoutes.ts';
import { eventRoutes } from './domain/event/eventRoutes.ts';
import { createEventViews, type EventViews } from './domain/event/eventViews.ts';
import { staffEventRoutes } from './domain/event/staffEventRoutes.ts';
import { lineReadingRoutes } from './domain/lineReading/lineReadingRoutes.ts';
import { createLive, type Live } from './domain/live/createLive.ts';
import { liveRoutes } from './domain/live/liveRoutes.ts';
import { memberRoutes } from './domain/member/memberRoutes.ts';
import { staffMemberRoutes } from './domain/member/staffMemberRoutes.ts';
import { messageRoutes } from './domain/message/messageRoutes.ts';
import { staffMessageRoutes } from './domain/message/staffMessageRoutes.ts';
import { noticeRoutes } from './domain/notice/noticeRoutes.ts';
import { staffNoticeRoutes } from './domain/notice/staffNoticeRoutes.ts';
import { staffOverviewRoutes } from './domain/overview/staffOverviewRoutes.ts';
import { placeRoutes } from './domain/place/placeRoutes.ts';
import { proposalRoutes } from './domain/proposal/proposalRoutes.ts';
import { staffProposalRoutes } from './domain/proposal/staffProposalRoutes.ts';
import { reportRoutes } from './domain/report/reportRoutes.ts';
import { rescheduleRoutes } from './domain/reschedule/rescheduleRoutes.ts';
import { staffRetentionRoutes } from './domain/retention/staffRetentionRoutes.ts';
import { reviewRoutes } from './domain/review/reviewRoutes.ts';
import { staffReviewRoutes } from './domain/review/staffReviewRoutes.ts';
import { createSearchCounts, type SearchCounts } from './domain/search/counts/searchCounts.ts';
import { searchRoutes } from './domain/search/searchRoutes.ts';
import { staffSearchRoutes } from './domain/search/staffSearchRoutes.ts';
import { createFactorLimits } from './domain/secondFactor/factorLimits.ts';
import { passkeyRoutes } from './domain/secondFactor/passkeyRoutes.ts';
import { secondFactorRoutes } from './domain/secondFactor/secondFactorRoutes.ts';
import { createSessionFinder } from './domain/session/createSessionFinder.ts';
import { createDevices } from './domain/session/device/createDevices.ts';
import { createLogins } from './domain/session/login/logins.ts';
import { mountFormAnswer } from './domain/session/login/mountFormAnswer.ts';
import { mountNaverStart } from './domain/session/login/mountNaverStart.ts';
import { sessionRoutes } from './domain/session/sessionRoutes.ts';
import { staffPeopleRoutes } from './domain/staff/staffPeopleRoutes.ts';
import { staffRoutes } from './domain/staff/staffRoutes.ts';
import { staffSessionRoutes } from './domain/staff/staffSessionRoutes.ts';
import { taxonomyRoutes } from './domain/taxonomy/taxonomyRoutes.ts';
import { staffTemplateRoutes } from './domain/template/staffTemplateRoutes.ts';
import { translationRoutes } from './domain/translation/translationRoutes.ts';
import { mountUploads } from './domain/upload/mountUploads.ts';
import { uploadRoutes } from './domain/upload/uploadRoutes.ts';
import { staffVisitRoutes } from './domain/visit/staffVisitRoutes.ts';
import { type FileStore, noFileStore } from './files/fileStore.ts';
import { type AnswerCache, createAnswerCache } from './http/answer/answerCache.ts';
import { createOwnWrites } from './http/answer/ownWrites.ts';
import { answerElse } from './http/answerElse.ts';
import type { AppEnv } from './http/appEnv.ts';
import { mountDocs } from './http/docs/mountDocs.ts';
import { overAllProcesses } from './http/guard/limiters.ts';
import { createRateLimit, type RateLimit } from './http/guard/rateLimit.ts';
import type { Sessions } from './http/guard/session.ts';
import { apiPathsOf } from './http/input/apiPaths.ts';
import { mountHealth, type Readiness } from './http/listen/health.ts';
import { mountMetrics } from './http/listen/mountMetrics.ts';
import { mountRoutes } from './http/mountRoutes.ts';
import type { Pages } from './http/pages/pages.ts';
import type { StaticFiles } from './http/pages/staticFiles.ts';
import type { Services } from './http/serveRoute.ts';
import { type LoginProviders, noLoginProviders } from './identity/loginProvider.ts';
import { createFairQueue } from './lib/fairQueue.ts';
import { silentLog } from './lib/log.ts';
import { limits } from './limits/limits.ts';
import type { LineSettings } from './line/lineSettings.ts';
import { mountLineWebhook } from './line/mountLineWebhook.ts';
import { type FindChannels, noChannels } from './notify/channels.ts';
import { selectBacklog } from './notify/deliverySql.ts';
import type { Mailer } from './notify/mail.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { Translator } from './translate/translator.ts';

/** The services around the API. A test passes only what it needs. */
export interface AppOptions {
  answers?: AnswerCache;
  sessions?: Sessions;
  /** Login providers; without them no member can log in. */
  loginProviders?: LoginProviders;
  /** The demonstration; without it none of its addresses exist. */
  demo?: Demonstration | undefined;
  rateLimit?: RateLimit;
  trustedHops?: number;
  /**
   * Checks rows that PostgreSQL wrote as JSON against the contract; production leaves it out for
   * speed.
   */
  verifyRowJson?: boolean;
  log?: Logger;
  /** Sends spans to a collector. */
  tracing?: Tracing | null;
  readiness?: Readiness;
  /** The database connection of /readyz, which no other call uses. */
  probe?: Queryable;
  /** Storage of uploaded files; without it nothing can be uploaded. */
  fileStore?: FileStore;
  /** The LINE account that sends notices; without it webhook events from LINE are refused. */
  lineAccount?: LineSettings | null;
  /** The channels that reach a member; without it none does. */
  findChannels?: FindChannels;
  /** Sends e-mail; without it members cannot give an address. */
  mailer?: Mailer | null;
  /** Translates what members and clinics write; without it only stored translations are shown. */
  translator?: Translator | null;
  /** A request to /metrics with this bearer token may read the counters. */
  metricsToken?: string | null;
  /** Searches that are counted; a job writes them. */
  searchCounts?: SearchCounts;
  /** Views of events that are counted; a job writes them. */
  eventViews?: EventViews;
  /** Live streams; a job sends their heartbeats. */
  live?: Live;
  /** The built scripts, styles and images. */
  files?: StaticFiles;
  /** Renders every address that is neither an API call nor a file. */
  pages?: Pages;
}

/** Everything the server answers. It listens on no port. */
export function createApp(context: AppContext, options: AppOptions = {}): Hono<AppEnv> {
  const { demo, fileStore = noFileStore, loginProviders = noLoginProviders } = options;
  const {
    findChannels = noChannels,
    lineAccount = null,
    mailer = null,
    translator = null,
  } = options;
  const { searchCounts = createSearchCounts(), eventViews = createEventViews() } = options;
  const { live = createLive(context), sessions = createSessionFinder(context) } = options;
  const services: Services = {
    answers: options.answers ?? createAnswerCache(context.feed),
    ownWrites: createOwnWrites(context),
    sessions,
    rateLimit: options.rateLimit ?? createRateLimit(),
    devices: createDevices(context),
    runInTurn: createFairQueue({
      name: 'lists',
      places: limits.calls.longAtOnce,
      mostWaiting: limits.calls.longWaiting,
      mostWaitingOfOne: limits.calls.longWaitingOfOne,
    }),
    trustedHops: options.trustedHops ?? 0,
    ownOrigin: context.clientConfig.publicUrl,
    verifyRowJson: options.verifyRowJson ?? true,
    log: options.log ?? silentLog,
    tracing: options.tracing ?? null,
    now: context.now,
  };

  const findAnswerHours = rememberAnswerTimes(context);
  const factorLimits = createFactorLimits(overAllProcesses(context.db));
  const routes = [
    taxonomyRoutes(context),
    placeRoutes(context),
    clinicRoutes(context, findAnswerHours),
    doctorRoutes(context),
    eventRoutes(context, eventViews),
    reviewRoutes(context, fileStore),
    reportRoutes(context),
    searchRoutes(context, searchCounts),
    // Before those of a member: DELETE /member/push-subscription looks like DELETE /member/:id.
    noticeRoutes(context, findChannels),
    memberRoutes(context, fileStore),
    consentRoutes(context, fileStore),
    lineReadingRoutes(context, lineAccount),
    bookmarkRoutes(context),
    counselRoutes(context, findAnswerHours),
    messageRoutes(context, fileStore),
    emailRoutes(context, mailer),
    translationRoutes(context, translator),
    liveRoutes(live, sessions),
    proposalRoutes(context),
    rescheduleRoutes(context),
    calendarFileRoutes(context),
    uploadRoutes(context, fileStore),
    sessionRoutes(context, loginProviders),
    staffRoutes(context),
    secondFactorRoutes(context, factorLimits),
    passkeyRoutes(context, factorLimits),
    staffSessionRoutes(context),
    staffCounselRoutes(context),
    staffAssigneeRoutes(context),
    staffMessageRoutes(context, fileStore),
    staffProposalRoutes(context),
    staffVisitRoutes(context),
    staffTemplateRoutes(context),
    staffConsultingRoutes(context),
    staffCalendarRoutes(context),
    staffClinicRoutes(context, fileStore),
    staffDoctorRoutes(context, fileStore),
    staffEventRoutes(context, fileStore),
    staffReviewRoutes(context),
    staffOverviewRoutes(context),
    staffPeopleRoutes(context, factorLimits),
    staffMemberRoutes(context, fileStore),
    staffAuditRoutes(context),
    staffNoticeRoutes(context),
    staffSearchRoutes(context),
    staffRetentionRoutes(context),
    demo?.routes ?? [],
  ].flat();
  const app = mountRoutes(routes, services);
  mountDocs(app, context.clientConfig.publicUrl, demo ? nouns : realNouns);
  const logins = createLogins(context, loginProviders);
  mountFormAnswer(app, logins, services);
  mountNaverStart(app, logins, services);
  demo?.mount(app, services);
  mountHealth(app, options.probe ?? context.db, options.readiness ?? { state: 'ready' });
  const readBacklog = () => selectBacklog(context.db);
  mountMetrics(app, { ...services, readBacklog, token: options.metricsToken ?? null });
  mountDiscovery(app, context, { ...services, demoPictures: demo?.pictures, fileStore });
  mountLineWebhook(app, context, { ...services, line: lineAccount, fileStore });
  mountCalendarFile(app, context, services);
  mountUploads(app, context, fileStore, services);
  const { files, pages } = options;
  const config = { ...context.clientConfig, uploadOrigin: fileStore.uploadOrigin };
  const page = pages && { ...services, pages, config };
  const apiPaths = apiPathsOf(routes.map(({ key }) => key));
  app.notFound((c) => answerElse(c, { apiPaths, files, page }));
  return app;
}
