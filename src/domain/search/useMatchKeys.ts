import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../../widgets/text/isComposing.ts';

export interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
}

export interface MatchKeys {
  /** Id of the list, for aria-controls. */
  listId: string;
  /** Id of the active option. */
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The props of an option; `key` identifies it. */
  optionProps: (key: string) => OptionProps;
}

/**
 * Arrow keys move through the options while the focus stays in the field; Enter presses the active one. New
 * matches reset it.
 */
export function useMatchKeys(matches: unknown): MatchKeys {
  const listId = useId();
  const [reached, setReached] = useState<{ id: string; matches: unknown }>();
  const activeId = reached?.matches === matches ? reached?.id : undefined;

  const moveBy = (step: number) => {
    const ids = [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])].map(
      ({ id }) => id,
    );
    const id = ids[stepped(ids.indexOf(activeId ?? ''), step, ids.length)];
    if (!id) return;
    setReached({ id, matches });
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveBy(event.key === 'ArrowDown' ? 1 : -1);
    }
    // Without an active option, Enter submits the form.
    if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };

  const optionProps = (key: string): OptionProps => {
    const id = `${listId}${key}`;
    return { id, role: 'option', 'aria-selected': id === activeId };
  };
  return { listId, activeId, onKeyDown, optionProps };
}

/** The first step from none (-1) goes to either end; from an end it wraps around. */
function stepped(index: number, step: number, count: number): number {
  if (index === -1) return step > 0 ? 0 : count - 1;
  return (index + step + count) % count;
}
