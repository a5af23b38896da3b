import type { ReactNode } from 'react';
import { Icon } from '../../ui/picture/Icon.tsx';

interface OptionalPartProps {
  icon: 'calendar' | 'edit';
  title: string;
  /** Beside the title, what is chosen so far. */
  summary: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of the booking that may stay closed. */
export function OptionalPart(props: OptionalPartProps) {
  const { icon, title, summary, isOpen, onToggle, children } = props;
  return (
    <details
      className="group"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <Icon name={icon} className="size-5 shrink-0 text-muted" />
        <span className="shrink-0 font-semibold">{title}</span>
        <span className="min-w-0 truncate text-muted text-small">{summary}</span>
        <Icon
          name="chevronDown"
          className="ml-auto size-5 shrink-0 text-muted transition group-open:rotate-180"
        />
      </summary>
      {isOpen && children}
    </details>
  );
}
