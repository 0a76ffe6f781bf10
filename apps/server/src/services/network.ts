const own = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/**
 * The origin of a login for its owner: the network without its last part, `203.0.113.*`, or `local`. No place is named,
 * because no source maps networks to places.
 */
export function networkShown(ip: string): string {
  const network = networkOf(ip);
  if (own.test(ip) || own.test(network)) return 'local';
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}:*`
    : `${network.split('.').slice(0, 3).join('.')}.*`;
}

/** One network: an IPv4 address, or the /64 of an IPv6 one, which a single customer owns whole: the subject of limits. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
