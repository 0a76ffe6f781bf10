import type { PriceExample } from '../example.ts';

/** Mails and lines in English, written in a second round without knowledge of the reader. */
export const laterMailExamples: readonly PriceExample[] = [
  [
    'Hi Tom, Ningbo to Felixstowe with ONE: USD 1650/20, USD 2750/40HC, all in, sailing every Friday, 35 days, valid 1-15 December. 10 days free.',
    'CNNGB>GBFXT ONEY 1650/-/2750 USD from:2026-12-01 to:2026-12-15 day:5 tt:35 free:10',
  ],
  [
    'POL\tPOD\tCarrier\t20GP\t40GP\t40HQ\tETD\tT/T\nNingbo\tHamburg\tCOSCO\t1700\t2800\t2800\t2026-12-03\t32\nNingbo\tRotterdam\tCOSCO\t1650\t2700\t2700\t2026-12-03\t29\nNingbo\tAntwerp\tMSC\t1600\t2650\t2650\t2026-12-05\t34',
    'CNNGB>DEHAM COSU 1700/2800/2800 USD etd:2026-12-03 tt:32',
    'CNNGB>NLRTM COSU 1650/2700/2700 USD etd:2026-12-03 tt:29',
    'CNNGB>BEANR MSCU 1600/2650/2650 USD etd:2026-12-05 tt:34',
  ],
  [
    'Rates from Qingdao, valid 01/12-14/12:\nRotterdam 1650/2650/2700\nHamburg 1700/2700/2750\nGdansk 1800/2900/2950\nAll with MSC, subject to ETS/FEM',
    'CNTAO>NLRTM MSCU 1650/2650/2700 USD from:2026-12-01 to:2026-12-14',
    'CNTAO>DEHAM MSCU 1700/2700/2750 USD from:2026-12-01 to:2026-12-14',
    'CNTAO>PLGDN MSCU 1800/2900/2950 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    'Good day, o/f Shanghai/Gothenburg usd 1900 per 20dv and usd 3100 per 40hc, Maersk spot, etd 30 nov, tt 39 days, 16 days free, vld till 30/11.',
    'CNSHA>SEGOT MAEU 1900/-/3100 USD to:2026-11-30 etd:2026-11-30 tt:39 free:16',
  ],
  [
    'Our offer: Shenzhen Shekou to Le Havre, 40HC at $2,480 with ONE, sailing 7th December, ETA 8th January, validity 1st to 14th December.',
    'CNSHK>FRLEH ONEY -/-/2480 USD from:2026-12-01 to:2026-12-14 etd:2026-12-07',
  ],
  [
    'Shanghai - Hamburg\nDec 1-7: 1800/3000\nDec 8-14: 1900/3200\n(20/40HC, USD, COSCO)',
    'CNSHA>DEHAM COSU 1800/-/3000 USD from:2026-12-01 to:2026-12-07',
    'CNSHA>DEHAM COSU 1900/-/3200 USD from:2026-12-08 to:2026-12-14',
  ],
  [
    "Ningbo/Koper via COSCO: 20' 1900, 40' 2950, 40HQ 2950. Via MSC: 20' 1850, 40' 2900, 40HQ 2900. Both valid 30 Nov.",
    'CNNGB>SIKOP COSU 1900/2950/2950 USD to:2026-11-30',
    'CNNGB>SIKOP MSCU 1850/2900/2900 USD to:2026-11-30',
  ],
  [
    'Huangpu - Nhava Sheva\nCOSCO $750/$900/$900\nETD: Every Tue\nTT: 17 Days\nValidity: 25th Nov - 10th Dec\nFree time: 14 days',
    'CNHUA>INNSA COSU 750/900/900 USD from:2026-11-25 to:2026-12-10 day:2 tt:17 free:14',
  ],
  [
    'Hi, Shanghai-Antwerp, CMA, $1700/$2750/$2750, sailing Wed, t/t 35d, valid till 14/12',
    'CNSHA>BEANR CMDU 1700/2750/2750 USD to:2026-12-14 day:3 tt:35',
  ],
  [
    "From Shekou:\n- Rotterdam: 20' 1650 / 40' 2650 / HC 2650 (28 days)\n- Hamburg: 20' 1700 / 40' 2750 / HC 2750 (31 days)\nMaersk, every Tuesday, rates in USD, valid 1/12 - 14/12",
    'CNSHK>NLRTM MAEU 1650/2650/2650 USD from:2026-12-01 to:2026-12-14 day:2 tt:28',
    'CNSHK>DEHAM MAEU 1700/2750/2750 USD from:2026-12-01 to:2026-12-14 day:2 tt:31',
  ],
  [
    "Yantian to Long Beach, 40' high cube: ONE $1,900 (16 days), ZIM $1,850 (14 days), COSCO $1,880 (15 days). Valid through 12/14.",
    'CNYTN>USLGB ONEY -/-/1900 USD to:2026-12-14 tt:16',
    'CNYTN>USLGB ZIMU -/-/1850 USD to:2026-12-14 tt:14',
    'CNYTN>USLGB COSU -/-/1880 USD to:2026-12-14 tt:15',
  ],
  [
    'Xiamen to Genoa EUR 1500 per 20ft, EUR 2400 per 40ft HC. Yang Ming, departure every Sunday, 33 days transit, 7 days free. Offer expires 10 December.',
    'CNXMN>ITGOA YMLU 1500/-/2400 EUR to:2026-12-10 day:7 tt:33 free:7',
  ],
  [
    "Dear Sam,\n\nPlease find our best rate as below:\nPOL: Shanghai\nPOD: Hamburg\nCarrier: Hapag-Lloyd\n20'GP: USD 1,780\n40'HC: USD 2,940\nTransit time: 36 days\nFree time: 14 days at destination\nValid until 14 Dec 2026\nETD: 5 Dec\n\nBest regards,\nLily",
    'CNSHA>DEHAM HLCU 1780/-/2940 USD to:2026-12-14 etd:2026-12-05 tt:36 free:14',
  ],
  [
    'Yantian - Rotterdam, Maersk, USD 2,050 per FEU (40HQ), ETD 2 Dec, 30 days, valid until 16 Dec',
    'CNYTN>NLRTM MAEU -/-/2050 USD to:2026-12-16 etd:2026-12-02 tt:30',
  ],
  [
    'SHA-LAX 40HQ: 12/1-12/7 $1950, 12/8-12/14 $2150, COSCO',
    'CNSHA>USLAX COSU -/-/1950 USD from:2026-12-01 to:2026-12-07',
    'CNSHA>USLAX COSU -/-/2150 USD from:2026-12-08 to:2026-12-14',
  ],
  [
    "Hello, for your shipment FOB Shenzhen (Yantian) to Barcelona:\nMSC - EUR 2,150 per 40'HC, T/T 32 days, departing 4 December\nCMA CGM - EUR 2,280 per 40'HC, T/T 29 days, departing 6 December\nValidity: 15/12/2026\nFree time 14 days combined.",
    'CNYTN>ESBCN MSCU -/-/2150 EUR to:2026-12-15 etd:2026-12-04 tt:32 free:14',
    'CNYTN>ESBCN CMDU -/-/2280 EUR to:2026-12-15 etd:2026-12-06 tt:29 free:14',
  ],
];
