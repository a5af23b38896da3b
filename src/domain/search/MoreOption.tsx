import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { OPTION_LOOK } from './MatchOption.tsx';
import type { OptionProps } from './useMatchKeys.ts';

interface MoreOptionProps {
  option: OptionProps;
  /** Down: more matches open below. Right: they open on another page. */
  icon?: 'chevronDown' | 'chevronRight';
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The last row of a group with more matches. */
export function MoreOption(props: MoreOptionProps) {
  const { option, icon = 'chevronDown', isBusy = false, onPress, children } = props;
  return (
    <PlainButton
      {...option}
      aria-busy={isBusy}
      className={classNames(OPTION_LOOK, 'gap-1 text-brand-strong text-small aria-busy:opacity-50')}
      onClick={() => !isBusy && onPress()}
    >
      {children}
      <Icon name={icon} className="size-4" />
    </PlainButton>
  );
}
