import { expect, it } from 'vitest';
import { keepLoginTrip, takeLoginTrip } from '../../../src/environment/loginTrip.ts';

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  '/oauth/line?code=1',
  '',
])('AMB-39 a login that began at %j does not return there', (path) => {
  keepLoginTrip({ path, isNewWindow: false });
  expect(takeLoginTrip()).toBeNull();
});

it('AMB-39 a login returns once to the page where it began', () => {
  const trip = { path: '/bookmark?tabId=event&lang=ja', isNewWindow: true };
  keepLoginTrip(trip);
  expect(takeLoginTrip()).toEqual(trip);
  expect(takeLoginTrip()).toBeNull();
});
