import type { FoundKind, SearchHit } from '@fairway/gateway/contract/search';
import { formatContainer } from '@fairway/ui/codes';
import {
  Anchor,
  Building2,
  type LucideIcon,
  Newspaper,
  Package,
  PackageSearch,
  ReceiptText,
  Route,
  Scale,
  Ship,
} from 'lucide-react';
import { carrierAddress } from '../../screens/encyclopedia/carrier/address.ts';
import { portAddress } from '../../screens/encyclopedia/port/address.ts';
import { regulationAddress } from '../../screens/encyclopedia/regulation/address.ts';
import { vesselAddress } from '../../screens/encyclopedia/vessel/address.ts';
import { resultsAddress } from '../../screens/freight/results/address.ts';
import { orderDetailAddress } from '../../screens/order/orderDetail/address.ts';
import { cargoTrackingAddress, trackingList } from '../../screens/tools/cargoTracking/address.ts';
import { hsCodeDetailAddress } from '../../screens/tools/hsCodeDetail/address.ts';

interface Place {
  readonly icon: LucideIcon;
  readonly addressOf: (key: string, anchor?: string) => string;
}

/** Sailings of a route, whose key names both ports. */
function routeAddress(key: string): string {
  const [origin, destination] = key.split('-');
  return resultsAddress({ origin: origin ?? null, destination: destination ?? null });
}

/** The target of each kind of result. */
const places: Readonly<Record<FoundKind, Place>> = {
  route: { icon: Route, addressOf: routeAddress },
  order: { icon: ReceiptText, addressOf: (orderNo) => orderDetailAddress({ orderNo }) },
  tracking: { icon: PackageSearch, addressOf: (id) => trackingList.addressOf({ id }) },
  port: { icon: Anchor, addressOf: (code) => portAddress(code) },
  carrier: { icon: Building2, addressOf: carrierAddress },
  vessel: { icon: Ship, addressOf: vesselAddress },
  hsCode: { icon: Package, addressOf: (code) => hsCodeDetailAddress(code) },
  regulation: { icon: Scale, addressOf: (slug) => regulationAddress(slug) },
  lawArticle: { icon: Scale, addressOf: (slug, anchor) => regulationAddress(slug, { anchor }) },
  article: { icon: Newspaper, addressOf: (id) => `/newsDetail?id=${id}` },
};

/** A row as the search shows it. */
export function itemOf({ kind, key, anchor, name, note }: SearchHit) {
  const { icon, addressOf } = places[kind];
  return {
    key: anchor ? `${kind} ${key} ${anchor}` : `${kind} ${key}`,
    name: kind === 'tracking' ? formatContainer(name) : name,
    note,
    icon,
    href: addressOf(key, anchor),
  };
}

/** Begins the keys of numbers that are to be tracked. */
const toTrack = 'track ';

/** Returns the number that an item offers to track, if any. */
export function numberToTrack(key: string): string | undefined {
  return key.startsWith(toTrack) ? key.slice(toTrack.length) : undefined;
}

/** Returns the item that opens the tracking page with a number. */
export function trackingOf(number: string, name: string) {
  return {
    key: `${toTrack}${number}`,
    name,
    note: '',
    icon: places.tracking.icon,
    href: cargoTrackingAddress(number),
  };
}
