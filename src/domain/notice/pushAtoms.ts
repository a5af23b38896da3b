import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { readFromDevice } from '../../environment/deviceMemory.ts';
import { type PushDevice, type PushState, useEnvironment } from '../../environment/environment.ts';
import { PUSH_MEMBER } from '../../environment/forgetDevice.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useFailureText } from '../failureText.ts';
import { useMemberId } from '../session/useSession.ts';
import { choicesQuery } from './choiceAtoms.ts';

const PATH = '/member/push-subscription';

interface Switch {
  device: PushDevice;
  memberId: string;
  /** The public key of the installation; null switches web push off. */
  publicKey: string | null;
}

const switchAtom = writeAtom(
  async ({ device, memberId, publicKey }: Switch, client): Promise<PushState> => {
    if (publicKey === null) await switchOff(device, memberId);
    else await switchOn(device, memberId, publicKey);
    await client.invalidateQueries({ queryKey: choicesQuery.queryKey });
    return device.state(memberId);
  },
);

async function switchOn(device: PushDevice, memberId: string, publicKey: string): Promise<void> {
  const body = await device.subscribe(publicKey, memberId);
  if (body === null) return;
  try {
    await memberCall(`PUT ${PATH}`, { body }, { memberId });
  } catch (cause) {
    await device.unsubscribe();
    throw cause;
  }
}

async function switchOff(device: PushDevice, memberId: string): Promise<void> {
  await memberCall(`DELETE ${PATH}`, {}, { memberId });
  await device.unsubscribe();
}

interface KnownDevice {
  device: PushDevice;
  state: PushState;
}

/** This browser and its state. Null until it is known, for guests, and where web push does not exist. */
function useKnownDevice(memberId: string | null) {
  const { push } = useEnvironment();
  const [known, setKnown] = useState<KnownDevice | 'failed' | null>(null);
  useEffect(() => {
    if (push === null || memberId === null) return;
    let isWanted = true;
    const look = async () => {
      const device = await push();
      const state = await device.state(memberId);
      if (isWanted) setKnown({ device, state });
    };
    look().catch((cause) => {
      console.error('The state of web push is unknown', cause);
      if (isWanted) setKnown('failed');
    });
    return () => {
      isWanted = false;
    };
  }, [push, memberId]);
  return [known, setKnown] as const;
}

/** What web push can do for a member in this browser. Undefined until it is known. */
export function usePushState(memberId: string): PushState | undefined {
  const { push } = useEnvironment();
  const { pushKey } = useClientConfig();
  const [known] = useKnownDevice(memberId);
  if (push === null || pushKey === null || known === 'failed') return 'unsupported';
  return known?.state;
}

/** Web push in this browser. Null until its state is known, for guests, and where it does not exist. */
export function usePush() {
  const { t } = useTranslation();
  const { pushKey } = useClientConfig();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useAtomValue(switchAtom);
  const memberId = useMemberId();
  const [known, setKnown] = useKnownDevice(memberId);

  if (known === null || known === 'failed' || memberId === null) return null;
  const { device, state } = known;
  const press = async (publicKey: string | null) => {
    try {
      const next = await mutateAsync({ device, memberId, publicKey });
      setKnown({ device, state: next });
      if (next !== state && next !== 'denied') {
        showToast(
          'success',
          t(next === 'on' ? 'device.push.switchedOn' : 'device.push.switchedOff'),
        );
      }
    } catch (cause) {
      console.error('Web push was not switched', cause);
      // A browser has reasons of its own, e.g. a private window.
      showToast('error', cause instanceof ApiError ? failureText(cause) : t('device.push.failed'));
    }
  };
  return { state, isBusy: isPending, pushKey, press: () => press(state === 'on' ? null : pushKey) };
}

const renewAtom = writeAtom(
  async ({ device, memberId }: Omit<Switch, 'publicKey'>): Promise<void> => {
    await device.renew(memberId, (body) => memberCall(`PUT ${PATH}`, { body }, { memberId }));
  },
);

/** A subscription ends with its session. The server gets it again after a login, and when the browser has replaced it. */
export function usePushRenewal(): void {
  const { push } = useEnvironment();
  const { mutateAsync } = useAtomValue(renewAtom);
  const memberId = useMemberId();
  const renew = useEffectEvent(async (id: string) => {
    if (push === null || readFromDevice(PUSH_MEMBER) === null) return;
    await mutateAsync({ device: await push(), memberId: id });
  });
  useEffect(() => {
    if (memberId === null) return;
    renew(memberId).catch((cause) => console.error('Web push was not renewed', cause));
  }, [memberId]);
}
