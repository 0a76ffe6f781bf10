import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import type { Language } from '@fairway/site';

/** `SHA → LAX`: both ports by the last letters of their codes, as the trade writes them. */
export function shortLane({ origin, destination }: SeaRoute): string {
  return `${origin.code.slice(2)} → ${destination.code.slice(2)}`;
}

/** Both ports by name. */
export function laneName({ origin, destination }: SeaRoute, language: Language): string {
  return language === 'zh'
    ? `${origin.nameZh} → ${destination.nameZh}`
    : `${origin.nameEn} → ${destination.nameEn}`;
}
