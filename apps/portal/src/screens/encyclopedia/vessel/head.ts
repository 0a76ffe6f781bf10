import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import { vessels } from '../vessels/address.ts';
import type { VesselData } from './loader.ts';

/** A ship by its number, flag, age and size. */
export function head({ data, language }: HeadArgs<VesselData>): ThingFacts {
  const { name, imo, flagZh, flagEn, built, grossTonnage } = data.detail.vessel;
  const zh = language === 'zh';
  const facts = [
    zh ? flagZh : flagEn,
    built === null ? '' : zh ? `${built} 年建造` : `built ${built}`,
    grossTonnage === null ? '' : zh ? `${grossTonnage} 总吨` : `${grossTonnage} GT`,
  ].filter(Boolean);
  return {
    description: zh
      ? `${name}，IMO ${imo}，${facts.join('，')}。船舶资料和我们知道的航次。`
      : `${name}, IMO ${imo}, ${facts.join(', ')}. Particulars and the voyages we know of.`,
    under: vessels.addressOf(),
  };
}
