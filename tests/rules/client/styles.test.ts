import { expect, it } from 'vitest';
import { classNames } from '../../../src/lib/classNames.ts';
import { units } from '../../../src/lib/number.ts';

it('class names that do not apply are left out', () => {
  expect(classNames('a', false, null, undefined, '', 'b')).toBe('a b');
});

it('a unit of the style sheet is a quarter of a rem', () => {
  expect(units(3)).toBe('0.75rem');
});
