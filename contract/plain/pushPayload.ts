/** What a push tells the service worker. Nothing in it is secret (AMB-110). */
export interface PushPayload {
  /** The id of the notice: a browser shows one notification for each tag. */
  tag: string;
  text: string;
  /** A path of the site, with its language. */
  link: string;
}
