import type { AppContext } from '../../../appContext.ts';
import type { DeviceOwner, Devices } from '../../../http/guard/devices.ts';
import { type SecretCookie, secretCookie } from '../../../http/guard/secretCookie.ts';
import { isSameSecret } from '../../../lib/isSameSecret.ts';
import { remembered } from '../../../lib/remembered.ts';
import { limits } from '../../../limits/limits.ts';
import { derive, newSecret } from '../secrets.ts';
import { selectOrInsertDeviceSecret } from './deviceSql.ts';

/**
 * A signed cookie that recognizes a browser after its session has ended, for rate limits. It contains a keyed hash of
 * the owner, equal in all browsers of the owner, so logging in again gives no new allowance.
 */
export function createDevices({ db, now, clientConfig: { publicUrl } }: AppContext): Devices {
  const member = secretCookie('device', publicUrl);
  const staff = secretCookie('staff-device', publicUrl, 'Strict');

  const readSecret = remembered(() => selectOrInsertDeviceSecret(db, newSecret()));

  /** The owner's name when the signature is valid and the cookie has not expired. */
  const read = async (cookie: SecretCookie, headers: Headers): Promise<string | null> => {
    const [name, end, signature] = cookie.read(headers)?.split('.') ?? [];
    if (!name || !end || !signature || !(Number(end) > now().getTime())) return null;
    const right = derive(await readSecret(), `${name}.${end}`, 'device');
    return isSameSecret(signature, right) ? name : null;
  };

  return {
    nameOf: async (headers) => (await read(member, headers)) ?? (await read(staff, headers)),
    knowsStaff: async (headers, userId) => {
      const name = await read(staff, headers);
      return name !== null && name === nameOf(await readSecret(), { userId });
    },
    remember: async (owner) => {
      const secret = await readSecret();
      const until = new Date(now().getTime() + limits.devices.rememberMs);
      const named = `${nameOf(secret, owner)}.${until.getTime()}`;
      const cookie = 'memberId' in owner ? member : staff;
      return cookie.write(`${named}.${derive(secret, named, 'device')}`, now(), until);
    },
    forgetMember: () => member.clear(),
  };
}

function nameOf(secret: string, owner: DeviceOwner): string {
  const id = 'memberId' in owner ? `member ${owner.memberId}` : `staff ${owner.userId}`;
  return derive(secret, id, 'owner').slice(0, 22);
}
