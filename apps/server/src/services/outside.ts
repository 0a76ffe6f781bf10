import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that users from outside may never reach: this machine, private, link-local, carrier, documentation, multicast. */
const inside = { 4: new BlockList(), 6: new BlockList() } as const;
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside[4].addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 8],
  ['64:ff9b::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside[6].addSubnet(network, prefix, 'ipv6');

/** Whether an address is only reachable by this server. An address with an embedded IPv4 address counts as that one. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inside[4].check(address, 'ipv4');
  return family === 0 || inside[6].check(address, 'ipv6');
}

/** Whether a URL names an address inside by its digits, which are never looked up. */
export function namesInside({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 && isInside(bare);
}

/**
 * Looks names up and refuses one where any of its addresses is inside. The connection is made to the checked address,
 * so a name that resolves differently the second time changes nothing.
 */
export function lookupOutside(refusal: () => Error): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '');
      if (addresses.length === 0 || addresses.some(({ address }) => isInside(address)))
        return callback(refusal(), '');
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
}
