import { describe, expect, test } from 'vitest';
import { boxPrefixSources, carrierFormats } from './carrierFormats.ts';
import { guessNumber } from './numberGuess.ts';

/** The holder of each owner code by the register, as of the date of the first source. */
const holders = {
  'ARKAS SHIPPING AND TRANSPORT SA': 'ARKU',
  'CHINA UNITED LINES LTD': 'CULU',
  'CMA-CGM': 'ANNU APHU APLU APRU APZU CGMU CMAU CMNU CNCU CZLU ECMU',
  'COSCO SHIPPING DEVELOPMENT (ASIA) CO.,LTD': 'CCLU CSLU',
  'COSCO SHIPPING LINES CO LTD': 'CSNU',
  'EMIRATES SHIPPING (HONG KONG) LTD': 'ESDU ESPU',
  'EVERGREEN  INTERNATIONAL S.A.': 'EISU',
  'EVERGREEN MARINE (HONG KONG) LTD': 'EGHU',
  'EVERGREEN MARINE (SINGAPORE) PTE LTD': 'EGSU',
  'EVERGREEN MARINE (UK) LIMITED': 'HMCU',
  'EVERGREEN MARINE CORP (TAIWAN) LTD': 'EMCU',
  'FAR EASTERN SHIPPING PLC': 'FCCU FESU',
  'GAINING ENTERPRISE S.A.': 'EITU',
  'GOLD STAR LINE LTD': 'GMOU GSLU JXJU JXLU',
  'HAPAG LLOYD A.G': 'CPSU FANU HAMU HLBU HLCU HLXU TLEU UACU UAEU',
  'HEUNG-A LINE CO LTD': 'HALU HLHU',
  'HMM CO., LTD.': 'HDMU HMMU',
  'INTERASIA LINES SINGAPORE PTE.LTD': 'IAAU',
  'ITALIA MARITTIMA S.P.A': 'IMTU',
  'KAWASAKI KISEN KAISHA LTD - K LINE': 'KKFU KKTU',
  'KOREA MARINE TRANSPORT CO / E. C. TEAM': 'KMTU',
  'MAERSK A/S': 'MAEU MRKU MRSU MSFU MSKU MSWU PONU SEAU SUDU',
  'MATSON NAVIGATION COMPANY, INC': 'CXCU HRZU MATU',
  'MITSUI O.S.K. LINES LTD': 'MOAU MOTU',
  'MSC- MEDITERRANEAN SHIPPING COMPANY S.A.': 'MEDU MSBU MSCU MSDU MSMU MSNU MSZU',
  'NAM SUNG SHIPPING CO LTD': 'NSRU NSSU',
  'NYK LINE': 'NYKU',
  'OCEAN NETWORK EXPRESS PTE. LTD.': 'ONEU',
  'ORIENT OVERSEAS CONTAINER LINE LTD.': 'OOCU OOLU',
  'PACIFIC INTERNATIONAL LINES (PTE) LTD': 'PCIU PIDU PILU',
  'RCL FEEDER PTE LTD': 'REGU',
  'SAMUDERA SHIPPING LINE LTD': 'SIKU',
  'SINOKOR MERCHANT MARINE CORP': 'SKHU SKLU SKRU',
  'SINOTRANS CONTAINER LINES CO.,LTD.': 'SNBU SNHU',
  'SITC CONTAINER LINES CO LTD': 'SITU',
  'SM CONTAINER LINES': 'SMCU',
  'T.S. LINES LTD': 'TSSU TSTU',
  'THE CHINA NAVIGATION CO PTE LTD': 'JSSU',
  'WAN HAI LINES LTD': 'WHLU WHSU',
  'YANG MING MARINE TRANSPORT CORP.': 'YMLU YMMU',
  'ZIM INTEGRATED SHIPPING SERVICES LTD': 'ZCLU ZCSU ZIMU ZMOU',
} as const;
const registered = new Set(Object.values(holders).flatMap((prefixes) => prefixes.split(' ')));

describe('owner letters', () => {
  test.each(carrierFormats)('every prefix of $code was looked up in the register', ({ boxPrefixes }) => {
    expect(boxPrefixes.split(' ').filter((prefix) => prefix !== '' && !registered.has(prefix))).toEqual([]);
  });

  test('the sources are dated', () => {
    expect(boxPrefixSources).toHaveLength(2);
    for (const { date } of boxPrefixSources) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  // A lessor's container sails with any carrier; neither do letters of a company of the same group name tell.
  test.each([
    ['TCNU', 'TRITON CONTAINER INTERNATIONAL LTD'],
    ['TCLU', 'TRITON CONTAINER INTERNATIONAL LTD'],
    ['TRHU', 'TRITON CONTAINER INTERNATIONAL LTD'],
    ['TLLU', 'TRITON CONTAINER INTERNATIONAL LTD'],
    ['TTNU', 'TRITON CONTAINER INTERNATIONAL LTD'],
    ['SEGU', 'SEACO SRL'],
    ['SEKU', 'SEACO SRL'],
    ['GESU', 'SEACO SRL'],
    ['CRSU', 'SEACO SRL'],
    ['TEMU', 'TEXTAINER EQUIPMENT MANAGEMENT LTD'],
    ['TGHU', 'TEXTAINER EQUIPMENT MANAGEMENT LTD'],
    ['TEXU', 'TEXTAINER EQUIPMENT MANAGEMENT LTD'],
    ['FCIU', 'FLORENS ASSET MANAGEMENT COMPANY LIMITED'],
    ['FSCU', 'FLORENS ASSET MANAGEMENT COMPANY LIMITED'],
    ['CBHU', 'FLORENS ASSET MANAGEMENT COMPANY LIMITED'],
    ['CAIU', 'CAI INTERNATIONAL'],
    ['BMOU', 'CAI INTERNATIONAL'],
    ['UETU', 'UES INTERNATIONAL (HK)  HOLDINGS LIMITED'],
    ['KOCU', 'KOBC CONTAINER LEASING NO. 1 LIMITED'],
    ['MTLU', 'DUTCH ANTILLEAN CONTAINER LEASING LTD'],
    ['BSIU', 'BLUE SKY INTERMODAL (UK) LTD'],
    ['TCKU', 'TRITON CONTAINER INTERNATIONAL LTD'],
    ['GLDU', 'TOUAX GROUP'],
    ['DFSU', 'FLORENS ASSET MANAGEMENT COMPANY LIMITED'],
    ['INKU', 'SEACUBE CONTAINERS LLC'],
    ['BSDU', 'COSCO SHIPPING SPECIALIZED CARRIERS CO., LTD'],
    ['HMRU', 'HYUNDAI MOTORSPORT GMBH'],
    ['SKSU', 'SK SHIPPING LINE LLC'],
  ])('%s of %s asks no carrier', (prefix) => {
    expect(guessNumber(`${prefix}123456`).carriers).toEqual([]);
  });

  test.each([
    ['JXLU', ['GSLU']],
    ['APZU', ['APLU', 'CMDU']],
    ['CSNU', ['COSU']],
  ])('%s is of %j', (prefix, carriers) => {
    expect(
      guessNumber(`${prefix}123456`)
        .carriers.map(({ code }) => code)
        .sort(),
    ).toEqual(carriers);
  });
});
