import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localName } from '../../../lib/localText.ts';
import { useLanguage } from '../../../state/language.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { AppLink } from '../../../widgets/link/AppLink.tsx';
import { AgeText } from '../../parts/AgeText.tsx';
import {
  type ContentCard,
  type ContentKind,
  clinicOf,
  namedAs,
  periodOf,
} from '../contentKinds.ts';
import { StatusTag } from './StatusTag.tsx';

interface ContentRowProps {
  kind: ContentKind;
  card: ContentCard;
}

/** Shows the names in both languages, so that a missing one is noticed. The editor gets the filters for its way back. */
export function ContentRow({ kind, card }: ContentRowProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { search } = useLocation();
  const { name, nameJa } = namedAs(card);
  const clinic = clinicOf(card);
  const period = periodOf(card);
  return (
    <AppLink
      to={`/console/contents/${kind}/${card.id}${search}`}
      className="flex min-h-16 items-center gap-3 px-4 py-2 hover:bg-quiet active:bg-quiet"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold" lang="ko">
          {name}
        </span>
        <span className="grid text-muted text-small sm:flex sm:gap-x-1">
          {nameJa ? (
            <span className="truncate" lang="ja">
              {nameJa}
            </span>
          ) : (
            <span className="truncate text-warning">{t('content.noJapanese')}</span>
          )}
          {clinic && (
            <span className="truncate sm:before:content-['·_']">
              {localName(language, clinic).text}
            </span>
          )}
          {period && (
            <span className="whitespace-nowrap tabular-nums sm:before:content-['·_']">
              {common('common.period', period)}
            </span>
          )}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5 text-muted text-small sm:flex-row-reverse sm:items-center sm:gap-4">
        <StatusTag card={card} />
        <AgeText moment={card.updated_at} />
      </span>
      <Icon name="chevronRight" className="size-5 shrink-0 text-muted max-sm:hidden" />
    </AppLink>
  );
}
