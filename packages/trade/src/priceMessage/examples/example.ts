/**
 * A price message and the rows that a forwarder reads in it on 20 November 2026, a Friday. A row is written as
 * `CNSHA>DEHAM MAEU 1850/2900/2950 USD from:2026-11-28 to:2026-12-05 etd:2026-11-28 day:7 tt:32 free:14 via:SGSIN`;
 * prices are those of 20GP, 40GP and 40HQ with `-` for one that is not quoted, and `via:direct` is a direct service.
 */
export type PriceExample = readonly [message: string, ...rows: string[]];
