/** A sea port as a list of ports shows it. */
export interface PortOption {
  /** The code used in the trade, such as CNSHA. */
  readonly code: string;
  /** The official UN/LOCODE, such as CNSHG; the same as `code` for many ports. */
  readonly locode: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly countryZh: string;
  readonly countryEn: string;
}
