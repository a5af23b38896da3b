import { afterAll, beforeAll, expect, it } from 'vitest';
import { liffIdentity } from '../../../server/identity/liffIdentity.ts';
import {
  CLIENT_ID,
  type FakeProvider,
  openFakeProvider,
} from '../../support/fakes/fakeProvider.ts';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await openFakeProvider();
});
afterAll(() => fake.close());

const identify = async (issuer: string) => {
  const verify = liffIdentity({ issuer, channelId: CLIENT_ID, onFailure: () => {} });
  return verify(await fake.liffToken({ iss: issuer }));
};

it('T10 the keys of LIFF are taken from the issuer of the settings', async () => {
  expect(await identify(fake.issuer)).toEqual({ issuer: fake.issuer, subject: 'liff-user' });
});

it('T10 a document of another issuer names no keys, although the token itself is right', async () => {
  const address = fake.issuer.replace('127.0.0.1', 'localhost');
  await expect(identify(address)).rejects.toMatchObject({ code: 'login_failed' });
});
