import { useTranslation } from 'react-i18next';
import type { FactCode } from '../../../contract/plain/clinicFacts.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { ClinicIcon, type ClinicIconName } from './ClinicIcon.tsx';

const ICONS: Readonly<Record<FactCode, ClinicIconName>> = {
  japanese: 'globe',
  saturday: 'calendar',
  sunday: 'calendar',
  night: 'moon',
  'foreign-patients': 'shield',
  'female-doctor': 'doctor',
  'operating-room-cctv': 'camera',
  anaesthetist: 'pulse',
  'recovery-room': 'bed',
  parking: 'parking',
  'line-counsel': 'chat',
};

export function FactChips({ facts }: { facts: readonly FactCode[] }) {
  const { t } = useTranslation();
  if (facts.length === 0) return null;
  return (
    <ul aria-label={t('clinic.facts')} className="mt-3 flex flex-wrap gap-2">
      {facts.map((fact) => (
        <li key={fact} className="flex">
          <Tag>
            <ClinicIcon name={ICONS[fact]} className="mr-1 size-4 shrink-0" />
            {t(`find.fact.${fact}`)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
