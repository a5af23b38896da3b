import { expect, it } from 'vitest';
import {
  forgetSentCounsel,
  keepSentCounsel,
  sentCounselOf,
} from '../../../src/state/sentCounsel.ts';

it('the counsel that was just sent is remembered for its member until it is forgotten', () => {
  expect(sentCounselOf('a')).toBeNull();
  keepSentCounsel({ memberId: 'a', counselId: 'c' });
  expect([sentCounselOf('a'), sentCounselOf('a'), sentCounselOf('b')]).toEqual(['c', 'c', null]);
  forgetSentCounsel();
  expect(sentCounselOf('a')).toBeNull();
});
