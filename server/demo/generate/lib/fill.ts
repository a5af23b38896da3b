export type Slots = Readonly<Record<string, string | number>>;

/**
 * Puts values into a template. {name} is the value; {name|을/를} is the value and the particle that
 * fits what it ends in: the first after a final consonant, the second after a vowel.
 */
export function fill(template: string, slots: Slots): string {
  return template.replace(SLOT, (_, name: string, first?: string, second?: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${template}`);
    const text = String(value);
    return first && second ? text + particle(text, first, second) : text;
  });
}

export const slotsOf = (template: string): string[] =>
  [...template.matchAll(SLOT)].map(([, name]) => name ?? '');

const SLOT = /\{(\w+)(?:\|([^/}]+)\/([^}]+))?\}/g;

function particle(text: string, first: string, second: string): string {
  const final = finalConsonant(text);
  if (final === 'none') return second;
  return final === 'ㄹ' && first === '으로' ? second : first;
}

/** The last spoken sound: brackets at the end are not spoken, so 광치료(IPL) ends like 광치료. */
function finalConsonant(text: string): 'none' | 'ㄹ' | 'other' {
  const last = text.replace(/\s*\([^)]*\)\s*$/, '').at(-1) ?? '';
  const syllable = last.charCodeAt(0) - 0xac00;
  if (syllable >= 0 && syllable <= 11_171) return finalOf(syllable % 28);
  if (/[178LR]/i.test(last)) return 'ㄹ';
  return /[036MN]/i.test(last) ? 'other' : 'none';
}

function finalOf(jongseong: number): 'none' | 'ㄹ' | 'other' {
  if (jongseong === 0) return 'none';
  return jongseong === 8 ? 'ㄹ' : 'other';
}
