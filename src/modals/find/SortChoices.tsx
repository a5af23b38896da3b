import { useTranslation } from 'react-i18next';
import { SORTS, type SortName } from '../../../contract/plain/sorts.ts';
import { classNames } from '../../lib/classNames.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { SortRules } from './SortRules.tsx';
import type { ChosenFind } from './useChosenFind.ts';

/** The sort of the lists without the parameter `sort`. */
const BY_DEFAULT: SortName = 'newest';

/** The sorts, with an explanation of each. Sorting by distance needs a position. */
export function SortChoices({ chosen: { tab, find, apply } }: { chosen: ChosenFind }) {
  const { t } = useTranslation();
  const chosen = find.sort ?? BY_DEFAULT;
  const sorts = SORTS.filter((sort) => sort !== 'near' || find.near !== undefined);
  return (
    <>
      <ul className="divide-y divide-line">
        {sorts.map((sort) => (
          <li key={sort} className="flex">
            <PlainButton
              aria-current={sort === chosen || undefined}
              className={classNames(
                'flex min-h-12 w-full items-center justify-between px-1 text-left',
                sort === chosen && 'font-semibold text-brand-strong',
              )}
              onClick={() => apply({ sort: sort === BY_DEFAULT ? undefined : sort })}
            >
              {t(`find.sortBy.${sort}`)}
              {sort === chosen && <Icon name="check" className="size-5 shrink-0" />}
            </PlainButton>
          </li>
        ))}
      </ul>
      <section className="mt-4 rounded-card bg-quiet p-4">
        <h3 className="mb-1 font-semibold">{t('find.sortRules')}</h3>
        <SortRules tab={tab} />
      </section>
    </>
  );
}
