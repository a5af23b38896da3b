import type { StaffText } from '../../i18n/staffTexts.ts';

/** A field that this build does not know yet shows as the server calls it. */
export const fieldName = (name: string, t: StaffText): string =>
  // The key is made of what the server says.
  t(`content.field.${name}` as 'content.field.name', { defaultValue: name });
