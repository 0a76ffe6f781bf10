import { readCarriers } from '../carriers/readCarriers.ts';
import type { ReadOptions } from '../lines/readLine.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';

/** Words of a price for transport by air, rail or road. */
const otherWords =
  /空运|空派|中欧班列|班列|国际铁路|铁运|卡航|\bair ?(?:freight|cargo)\b|\bby air\b|\brail freight\b|\bblock train\b|\d ?\/ ?(?:kgs?|cbm)\b/i;
const seaWords = /海运|船|\bocean\b|\bsea ?freight\b|\bvessel\b|\bo\/f\b/i;

/** Whether a line prices a transport that is not by sea; its amounts would be read as those of boxes on a ship. */
export const isOtherTransport = (line: string, { carriers }: ReadOptions) =>
  otherWords.test(line) &&
  !seaWords.test(line) &&
  readCarriers(new Scan(plainLine(line)), carriers).length === 0;

const requestStart = /^\s*(?:求(?!推)|帮问|\p{Script=Han}{0,4}求[价报舱])/u;
/** A wanted price, in front of its amount: 目标价2800, target rate USD 2,800. */
const wantedAmount =
  /(?:目标价|心理价|\btarget (?:price|rate))s?[ :]{0,3}(?:(?:usd|us\$|\$|美金|[大小高平]柜|\d{2}(?:gp|hq|hc)) ?){0,2}\d{2}/i;

const question =
  /(?:有(?:舱位?|位置?)?|能做|能到|可以做?)吗|多少钱|什么价|\bcan you (?:do|offer|quote|match)\b|\b(?:our|my|client'?s?|customer'?s?) target\b/i;

/** Whether a line asks for a price: its amount is that of a buyer. */
export const isRequest = (line: string) =>
  requestStart.test(line) || wantedAmount.test(line) || question.test(line);
