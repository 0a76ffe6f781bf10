import type { CarrierNames } from '../carriers/carrierNames.ts';
import { readCarriers } from '../carriers/readCarriers.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';

/** Words of a price for transport by air, rail or road. */
const otherWords =
  /空运|空派|中欧班列|班列|国际铁路|铁运|卡航|\bair ?(?:freight|cargo)\b|\bby air\b|\brail freight\b|\bblock train\b|\d ?\/ ?(?:kgs?|cbm)\b/i;
const seaWords = /海运|船|\bocean\b|\bsea ?freight\b|\bvessel\b|\bo\/f\b/i;

/** Whether a line prices a transport that is not by sea; its amounts would be read as those of boxes on a ship. */
export const isOtherTransport = (line: string, carriers: CarrierNames) =>
  otherWords.test(line) &&
  !seaWords.test(line) &&
  readCarriers(new Scan(plainLine(line)), carriers).length === 0;
