const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
