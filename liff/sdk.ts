import CloseWindow from '@line/liff/close-window';
import core from '@line/liff/core';
import GetAppLanguage from '@line/liff/get-app-language';
import GetIdToken from '@line/liff/get-id-token';
import GetOs from '@line/liff/get-os';
import IsApiAvailable from '@line/liff/is-api-available';
import IsInClient from '@line/liff/is-in-client';
import Login from '@line/liff/login';
import Logout from '@line/liff/logout';
import OpenWindow from '@line/liff/open-window';

/**
 * Line's SDK with what this app uses of it. The whole of it would wait for a script of another host before it
 * starts. A module that is not named compiles all the same, and is missing when it is called; those for other
 * people are named where they are used, in share.ts and friend.ts, and come with the press.
 */
export const liff = core;

liff.use(new CloseWindow());
liff.use(new GetAppLanguage());
liff.use(new GetIdToken());
liff.use(new GetOs());
liff.use(new IsApiAvailable());
liff.use(new IsInClient());
liff.use(new Login());
liff.use(new Logout());
liff.use(new OpenWindow());

/** Line's SDK fails with a code; its messages change from release to release. */
export const lineErrorCode = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
