import type { ComponentProps } from 'react';
import { DrawnIcon, Icon } from '../../ui/picture/Icon.tsx';
import type { IconName } from '../../ui/picture/icons.ts';

/** Icons that only pages of clinics need, drawn like those of ui/picture/icons.ts, which every visitor loads. */
const LINES = {
  train:
    'M8 3.8h8a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5.8a2 2 0 0 1 2-2ZM6 11h12M9.3 14h.01M14.7 14h.01M9 17l-2 3.2M15 17l2 3.2',
  phone:
    'M6.3 4h2.6l1.3 3.6-1.9 1.5a11 11 0 0 0 6.6 6.6l1.5-1.9 3.6 1.3v2.6a1.8 1.8 0 0 1-2 1.8A14.9 14.9 0 0 1 4.5 6 1.8 1.8 0 0 1 6.3 4Z',
  parking:
    'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM9.8 16.5v-9h2.9a2.8 2.8 0 0 1 0 5.6H9.8',
  moon: 'M19.6 14.2A8 8 0 0 1 9.8 4.4a8 8 0 1 0 9.8 9.8Z',
  camera: 'M4 7.5h10.5V16H4ZM14.5 10.6l5.5-2.8v8l-5.5-2.8',
  pulse: 'M3.5 12.5h4l2-5.5 4 11 2.4-5.5h4.6',
  bed: 'M3.8 18.5V6.5M3.8 15.5h16.4M20.2 18.5v-5a2.5 2.5 0 0 0-2.5-2.5h-7.5v4.5M7.2 12.6h.01',
  shield: 'M12 3.8 5.5 6v5.3c0 4.1 2.7 7.3 6.5 8.9 3.8-1.6 6.5-4.8 6.5-8.9V6ZM9 11.8l2.2 2.2 4-4.2',
  taxi: 'M5.2 11 7 6.6a1.5 1.5 0 0 1 1.4-.9h7.2a1.5 1.5 0 0 1 1.4.9l1.8 4.4M5.5 11h13a1.5 1.5 0 0 1 1.5 1.5v4.3H4v-4.3A1.5 1.5 0 0 1 5.5 11ZM5.8 16.8v2M18.2 16.8v2M10.2 5.7V3.8h3.6v1.9M7.5 13.9h.01M16.5 13.9h.01',
} as const;

export type ClinicIconName = keyof typeof LINES | IconName;

interface ClinicIconProps extends Omit<ComponentProps<typeof Icon>, 'name'> {
  name: ClinicIconName;
}

export function ClinicIcon({ name, ...look }: ClinicIconProps) {
  return isOwn(name) ? (
    <DrawnIcon path={LINES[name]} isSolid={false} {...look} />
  ) : (
    <Icon name={name} {...look} />
  );
}

const isOwn = (name: ClinicIconName): name is keyof typeof LINES => name in LINES;
