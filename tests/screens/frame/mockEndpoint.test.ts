import { describe, expect, it } from 'vitest';
import { call } from '../../../src/api/call.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ask = (id: string) => call('GET /public/clinics/:id', { params: { id } });

describe('mocked calls', () => {
  it('are answered depending on their input', async () => {
    const calls = mockEndpoint('GET /public/clinics/:id', ({ params }) => ({
      data: sampleClinic({ id: params.id }),
    }));
    expect((await ask('a b/ㄱ')).data.id).toBe('a b/ㄱ');
    expect(calls).toEqual([{ params: { id: 'a b/ㄱ' } }]);
  });

  it('refuse with the status that belongs to the code', async () => {
    mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    await expect(ask('x')).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });

  it('cannot give an answer that the contract does not allow', async () => {
    expectConsole(/reviewCount|unhandled exception/);
    const wrong = sampleClinic({ reviewCount: 1.5 });
    mockEndpoint('GET /public/clinics/:id', { data: wrong });
    await expect(ask('x')).rejects.toMatchObject({ code: 'internal' });
  });

  it('without a mock make the test fail', async () => {
    expectConsole(/without a matching request handler/);
    await expect(ask('x')).rejects.toMatchObject({ code: 'unreachable' });
  });
});
