/** Passkeys as the server writes them (JSON, base64url) and as browsers want them (bytes). */
import { post } from '../wire/http';
import type { Signed } from '../wire/distance';

interface Described {
  id: string;
  type: 'public-key';
  transports?: AuthenticatorTransport[];
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const described = (list: Described[] = []): PublicKeyCredentialDescriptor[] => list.map((one) => ({ ...one, id: bytesOf(one.id) }));

/** Browsers have passkeys at https and at localhost only. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isSecureContext;

/** The reader cancelled, waited too long, or the device could not verify them: browsers do not tell which. */
export class Cancelled extends Error {}
/** This device has a passkey of this player already. */
export class Known extends Error {}

function explained(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === 'InvalidStateError') return new Known();
  return new Cancelled(error.name);
}

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- as the server writes them

/** What the browser answers; its errors are told apart. */
async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  return (await asked.catch((error: unknown) => Promise.reject(explained(error)))) as PublicKeyCredential;
}

/** A key as the server reads it. */
const sent = (key: PublicKeyCredential, response: Json): Json => ({
  id: key.id,
  rawId: textOf(key.rawId),
  type: key.type,
  response: { clientDataJSON: textOf(key.response.clientDataJSON), ...response },
});

/** Make a passkey; a guest becomes a player of this name. */
export async function makePasskey(name: string, label: string): Promise<Signed> {
  const options = await post<Json>('/passkey/new', { name });
  const publicKey = {
    ...options,
    challenge: bytesOf(options['challenge']),
    user: { ...options['user'], id: bytesOf(options['user'].id) },
    excludeCredentials: described(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const key = await answered(navigator.credentials.create({ publicKey }));
  const response = key.response as AuthenticatorAttestationResponse;
  const credential = sent(key, { attestationObject: textOf(response.attestationObject), transports: response.getTransports?.() ?? [] });
  return post<Signed>('/passkey/new/done', { credential, label });
}

/** Sign in with a passkey; the browser asks which. */
export async function usePasskey(bring: boolean): Promise<Signed> {
  const options = await post<Json>('/passkey/in');
  const publicKey = { ...options, challenge: bytesOf(options['challenge']), allowCredentials: described(options['allowCredentials']) } as PublicKeyCredentialRequestOptions;
  const key = await answered(navigator.credentials.get({ publicKey }));
  const response = key.response as AuthenticatorAssertionResponse;
  const credential = sent(key, {
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: response.userHandle ? textOf(response.userHandle) : null,
  });
  return post<Signed>('/passkey/in/done', { credential, bring });
}
