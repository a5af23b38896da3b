import core from '@line/liff/core';
import GetAccessToken from '@line/liff/get-access-token';
import GetAppLanguage from '@line/liff/get-app-language';
import GetIdToken from '@line/liff/get-id-token';
import GetOs from '@line/liff/get-os';
import IsApiAvailable from '@line/liff/is-api-available';
import IsInClient from '@line/liff/is-in-client';
import Login from '@line/liff/login';
import Logout from '@line/liff/logout';
import OpenWindow from '@line/liff/open-window';

/**
 * The LIFF SDK with only the modules this app uses: the full SDK waits for a script of another host. A module
 * that is not listed still compiles but is missing at run time. share.ts and friend.ts load theirs on demand.
 */
export const liff = core;

liff.use(new GetAccessToken());
liff.use(new GetAppLanguage());
liff.use(new GetIdToken());
liff.use(new GetOs());
liff.use(new IsApiAvailable());
liff.use(new IsInClient());
liff.use(new Login());
liff.use(new Logout());
liff.use(new OpenWindow());

/** The SDK's error code. Its messages change between releases. */
export const lineErrorCode = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
