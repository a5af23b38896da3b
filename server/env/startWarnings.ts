import { isRateShown } from '../lib/isRateShown.ts';
import { type EnvName, type EnvValues, envVariables } from './envVariables.ts';
import type { KeySettings } from './readKeySettings.ts';

interface ReadSettings {
  now: Date;
  seed: 'demo' | 'none';
  publicUrl: string;
  keys: KeySettings;
}

/** What each start writes into the log: with these settings the process runs, but a part of it does not work. */
export function startWarnings(
  values: EnvValues,
  { now, seed, publicUrl, keys }: ReadSettings,
): readonly string[] {
  const warnings: string[] = [];
  if (keys.areBesideData) {
    warnings.push(
      'The keys of members lie in DATA_DIR, beside the data that they open: set KEY_DIR',
    );
  }
  if (values.CDN_BASE_URL && domainOf(values.CDN_BASE_URL) !== domainOf(publicUrl)) {
    warnings.push(
      'Browsers refuse pictures of CDN_BASE_URL: it is of another site than PUBLIC_URL',
    );
  }
  if (values.EXCHANGE_KRW_JPY && !isRateShown(values.EXCHANGE_KRW_JPY, now)) {
    warnings.push(
      'Japanese pages show no yen: the day of EXCHANGE_KRW_JPY is in the future, or more than 30 days ago',
    );
  }
  if (seed === 'demo') return warnings;
  if (!values.PUBLIC_URL) {
    warnings.push(
      `PUBLIC_URL is not set: at any other address than ${publicUrl} logins and all other writes are refused`,
    );
  }
  const samples = companyNames.filter((name) => values[name] === envVariables[name].byDefault);
  if (samples.length > 0) {
    warnings.push(`The footer shows samples to visitors: set ${samples.join(', ')}`);
  }
  return warnings;
}

const companyNames = Object.keys(envVariables).filter(
  (name): name is Extract<EnvName, `COMPANY_${string}`> => name.startsWith('COMPANY_'),
);

/** Hosts of one site have their last two names in common. Some hosts of two sites have, too: a.co.kr and b.co.kr. */
const domainOf = (url: string): string => new URL(url).hostname.split('.').slice(-2).join('.');
