/** The push services of Chrome, Samsung Internet and Edge on Android, of Firefox, Safari and Edge on Windows. */
const HOSTS =
  /^(fcm\.googleapis\.com|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)*push\.apple\.com|([a-z0-9-]+\.)+notify\.windows\.com)$/;

/**
 * Whether an address that a browser sent belongs to a known push service. The server sends requests there, so any other
 * address could be one inside our own network.
 */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && HOSTS.test(hostname);
}
