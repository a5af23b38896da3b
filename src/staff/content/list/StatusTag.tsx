import { useTranslation } from 'react-i18next';
import { koreanClock } from '../../../lib/date.ts';
import { Tag } from '../../../ui/status/Tag.tsx';
import { useNow } from '../../../widgets/useMinute.ts';
import { type ContentCard, periodOf } from '../contentKinds.ts';

const TONES = { DRAFT: 'warning', PUBLISHED: 'success', ENDED: 'plain' } as const;
const STAGE_TONES = { upcoming: 'info', ended: 'warning' } as const;

/** The status of a record. Lists do not show a published event outside its period, so the tag says that instead. */
export function StatusTag({ card }: { card: ContentCard }) {
  const { t } = useTranslation('staff');
  const today = koreanClock(useNow()).date;
  const { status } = card;
  const stage = status === 'PUBLISHED' ? stageOn(today, card) : null;
  if (stage) return <Tag tone={STAGE_TONES[stage]}>{t(`content.stage.${stage}`)}</Tag>;
  return <Tag tone={TONES[status]}>{t(`content.statusName.${status}`)}</Tag>;
}

function stageOn(today: string, card: ContentCard): keyof typeof STAGE_TONES | null {
  const period = periodOf(card);
  if (!period) return null;
  if (period.to < today) return 'ended';
  return period.from > today ? 'upcoming' : null;
}
