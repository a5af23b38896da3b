import { classNames } from '../../lib/classNames.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { DropdownItem } from './dropdownItem.ts';

interface DropdownAvatarProps {
  item: DropdownItem;
  className?: string;
}

export function DropdownAvatar({ item, className }: DropdownAvatarProps) {
  if (!item.avatar) return null;
  return (
    <span className={classNames('size-8 shrink-0', className)}>
      <Picture
        image={{ url: item.avatar }}
        alt=""
        kind="doctor"
        sizes="2rem"
        className="size-full rounded-full"
      />
    </span>
  );
}
