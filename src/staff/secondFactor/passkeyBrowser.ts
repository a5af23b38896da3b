import type {
  NewPasskey,
  PasskeyOptions,
  PasskeyProof,
} from '../../../contract/staff/staffPasskey.ts';

/** Loaded when a passkey is used. */
const load = () => import('@simplewebauthn/browser');

type CreationOptions = Parameters<
  Awaited<ReturnType<typeof load>>['startRegistration']
>[0]['optionsJSON'];
type RequestOptions = Parameters<
  Awaited<ReturnType<typeof load>>['startAuthentication']
>[0]['optionsJSON'];

/** A passkey belongs to a host name: a site that is opened by its IP address, e.g. 192.0.2.1, can have none. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname);

/** The browser asks the person and makes a passkey. Rejects when the person declines. */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await load();
  // The server made the options with the same library, so they have the right type.
  return (await startRegistration({
    optionsJSON: options as unknown as CreationOptions,
  })) as NewPasskey;
}

/** The browser asks the person and signs with a passkey. Rejects when the person declines. */
export async function provePasskey(options: PasskeyOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as RequestOptions;
  return (await startAuthentication({ optionsJSON })) as PasskeyProof;
}
