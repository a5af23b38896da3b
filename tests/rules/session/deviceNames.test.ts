import { expect, it } from 'vitest';
import { deviceNamesOf } from '../../../server/domain/session/device/deviceNames.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Whale/4.1.0 Safari/537.36`, 'Whale', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/140.0 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 ${CHROME} Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 Line/15.1',
    'LINE',
    'Android',
  ],
  ['curl/8.5', null, null],
  [null, null, null],
])('a session of %s is named by browser and system', (agent, browser, system) => {
  expect(deviceNamesOf(agent)).toEqual({ browser, system });
});
