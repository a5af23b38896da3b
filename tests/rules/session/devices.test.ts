import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../server/appContext.ts';
import { createDevices } from '../../../server/domain/session/device/createDevices.ts';
import { derive } from '../../../server/domain/session/secrets.ts';
import type { DeviceOwner } from '../../../server/http/guard/devices.ts';
import { limits } from '../../../server/limits/limits.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';

const START = new Date('2026-11-23T09:00:00Z');

/** Devices over a database that holds only their secret. */
function openDevices(readSecret: () => Promise<string> = async () => 'the secret') {
  let now = START;
  const query = async (sql: string) =>
    sql.startsWith('select') ? [{ value: await readSecret() }] : [];
  const devices = createDevices({
    db: { query },
    now: () => now,
    clientConfig: { publicUrl: 'https://nabi.example' },
  } as unknown as AppContext);
  const sent = (...cookies: string[]) =>
    new Headers({ Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  return {
    devices,
    sent,
    remember: (owner: DeviceOwner) => devices.remember(owner),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

describe('a browser in which a member or staff signed in before', () => {
  it('is recognised by its cookie, the same in all browsers of its owner', async () => {
    const { devices, sent, remember, pass } = openDevices();
    const first = await devices.nameOf(sent(await remember({ memberId: 'm' })));
    pass(1_000);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await devices.nameOf(sent(await remember({ memberId: 'm' })))).toBe(first);
    const others = [{ memberId: 'n' }, { userId: 'm' }].map(async (owner) =>
      devices.nameOf(sent(await remember(owner))),
    );
    const names = await Promise.all(others);
    expect(new Set([first, ...names]).size).toBe(3);
    expect(names).not.toContain(null);
  });

  it('is recognised by a server of another version: name and signature stay the same', async () => {
    const { devices, sent, remember } = openDevices();
    for (const [owner, name, cookie] of [
      [{ memberId: 'm' }, 'member m', '__Host-device'],
      [{ userId: 'u' }, 'staff u', '__Host-staff-device'],
    ] as const) {
      const hash = derive('the secret', name, 'owner').slice(0, 22);
      const named = `${hash}.${START.getTime() + limits.devices.rememberMs}`;
      const value = `${named}.${derive('the secret', named, 'device')}`;
      expect((await remember(owner)).split(';')[0]).toBe(`${cookie}=${value}`);
      expect(await devices.nameOf(sent(`${cookie}=${value}`))).toBe(hash);
    }
  });

  it('is unknown without a cookie, or with one that the server has not signed', async () => {
    const { devices, sent, remember } = openDevices();
    const [cookie = ''] = (await remember({ memberId: 'm' })).split(';');
    expect(await devices.nameOf(new Headers())).toBeNull();
    const [name = '', end = '', signature = ''] = (cookie.split('=')[1] ?? '').split('.');
    const wrong = [
      `x${name.slice(1)}.${end}.${signature}`,
      `${name}.${Number(end) + 1}.${signature}`,
      `${name}.${end}.x${signature.slice(1)}`,
      `${name}.${end}.${signature}x`,
      `${name}.${end}.`,
      `${name}.${end}`,
      `${name}..${signature}`,
      `.${end}.${signature}`,
      `${name}.never.${signature}`,
      '',
    ];
    for (const value of wrong) {
      expect(await devices.nameOf(sent(`__Host-device=${value}`)), value).toBeNull();
    }
    const elsewhere = openDevices(async () => 'another secret');
    expect(await elsewhere.devices.nameOf(sent(cookie))).toBeNull();
  });

  it('is forgotten after half a year', async () => {
    const { devices, sent, remember, pass } = openDevices();
    const cookie = await remember({ memberId: 'm' });
    expect(cookie).toContain(`Max-Age=${limits.devices.rememberMs / 1_000};`);
    pass(limits.devices.rememberMs - 1);
    expect(await devices.nameOf(sent(cookie))).not.toBeNull();
    pass(1);
    expect(await devices.nameOf(sent(cookie))).toBeNull();
  });

  it('counts as the member before it counts as staff, and staff are known by their name alone', async () => {
    const { devices, sent, remember } = openDevices();
    const [member, staff] = [await remember({ memberId: 'm' }), await remember({ userId: 'u' })];
    expect(await devices.nameOf(sent(staff, member))).toBe(await devices.nameOf(sent(member)));
    expect(await devices.knowsStaff(sent(staff), 'u')).toBe(true);
    expect(await devices.knowsStaff(sent(staff), 'v')).toBe(false);
    expect(await devices.knowsStaff(sent(member), 'm')).toBe(false);
    expect(await devices.knowsStaff(new Headers(), 'u')).toBe(false);
  });

  it('has a cookie that is sent with links for members, and from the own pages for staff', async () => {
    const { devices, remember } = openDevices();
    expect(await remember({ memberId: 'm' })).toMatch(/^__Host-device=.*SameSite=Lax/);
    expect(await remember({ userId: 'u' })).toMatch(/^__Host-staff-device=.*SameSite=Strict/);
    expect(devices.forgetMember()).toMatch(/^__Host-device=; Max-Age=0;/);
  });
});

describe('the secret of the cookies', () => {
  it('is read once, also for simultaneous requests', async () => {
    let reads = 0;
    const [answered, answer] = createDeferred();
    const { remember } = openDevices(async () => {
      reads += 1;
      await answered;
      return 'the secret';
    });
    const cookies = [remember({ memberId: 'm' }), remember({ memberId: 'm' })];
    answer();
    const [one, other] = await Promise.all(cookies);
    expect(one).toBe(other);
    await remember({ memberId: 'n' });
    expect(reads).toBe(1);
  });

  it('is read again after the database failed', async () => {
    let reads = 0;
    const { remember } = openDevices(async () => {
      reads += 1;
      if (reads === 1) throw new Error('no database');
      return 'the secret';
    });
    await expect(remember({ memberId: 'm' })).rejects.toThrow('no database');
    expect(await remember({ memberId: 'm' })).toMatch(/^__Host-device=/);
  });
});
