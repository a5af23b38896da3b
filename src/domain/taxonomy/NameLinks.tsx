import type { Named } from '../../../contract/shape.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';

interface NameLinksProps {
  /** The label for screen readers. */
  label: string;
  items: readonly Named[];
  /** The list of the browse page that has more of this item. */
  to: (id: string) => string;
}

/** Treatments or specialties of a record, each a link to more of them. Cards show them as tags (NameTags). */
export function NameLinks({ label, items, to }: NameLinksProps) {
  const language = useLanguage();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item) => {
        const { text, lang } = localName(language, item);
        return (
          <li key={item.id}>
            <AppLink
              to={to(item.id)}
              lang={lang}
              className="inline-flex min-h-11 items-center rounded-full bg-quiet px-4"
            >
              {text}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
