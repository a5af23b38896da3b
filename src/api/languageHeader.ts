import { languageOf } from '../../contract/plain/language.ts';

/**
 * Sent with a login and a booking: the page of the login provider speaks the language of our page, and the member gets
 * notices in it. `search` is the query of our page.
 */
export const languageHeader = (search = location.search): { 'Accept-Language': string } => ({
  'Accept-Language': languageOf(search),
});
