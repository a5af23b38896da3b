import type { ReactNode } from 'react';
import { classNames } from '../../lib/classNames.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { OPTION_LOOK } from './MatchOption.tsx';
import type { OptionProps } from './useMatchKeys.ts';

interface MoreOptionProps {
  option: OptionProps;
  /** Where the rest is: below, or on a page of its own. */
  icon?: 'chevronDown' | 'chevronRight';
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The last line of a kind that has more matches than show. */
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
