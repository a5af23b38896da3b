import { localName, type Nameable } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';

interface MatchNameProps {
  id: string;
  match: Nameable;
  /** The search text. */
  text: string;
}

/** The name with the search text highlighted. A match by initial letters (초성) has no highlight. */
export function MatchName({ id, match, text }: MatchNameProps) {
  const name = localName(useLanguage(), match);
  const at = text === '' ? -1 : name.text.toLowerCase().indexOf(text.toLowerCase());
  const end = at + text.length;
  return (
    <span id={id} lang={name.lang} className="min-w-0">
      {at === -1 ? (
        name.text
      ) : (
        <>
          {name.text.slice(0, at)}
          <mark className="bg-transparent font-semibold text-brand-strong">
            {name.text.slice(at, end)}
          </mark>
          {name.text.slice(end)}
        </>
      )}
    </span>
  );
}
