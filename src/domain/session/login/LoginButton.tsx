import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginProvider } from '../../../environment/environment.ts';
import { LAST_LOGIN_TEXT } from '../../../i18n/lastLogin.ts';
import { classNames } from '../../../lib/classNames.ts';
import { useLanguage } from '../../../state/language.ts';
import { BusyMark } from '../../../ui/button/Button.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';

interface LoginButtonProps {
  provider: LoginProvider;
  /** The address of the provider is loading. */
  isBusy: boolean;
  /** This browser used it last. */
  isLast: boolean;
  onClick: () => void;
}

const LOOKS: Record<LoginProvider, string> = {
  line: 'bg-login-line text-on-login-hue',
  google: 'bg-login-google text-on-login-google inset-ring inset-ring-login-google-edge',
  kakao: 'bg-login-kakao text-on-login-hue',
  apple: 'bg-login-apple text-on-login-apple',
};

/** One shape for all providers, each in the provider's colours. */
export function LoginButton({ provider, isBusy, isLast, onClick }: LoginButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tag = useId();
  return (
    <PlainButton
      aria-busy={isBusy}
      aria-disabled={isBusy}
      aria-describedby={isLast ? tag : undefined}
      onClick={isBusy ? undefined : onClick}
      className={classNames(
        'grid min-h-13 w-full select-none grid-cols-[1.5rem_1fr_1.5rem] items-center gap-3 rounded-card px-5 font-semibold transition active:scale-[.98]',
        LOOKS[provider],
      )}
    >
      {isBusy ? (
        <BusyMark className="size-5 justify-self-center" />
      ) : (
        <LoginMark provider={provider} />
      )}
      <span>
        {t(`login.${provider}`)}
        {/* A description, so that the name of the button stays as specified. */}
        {isLast && (
          <span id={tag} aria-hidden="true" className="block font-normal text-small">
            {LAST_LOGIN_TEXT[language]}
          </span>
        )}
      </span>
    </PlainButton>
  );
}

interface Shape {
  path: string;
  /** Stroke width; without it the shape is filled. */
  pen?: number;
}

/** Our own simple signs on a 24 px grid, not the providers' logos. */
const SHAPES: Record<LoginProvider, Shape[]> = {
  line: [
    {
      path: 'M12 3.2c5.2 0 9.3 3.3 9.3 7.5 0 3.9-4.6 7.6-8.7 10.1-.5.3-1-.1-.9-.6l.2-2c-5.1-.1-9.2-3.4-9.2-7.5s4.1-7.5 9.3-7.5Z',
    },
  ],
  google: [{ path: 'M18.6 6.6a8 8 0 1 0 1.4 5.6h-7.6', pen: 3 }],
  kakao: [
    {
      path: 'M12 3.6c5.1 0 9.2 3.2 9.2 7.2s-4.1 7.2-9.2 7.2c-.6 0-1.2 0-1.7-.1l-3.9 2.7c-.4.2-.8-.1-.7-.5l.9-3.3c-2.3-1.3-3.8-3.5-3.8-6 0-4 4.1-7.2 9.2-7.2Z',
    },
  ],
  apple: [
    {
      path: 'M12.2 7.3c1-.5 2.2-1 3.4-.9 1.7.1 3 .8 3.9 2-3.2 2-2.6 6.2.6 7.5-.8 2.3-2.5 5.1-4.4 5.1-1.3 0-1.9-.8-3.4-.8-1.5 0-2.1.8-3.4.8-2.2 0-4.9-4.4-4.9-8.3 0-3.8 2.4-6.2 4.9-6.2 1.3 0 2.4.5 3.3.8Z',
    },
    { path: 'M12.2 6.2c-.1-2.1 1.5-4 3.5-4.2.2 2.2-1.5 4.1-3.5 4.2Z' },
  ],
};

function LoginMark({ provider }: { provider: LoginProvider }) {
  return (
    <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
      {SHAPES[provider].map(({ path, pen }) => (
        <path
          key={path}
          d={path}
          fill={pen ? 'none' : 'currentColor'}
          {...(pen && { stroke: 'currentColor', strokeWidth: pen })}
        />
      ))}
    </svg>
  );
}
