import { useTranslation } from 'react-i18next';
import type { PushState } from '../../environment/environment.ts';
import { Button } from '../../ui/button/Button.tsx';
import { OfferCard } from '../../ui/OfferCard.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { usePush } from './pushAtoms.ts';

/** Switches the notices of this browser on and off. The browser asks for permission after the press only. */
export function PushSwitch() {
  const { t } = useTranslation();
  const push = usePush();
  if (push === null || push.pushKey === null) return null;
  const { state, isBusy, press } = push;
  const isOn = state === 'on';
  const canPress = isOn || state === 'off';
  return (
    <OfferCard
      title={t('device.push.title')}
      text={t(hintOf(state))}
      note={state === 'off' && t('device.push.asks')}
    >
      {canPress ? (
        <Button {...(isOn && { look: 'quiet' })} isBusy={isBusy} onClick={press}>
          {t(isOn ? 'device.push.switchOff' : 'device.push.switchOn')}
        </Button>
      ) : (
        state !== 'unsupported' && <Notice>{t(`device.push.${state}`)}</Notice>
      )}
    </OfferCard>
  );
}

function hintOf(state: PushState) {
  if (state === 'on') return 'device.push.on';
  return state === 'unsupported' ? 'device.push.unsupported' : 'device.push.hint';
}
