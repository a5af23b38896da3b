import { type IconName, type IconShape, iconShape } from './icons.ts';

interface IconProps {
  name: IconName;
  /** Size and colour; the default colour is that of the text. */
  className?: string;
  /** Set only if no text beside the icon says the same. */
  label?: string;
}

export function Icon({ name, ...look }: IconProps) {
  return <DrawnIcon {...iconShape(name)} {...look} />;
}

type DrawnIconProps = Omit<IconProps, 'name'> & IconShape;

/** For icons that not every visitor loads. */
export function DrawnIcon({ path, isSolid, className = 'size-6', label }: DrawnIconProps) {
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
