import { createKeyedHash, type MasterKeys } from '../../crypto/masterKey.ts';
import { limits } from '../../limits/limits.ts';

/** Signed addresses of calendar files, because the browser that opens one may have no session. */
export function createCalendarAddresses(masterKeys: MasterKeys) {
  const hash = createKeyedHash(masterKeys, 'calendar file');
  return {
    pathOf: (id: string, now: Date): string => {
      const until = String(now.getTime() + limits.calendarFile.addressMs);
      const query = new URLSearchParams({ until, signature: hash.of(signedText(id, until)) });
      return `/calendar/${id}.ics?${query}`;
    },
    isSigned: (id: string, query: URLSearchParams, now: Date): boolean => {
      const until = query.get('until') ?? '';
      const isRight = hash.matches(signedText(id, until), query.get('signature') ?? '');
      return isRight && now.getTime() < Number(until);
    },
  };
}

const signedText = (id: string, until: string) => `${id} ${until}`;
