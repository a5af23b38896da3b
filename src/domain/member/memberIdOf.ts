import type { Member } from '../../../contract/member.ts';

/** As calls name the member. Other servers may leave either out. */
export const memberIdOf = ({ token, id }: Member): string => token.id || id;
