import { describe, expect, it } from 'vitest';
import { screenAt } from '../../../src/layout/routing/screenAt.ts';

describe('the screen of an address', () => {
  it.each([
    ['/home', '/home', {}],
    ['/home/', '/home', {}],
    ['/contents', '/contents', {}],
    ['/contents/clinic/a', '/contents/clinic/:clinicId', { clinicId: 'a' }],
    ['/contents/clinic/a/', '/contents/clinic/:clinicId', { clinicId: 'a' }],
    ['/contents/clinic/%EA%B0%80', '/contents/clinic/:clinicId', { clinicId: '가' }],
    ['/contents/clinic/a%2Fb', '/contents/clinic/:clinicId', { clinicId: 'a/b' }],
    ['/my-page/reviews', '/my-page/reviews', {}],
    ['/review/editor', '/review/editor', {}],
    ['/review/editor/', '/review/editor', {}],
    ['/review/editor/1', '/review/editor/:counselId', { counselId: '1' }],
    ['/console', '/console/*', { '*': '' }],
    ['/console/contents/clinic/1', '/console/*', { '*': 'contents/clinic/1' }],
    ['/oauth/line', '/oauth/line', {}],
  ])('%s is that of %s', (address, path, params) => {
    const found = screenAt(address);
    expect(found.screen.path).toBe(path);
    expect(found.params).toEqual(params);
  });

  it.each(['/contents/clinic', '/review', '/oauth', '/contents/clinic/a/b', '/homes', '/nothing'])(
    'AMB-83 %s is unknown',
    (address) => {
      expect(screenAt(address).screen.path).toBe('*');
    },
  );
});
