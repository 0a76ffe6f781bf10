import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import { ports } from '../ports/address.ts';
import { portAddress } from './address.ts';
import type { PortData } from './loader.ts';

/** Returns the metadata of a port: its codes and its position. */
export function head({ data, language }: HeadArgs<PortData>): ThingFacts {
  const { port, departures } = data.detail;
  const zh = language === 'zh';
  const name = zh ? port.nameZh : port.nameEn;
  const country = zh ? port.countryZh : port.countryEn;
  return {
    description: zh
      ? `${country}${name}港：贸易代码 ${port.code}，UN/LOCODE ${port.locode}。码头位置、当地时间、七天内 ${departures} 班开船，以及到其他港口的海上距离。`
      : `${name}, ${country}: trade code ${port.code}, UN/LOCODE ${port.locode}. Position, local time, ${departures} departures within seven days, and distances by sea to other ports.`,
    // Distances and days are views of the one port.
    address: portAddress(port.code),
    under: ports.addressOf(),
    data: [
      {
        '@type': 'Place',
        name,
        identifier: port.locode,
        geo: { '@type': 'GeoCoordinates', latitude: port.lat, longitude: port.lon },
      },
    ],
  };
}
