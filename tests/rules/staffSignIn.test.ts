import { expect, it } from 'vitest';
import { createSignInLimits } from '../../server/domain/staff/signInLimits.ts';

const refused = expect.objectContaining({ code: 'too_many_requests' });

it('T37 the 26th try from one address waits, whoever is meant', async () => {
  const { take } = createSignInLimits();
  for (let i = 0; i < 25; i += 1) await take(`guess.${i}`, '192.0.2.1');
  await expect(take('front.desk', '192.0.2.1')).rejects.toEqual(refused);
  await take('front.desk', '192.0.2.2');
});

it('T37 the right password wipes the slate of its account, not that of the address', async () => {
  const { take, forgive } = createSignInLimits();
  for (let i = 0; i < 25; i += 1) {
    await take('front.desk', '192.0.2.1');
    await forgive('front.desk');
  }
  await expect(take('front.desk', '192.0.2.1')).rejects.toEqual(refused);
  await take('front.desk', '192.0.2.2');
});
