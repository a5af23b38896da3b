import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../../environment/environment.ts';
import { lastLogin, watchLastLogin } from '../../../environment/lastLogin.ts';
import type { LoginPress } from '../../../state/loginPress.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { LoginButton } from './LoginButton.tsx';
import { useLogin } from './useLogin.ts';

interface LoginPanelProps {
  sentence: 'required' | 'requiredForPage';
  press?: LoginPress | undefined;
}

/**
 * The login buttons. After a session that ended by itself, the button that was used last says so: another one would
 * make a second account.
 */
export function LoginPanel({ sentence, press }: LoginPanelProps) {
  const { t } = useTranslation();
  const { loginProviders, outsideAddress } = useEnvironment();
  const { begin, pending } = useLogin(press);
  // A server cannot know it.
  const last = useSyncExternalStore(watchLastLogin, lastLogin, () => null);
  const browserAddress = outsideAddress();
  // On a page this sentence is the heading; a modal has its own title.
  const Heading = sentence === 'requiredForPage' ? 'h1' : 'p';
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3">
      <Heading className="mb-3 text-balance text-center font-semibold text-lead">
        {t(`login.${sentence}`)}
      </Heading>
      {loginProviders().map((provider) => (
        <LoginButton
          key={provider}
          provider={provider}
          isBusy={provider === pending}
          isLast={provider === last}
          onClick={() => void begin(provider)}
        />
      ))}
      {browserAddress && (
        <Button look="quiet" onClick={() => location.assign(browserAddress)}>
          {t('login.openInBrowser')}
        </Button>
      )}
    </div>
  );
}
