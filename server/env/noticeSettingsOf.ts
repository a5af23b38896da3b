import type { NoticeSettings } from '../notify/noticeSettings.ts';
import type { EnvValues } from './envVariables.ts';

/** Where notices go. */
export function noticeSettingsOf(values: EnvValues): NoticeSettings {
  const token = values.LINE_MESSAGING_TOKEN;
  return {
    line: token
      ? {
          apiUrl: values.LINE_API_URL.replace(/\/+$/, ''),
          token,
          secret: values.LINE_MESSAGING_SECRET || null,
          issuer: values.LINE_ISSUER,
        }
      : null,
    staffWebhook: values.STAFF_WEBHOOK_URL || null,
  };
}
