import { useTranslation } from 'react-i18next';
import type { ContentStatus } from '../../../../contract/staff/staffShape.ts';
import { Tag } from '../../../ui/status/Tag.tsx';

const TONES = { DRAFT: 'warning', PUBLISHED: 'success', ENDED: 'plain' } as const;

export function StatusTag({ status }: { status: ContentStatus }) {
  const { t } = useTranslation('staff');
  return <Tag tone={TONES[status]}>{t(`content.statusName.${status}`)}</Tag>;
}
