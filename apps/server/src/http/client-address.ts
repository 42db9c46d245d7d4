import { BlockList, isIP } from 'node:net';

export interface AddressQuestion {
  /** The other end of the socket. */
  readonly peer: string;
  /** The header's text, if it came. */
  readonly forwarded: string | undefined;
}

/** Makes the reader of addresses. A header counts only if a proxy that we trust wrote it: anybody can send one. */
export function addressReader(trustedProxies: readonly string[]): (question: AddressQuestion) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addTo(trusted, entry);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return ({ peer, forwarded }) => {
    const direct = plainAddress(peer);
    if (forwarded === undefined || !isTrusted(direct)) return direct;
    // Each proxy appends whom it saw: from the right, the first that is not ours is the caller.
    const hops = forwarded
      .split(',')
      .map((hop) => plainAddress(hop.trim()))
      .toReversed();
    const caller = hops.find((hop) => isIP(hop) === 0 || !isTrusted(hop));
    return caller !== undefined && isIP(caller) !== 0 ? caller : direct;
  };
}

function addTo(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address);
  if (family === 0) throw new Error(`TRUSTED_PROXIES: ${entry} is not an address or a network`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(prefix), type);
}

/** An IPv4 caller on an IPv6 socket is the same caller. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** Whom a limit counts. A home or an office has a whole IPv6 network of 2^64 addresses, and is one caller with all of them. */
export function limitedAs(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
