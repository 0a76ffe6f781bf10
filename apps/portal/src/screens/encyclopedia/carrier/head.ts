import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import { carriers } from '../carriers/address.ts';
import type { CarrierData } from './loader.ts';

/** A carrier by its names, its code and where it is at home. */
export function head({ data, language }: HeadArgs<CarrierData>): ThingFacts {
  const { carrier, lanes } = data.detail;
  const zh = language === 'zh';
  const name = zh ? carrier.nameZh : carrier.nameEn;
  const seat = (zh ? carrier.seatZh : carrier.seatEn) ?? '';
  const prefixes = carrier.prefixes.slice(0, 4).join(' ');
  return {
    description: zh
      ? `${[name, seat].filter(Boolean).join('，')}：代码 ${carrier.code}，箱号前缀 ${prefixes || '无'}，联盟、联系方式、货物查询入口，七天内 ${lanes.length} 条航线的船期。`
      : `${[name, seat].filter(Boolean).join(', ')}: code ${carrier.code}, container prefixes ${prefixes || 'none'}, alliance, contacts, cargo inquiry, and departures on ${lanes.length} lanes within seven days.`,
    under: carriers.addressOf(),
    data: [
      {
        '@type': 'Organization',
        name: carrier.nameEn,
        alternateName: carrier.nameZh,
        ...(carrier.website ? { url: carrier.website } : {}),
      },
    ],
  };
}
