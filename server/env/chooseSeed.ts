import { EnvError } from './envError.ts';
import type { EnvValues } from './envVariables.ts';

/** Variables that are set only in a real installation. */
const ACCOUNTS = [
  'LINE_CHANNEL_ID',
  'GOOGLE_CLIENT_ID',
  'KAKAO_CLIENT_ID',
  'NAVER_CLIENT_ID',
  'APPLE_CLIENT_ID',
  'LIFF_ID',
  'LINE_MESSAGING_TOKEN',
  'S3_BUCKET',
] as const;

/**
 * Demo data publish an operator's password, so an installation that looks real gets them only when
 * SEED=demo asks for them.
 */
export function chooseSeed(values: EnvValues): 'demo' | 'none' {
  const accounts = ACCOUNTS.filter((name) => values[name] !== '');
  if (values.SEED === 'demo' && accounts.length > 0) {
    throw new EnvError([
      `SEED=demo cannot be used together with ${accounts.join(', ')}: ` +
        'demo data let everyone sign in as an operator. Set SEED=none, or unset the account',
    ]);
  }
  if (values.SEED !== '') return values.SEED;
  const isReal =
    values.DATABASE_URL !== '' ||
    values.PUBLIC_URL.startsWith('https:') ||
    values.NODE_ENV === 'production' ||
    accounts.length > 0;
  return isReal ? 'none' : 'demo';
}
