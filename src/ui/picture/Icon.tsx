import { type IconName, iconShape } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Size and colour; the default colour is that of the text. */
  className?: string;
  /** Set only if no text beside the icon says the same. */
  label?: string;
}

export function Icon({ name, className = 'size-6', label }: IconProps) {
  const { path, isSolid } = iconShape(name);
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill={isSolid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={path} />
    </svg>
  );
}
