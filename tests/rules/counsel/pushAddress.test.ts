import { describe, expect, it } from 'vitest';
import { isPushAddress } from '../../../server/domain/notice/pushAddress.ts';
import { readEnv } from '../../../server/env/env.ts';
import { sendPush } from '../../../server/notify/sendPush.ts';
import { countForProof } from '../../support/app/proof.ts';
import { vapidKeys } from '../../support/fixtures/notice/vapidKeys.ts';

describe('the server sends pushes to known push services only', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('takes %s', (address) => {
    expect(isPushAddress(address)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/',
    'https://user:password@fcm.googleapis.com/',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://fcm.googleapis.com.example.com/',
    'https://fcm.googleapis.com./',
    'https://evilfcm.googleapis.com/',
    'https://evilpush.apple.com/',
    'https://push.apple.com.example.com/',
    'https://notify.windows.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://192.168.0.1/',
    'https://localhost/',
    'https://metadata.google.internal/',
    'https://storage.googleapis.com/',
    'https://example.com/?host=fcm.googleapis.com',
    'https://example.com#fcm.googleapis.com',
    'https://example.com\\@fcm.googleapis.com/',
    'ftp://fcm.googleapis.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/',
    '',
  ])('refuses %s', (address) => {
    countForProof('push addresses');
    expect(isPushAddress(address)).toBe(false);
  });
});

describe('the keys of web push', () => {
  const env = {
    VAPID_PUBLIC_KEY: vapidKeys.publicKey,
    VAPID_PRIVATE_KEY: vapidKeys.privateKey,
    VAPID_SUBJECT: vapidKeys.subject,
  };

  it('without them there is no such channel', () => {
    expect(readEnv({}).notices.push).toBeNull();
  });

  it('are read together', () => {
    expect(readEnv(env).notices.push).toEqual(vapidKeys);
    expect(() => readEnv({ ...env, VAPID_SUBJECT: '' })).toThrow('VAPID_SUBJECT is empty');
  });

  it('keys of two pairs stop the start, because push services would refuse every notice', () => {
    const other = `${'X'.repeat(42)}w`;
    expect(() => readEnv({ ...env, VAPID_PRIVATE_KEY: other })).toThrow('must be one pair of keys');
  });
});

it('a stored key that no push can be encrypted for ends its subscription', async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
  const browser = { endpoint, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
  const push = { payload: { tag: 'tag', text: '알림', link: '/' }, keptMs: 1_000 };
  expect(await sendPush(vapidKeys, browser, push)).toBe('gone');
});
