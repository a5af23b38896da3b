import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { WithTexts } from '../../widgets/loading/WithTexts.tsx';
import { usePush } from './pushAtoms.ts';

interface PushSwitchProps {
  /** One offer among others: renders nothing where the browser has no web push. */
  isOffer?: boolean;
}

/** Switches the notices of this browser on and off. The browser asks for permission after the press only. */
export function PushSwitch({ isOffer = false }: PushSwitchProps) {
  const push = usePush();
  if (push === null || push.pushKey === null) return null;
  if (isOffer && push.state === 'unsupported') return null;
  return (
    <WithTexts of="device">
      <Switch {...push} />
    </WithTexts>
  );
}

type SwitchProps = NonNullable<ReturnType<typeof usePush>>;

function Switch({ state, isBusy, press }: SwitchProps) {
  const { t } = useTranslation('device');
  const isOn = state === 'on';
  const canPress = isOn || state === 'off';
  return (
    <section
      aria-label={t('push.title')}
      className="grid gap-3 rounded-card p-4 inset-ring inset-ring-line"
    >
      <div className="grid gap-1">
        <p className="font-bold">{t('push.title')}</p>
        <p className="text-balance text-muted">{t(hintOf(state))}</p>
        {state === 'off' && <p className="text-balance text-muted text-small">{t('push.asks')}</p>}
      </div>
      {canPress ? (
        <Button {...(isOn && { look: 'quiet' })} isBusy={isBusy} onClick={press}>
          {t(isOn ? 'push.switchOff' : 'push.switchOn')}
        </Button>
      ) : (
        state !== 'unsupported' && <Notice>{t(`push.${state}`)}</Notice>
      )}
    </section>
  );
}

function hintOf(state: SwitchProps['state']) {
  if (state === 'on') return 'push.on';
  return state === 'unsupported' ? 'push.unsupported' : 'push.hint';
}
