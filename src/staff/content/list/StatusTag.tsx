import type { ContentStatus } from '../../../../contract/staffShape.ts';
import { Tag } from '../../../ui/status/Tag.tsx';
import { useStaffText } from '../../staffText.ts';

const TONES = { DRAFT: 'warning', PUBLISHED: 'success', ENDED: 'plain' } as const;

export function StatusTag({ status }: { status: ContentStatus }) {
  const t = useStaffText();
  return <Tag tone={TONES[status]}>{t(`content.statusName.${status}`)}</Tag>;
}
