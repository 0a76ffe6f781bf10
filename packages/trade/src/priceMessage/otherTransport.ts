import { readCarriers } from './carriers.ts';
import type { ReadOptions } from './line.ts';
import { plainLine } from './plainLine.ts';
import { Scan } from './scan.ts';

/** Words of a price for a transport that is none by sea: air, rail and trucks. */
const other =
  /空运|空派|中欧班列|班列|(?<![海转])铁路|铁运|卡航|拖车费|拖卡|报关费|\bair ?(?:freight|cargo)\b|\bby air\b|\brail freight\b|\bblock train\b|\btrucking\b|\d ?\/ ?(?:kgs?|cbm)\b/i;
const sea = /海运|船|\bocean\b|\bsea ?freight\b|\bvessel\b|\bo\/f\b/i;

/** Whether a line prices a transport that is not by sea; its amounts would be read as those of boxes on a ship. */
export const isOtherTransport = (line: string, { carriers }: ReadOptions) =>
  other.test(line) && !sea.test(line) && readCarriers(new Scan(plainLine(line)), carriers).length === 0;

const requestWords =
  /目标价|求价|求舱|求报|询价|客户要|帮问|^\s*求(?!推)|\btarget (?:price|rate|is|of)\b|\b(?:our|my|client'?s?|customer'?s?) target\b|\bcan you (?:do|offer|quote|match)\b|(?:有(?:舱位?|位置?)|能做|能到|可以做?)吗|多少钱|什么价|\d以内|\blooking for\b/i;

/** Whether a line asks for a price: its amount is that of a buyer. */
export const isRequest = (line: string) => requestWords.test(line);
