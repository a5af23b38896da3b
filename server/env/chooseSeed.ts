import { EnvError } from './envError.ts';
import type { EnvValues } from './envVariables.ts';

/** Variables that are set only in a real installation. */
const CREDENTIALS = [
  'LINE_CHANNEL_ID',
  'GOOGLE_CLIENT_ID',
  'KAKAO_CLIENT_ID',
  'NAVER_CLIENT_ID',
  'APPLE_CLIENT_ID',
  'LIFF_ID',
  'LINE_MESSAGING_TOKEN',
  'SMTP_URL',
  'S3_BUCKET',
] as const;

/**
 * With demo data everyone knows the password of an operator. So an installation that looks real gets demo data only with
 * SEED=demo.
 */
export function chooseSeed(values: EnvValues): 'demo' | 'none' {
  const credentials = CREDENTIALS.filter((name) => values[name] !== '');
  if (values.SEED === 'demo' && credentials.length > 0) {
    throw new EnvError([
      `SEED=demo cannot be used together with ${credentials.join(', ')}: ` +
        'demo data let everyone sign in as an operator. Set SEED=none, or remove these settings',
    ]);
  }
  if (values.SEED !== '') return values.SEED;
  const isReal =
    values.DATABASE_URL !== '' ||
    values.PUBLIC_URL.startsWith('https:') ||
    values.TLS_CERT !== '' ||
    values.NODE_ENV === 'production' ||
    credentials.length > 0;
  return isReal ? 'none' : 'demo';
}
