import { useTranslation } from 'react-i18next';
import type { LoginProvider } from '../../environment/environment.ts';
import { classNames } from '../../lib/classNames.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { LoginMark } from './LoginMark.tsx';

interface LoginButtonProps {
  provider: LoginProvider;
  /** Its address is on the way. */
  isBusy: boolean;
  onClick: () => void;
}

const LOOKS: Record<LoginProvider, string> = {
  line: 'bg-login-line text-on-login-hue',
  google: 'bg-login-google text-on-login-google inset-ring inset-ring-login-google-edge',
  kakao: 'bg-login-kakao text-on-login-hue',
  apple: 'bg-login-apple text-on-login-apple',
};

/** In the colours of its company, and all of one shape. */
export function LoginButton({ provider, isBusy, onClick }: LoginButtonProps) {
  const { t } = useTranslation();
  return (
    <PlainButton
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      className={classNames(
        'grid min-h-13 w-full select-none grid-cols-[1.5rem_1fr_1.5rem] items-center gap-3 rounded-card px-5 font-semibold transition active:scale-[.98]',
        LOOKS[provider],
      )}
    >
      {isBusy ? <BusyMark /> : <LoginMark provider={provider} />}
      <span>{t(`login.${provider}`)}</span>
    </PlainButton>
  );
}

function BusyMark() {
  return (
    <span
      aria-hidden="true"
      className="size-5 animate-spin justify-self-center rounded-full border-2 border-current border-r-transparent"
    />
  );
}
