/** The reliability of a carrier's patterns. All come from one source each, so none of them refuses a number. */
export type FormatConfidence = 'high' | 'medium' | 'low';

/** The formats of one carrier's numbers. */
export interface CarrierFormat {
  /** The carrier's code as the trade types it, its SCAC where it has one. */
  readonly code: string;
  readonly confidence: FormatConfidence;
  /** A whole bill of lading number; none where the format is not known. */
  readonly bill?: RegExp;
  /** A whole booking number. */
  readonly booking?: RegExp;
  /** Letters that bill numbers may begin with. */
  readonly billPrefixes: readonly string[];
  /** Owner letters of the carrier's own boxes, with a space between. Leased boxes carry the lessor's. */
  readonly boxPrefixes: string;
}

/**
 * The sources of the owner letters, with the day of each list. A prefix is listed only if the register names the
 * carrier or its group and the other list does not name another owner; letters of lessors are left out.
 */
export const boxPrefixSources = [
  { name: 'BIC register of owner codes, copied by github.com/meyermarcel/icm', date: '2023-02-24' },
  { name: 'Vessel owning common carriers, github.com/freight-trust/documentation', date: '2020-07-08' },
] as const;

/** Formats collected from public line lists. Patterns only receive values whose length `trackingNumber` has checked. */
export const carrierFormats: readonly CarrierFormat[] = [
  {
    code: 'MAEU',
    confidence: 'high',
    bill: /^(MAEU)?[0-9A-Z]{9}$/,
    booking: /^\d{9}$/,
    billPrefixes: ['MAEU'],
    boxPrefixes: 'MSKU MAEU MRKU MRSU MSFU MSWU PONU SUDU SEAU',
  },
  {
    code: 'MSCU',
    confidence: 'high',
    bill: /^MEDU[0-9A-Z]{6,9}$/,
    booking: /^(EBKG\d{8}|[0-9A-Z]{10,16})$/,
    billPrefixes: ['MEDU'],
    boxPrefixes: 'MSCU MEDU MSDU MSMU MSZU MSNU MSBU',
  },
  {
    code: 'CMDU',
    confidence: 'medium',
    bill: /^(CMDU)?[A-Z]{3}\d{7}[A-Z]?$/,
    booking: /^[A-Z]{3}\d{7}[A-Z]?$/,
    billPrefixes: ['CMDU'],
    boxPrefixes: 'CMAU CGMU ECMU CMNU CNCU CZLU APHU APLU APRU APZU ANNU',
  },
  {
    code: 'COSU',
    confidence: 'high',
    bill: /^(COSU|COAU)?\d{10}$/,
    booking: /^\d{10}$/,
    billPrefixes: ['COSU', 'COAU'],
    boxPrefixes: 'CCLU CSLU CSNU',
  },
  {
    code: 'HLCU',
    confidence: 'high',
    bill: /^HLCU[0-9A-Z]{12}$/,
    booking: /^\d{8}$/,
    billPrefixes: ['HLCU'],
    boxPrefixes: 'HLBU HLCU HLXU HAMU UACU UAEU FANU CPSU TLEU',
  },
  {
    code: 'ONEY',
    confidence: 'high',
    bill: /^(ONEY)?[0-9A-Z]{12}$/,
    booking: /^[0-9A-Z]{12}$/,
    billPrefixes: ['ONEY'],
    boxPrefixes: 'ONEU NYKU KKFU KKTU MOAU MOTU',
  },
  {
    code: 'EGLV',
    confidence: 'high',
    bill: /^(EGLV)?\d{12}$/,
    booking: /^\d{12}$/,
    billPrefixes: ['EGLV'],
    boxPrefixes: 'EISU EGHU EGSU EMCU EITU HMCU IMTU',
  },
  {
    code: 'HDMU',
    confidence: 'medium',
    bill: /^(HDMU)?[A-Z]{4}\d{8}$/,
    booking: /^[A-Z]{4}\d{8}(00)?$/,
    billPrefixes: ['HDMU'],
    boxPrefixes: 'HDMU HMMU',
  },
  {
    code: 'YMLU',
    confidence: 'medium',
    bill: /^(YMLU)?[A-Z]\d{9}$/,
    booking: /^[A-Z]{3}\d{9}$/,
    billPrefixes: ['YMLU'],
    boxPrefixes: 'YMLU YMMU',
  },
  {
    code: 'ZIMU',
    confidence: 'medium',
    bill: /^ZIMU[A-Z]{3}\d{6,10}$/,
    booking: /^[0-9A-Z]{9,13}$/,
    billPrefixes: ['ZIMU'],
    boxPrefixes: 'ZIMU ZCSU ZCLU ZMOU',
  },
  {
    code: 'OOLU',
    confidence: 'high',
    bill: /^(OOLU)?\d{10}$/,
    booking: /^\d{10}$/,
    billPrefixes: ['OOLU'],
    boxPrefixes: 'OOLU OOCU',
  },
  {
    code: 'WHLC',
    confidence: 'medium',
    bill: /^(WHLC)?[0-9A-Z]{10}$/,
    booking: /^[0-9A-Z]{10}$/,
    billPrefixes: ['WHLC'],
    boxPrefixes: 'WHLU WHSU',
  },
  {
    code: 'PCIU',
    confidence: 'medium',
    bill: /^(PCIU|PABV)?[A-Z]{4}\d{9}$/,
    booking: /^[A-Z]{4}\d{9}$/,
    billPrefixes: ['PCIU', 'PABV'],
    boxPrefixes: 'PCIU PILU PIDU',
  },
  {
    code: '12PD',
    confidence: 'medium',
    bill: /^SIT[0-9A-Z]{10,12}$/,
    booking: /^[0-9A-Z]{8,15}$/,
    billPrefixes: ['SIT'],
    boxPrefixes: 'SITU',
  },
  {
    code: 'KMTU',
    confidence: 'medium',
    bill: /^KMTC[A-Z]{3}[0-9A-Z]{7}$/,
    booking: /^[0-9A-Z]{8,14}$/,
    billPrefixes: ['KMTC'],
    boxPrefixes: 'KMTU',
  },
  { code: '12AT', confidence: 'low', billPrefixes: [], boxPrefixes: 'IAAU' },
  { code: '13DF', confidence: 'low', billPrefixes: [], boxPrefixes: 'TSTU TSSU' },
  { code: 'CULU', confidence: 'low', billPrefixes: ['CULU', 'CULV'], boxPrefixes: 'CULU' },
  { code: 'SMLM', confidence: 'low', billPrefixes: ['SMLM'], boxPrefixes: 'SMCU' },
  { code: 'SKLU', confidence: 'low', billPrefixes: ['SNKO'], boxPrefixes: 'SKHU SKLU SKRU' },
  { code: '11QU', confidence: 'low', billPrefixes: ['HASL'], boxPrefixes: 'HALU HLHU' },
  { code: 'REGU', confidence: 'low', billPrefixes: [], boxPrefixes: 'REGU' },
  {
    code: 'MATS',
    confidence: 'medium',
    bill: /^(MATS)?\d{7,10}$/,
    booking: /^\d{7}$/,
    billPrefixes: ['MATS'],
    boxPrefixes: 'MATU HRZU CXCU',
  },
  { code: 'APLU', confidence: 'low', billPrefixes: ['APLU'], boxPrefixes: 'APHU APLU APRU APZU' },
  { code: 'ANNU', confidence: 'low', billPrefixes: [], boxPrefixes: 'ANNU' },
  { code: '11DX', confidence: 'low', billPrefixes: [], boxPrefixes: 'CNCU' },
  { code: 'NSRU', confidence: 'low', billPrefixes: [], boxPrefixes: 'NSRU NSSU' },
  { code: 'SIKU', confidence: 'low', billPrefixes: [], boxPrefixes: 'SIKU' },
  { code: 'ESPU', confidence: 'low', billPrefixes: [], boxPrefixes: 'ESDU ESPU' },
  { code: 'GSLU', confidence: 'low', billPrefixes: ['GOSU'], boxPrefixes: 'GSLU GMOU JXJU JXLU' },
  { code: 'SQQY', confidence: 'low', billPrefixes: ['SLSQ', 'SJHH', 'SQQY'], boxPrefixes: '' },
  { code: 'ARKU', confidence: 'low', billPrefixes: [], boxPrefixes: 'ARKU' },
  { code: 'FESO', confidence: 'low', billPrefixes: [], boxPrefixes: 'FCCU FESU' },
  { code: '11WJ', confidence: 'low', billPrefixes: [], boxPrefixes: '' },
  { code: '12GE', confidence: 'low', billPrefixes: [], boxPrefixes: '' },
  { code: '12IH', confidence: 'low', billPrefixes: ['SNL'], boxPrefixes: 'SNBU SNHU' },
  { code: 'CHVW', confidence: 'low', billPrefixes: [], boxPrefixes: 'JSSU' },
];
