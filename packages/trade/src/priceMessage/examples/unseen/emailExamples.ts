import type { PriceExample } from '../example.ts';

/** English messages that were written without knowledge of the reader. */
export const emailExamples: readonly PriceExample[] = [
  [
    'Dear Tom,\n\nPls find our best offer as below:\n\nPOL: Shanghai\nPOD: Long Beach\nCarrier: ZIM\nO/F: USD 1,850/2,350/2,350 per 20/40/40HC all in\nValidity: 1-15 Dec\nETD: 5/12\nT/T: 14 days\nFT: 7 days combined\n\nBest regards,\nJerry\nTel: +86 21 5588 7766',
    'CNSHA>USLGB ZIMU 1850/2350/2350 USD from:2026-12-01 to:2026-12-15 etd:2026-12-05 tt:14 free:7',
  ],
  [
    'Rates to USEC from Yantian:\nNYC 3300/40HQ\nSAV 3350/40HQ\nCHS 3400/40HQ\nCarrier: HMM\nETD Dec 10',
    'CNYTN>USNYC HDMU -/-/3300 USD etd:2026-12-10',
    'CNYTN>USSAV HDMU -/-/3350 USD etd:2026-12-10',
    'CNYTN>USCHS HDMU -/-/3400 USD etd:2026-12-10',
  ],
  [
    'Hi all, we have space on MAERSK 12 Dec vessel SHA-OAK, 40HC @ USD 2,050, 20 @ 1,640. First come first served!',
    'CNSHA>USOAK MAEU 1640/-/2050 USD etd:2026-12-12',
  ],
  [
    'SHA - LAX USD2000/40HQ, +100 for NGB, valid 14/12',
    'CNSHA>USLAX - -/-/2000 USD to:2026-12-14',
    'CNNGB>USLAX - -/-/2100 USD to:2026-12-14',
  ],
  [
    'From: Qingdao To: Callao\nMaersk spot 40HC 1,980 USD, 40RF 4,500 USD\nSailing 14-Dec',
    'CNTAO>PECLL MAEU -/-/1980 USD etd:2026-12-14',
  ],
  [
    'CARRIER: ONE | POL: CNYTN | POD: USTIW | 20: 1700 | 40: 2125 | 40HC: 2125 | ETD: 2026-12-11 | TT: 16',
    'CNYTN>USTIW ONEY 1700/2125/2125 USD etd:2026-12-11 tt:16',
  ],
  [
    'Qingdao/Tianjin → Santos/Paranagua  MSC 40HC 2,950  (20GP 2,600)  ETD 10/12, TT 38d',
    'CNTAO>BRSSZ MSCU 2600/-/2950 USD etd:2026-12-10 tt:38',
    'CNTAO>BRPNG MSCU 2600/-/2950 USD etd:2026-12-10 tt:38',
    'CNTXG>BRSSZ MSCU 2600/-/2950 USD etd:2026-12-10 tt:38',
    'CNTXG>BRPNG MSCU 2600/-/2950 USD etd:2026-12-10 tt:38',
  ],
  [
    'POD            20GP    40HQ    ETD      T/T\nLOS ANGELES    1600    2000    12/6     14\nOAKLAND        1700    2100    12/6     18\nPOL: YANTIAN  CARRIER: SM LINE',
    'CNYTN>USLAX SMLM 1600/-/2000 USD etd:2026-12-06 tt:14',
    'CNYTN>USOAK SMLM 1700/-/2100 USD etd:2026-12-06 tt:18',
  ],
  [
    '$2350 40hq $1300 20gp  ningbo rotterdam  evergreen  dec 10',
    'CNNGB>NLRTM EGLV 1300/-/2350 USD etd:2026-12-10',
  ],
  [
    'Shanghai-Los Angeles 20GP: $1,600.00, 40GP: $2,000.00, 40HQ: $2,000.00, Carrier COSCO, Valid: 12/01/2026-12/14/2026',
    'CNSHA>USLAX COSU 1600/2000/2000 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    'Hamburg 1.450,00 EUR 20GP / 2.400,00 EUR 40HC ab Ningbo, Hapag-Lloyd, gültig bis 15.12.2026',
    'CNNGB>DEHAM HLCU 1450/-/2400 EUR to:2026-12-15',
  ],
  ['Dalian-Yokohama 40RH USD1500 20RF USD900 ONE ETD 12/7'],
  ['ONE SHA-LAX USD1600/20 USD2000/40 AMS 30 DOC 450 THC 825/1225', 'CNSHA>USLAX ONEY 1600/2000/2000 USD'],
  [
    'SHA-NYC EMC 2600/3250/3250 till 11/30, from 12/1: 2900/3650/3650',
    'CNSHA>USNYC EGLV 2600/3250/3250 USD to:2026-11-30',
    'CNSHA>USNYC EGLV 2900/3650/3650 USD from:2026-12-01',
  ],
  [
    'Nansha-Sydney|COSCO|USD 980|USD 1,960|USD 1,960|2026-11-29|14 days',
    'CNNSA>AUSYD COSU 980/1960/1960 USD etd:2026-11-29 tt:14',
  ],
  [
    'Rate update wk 49: NGB-GOA 2080/3640/3640 MSC; NGB-SPE 2080/3640/3640 MSC; NGB-VCE 2380/4140/4140 MSC',
    'CNNGB>ITGOA MSCU 2080/3640/3640 USD from:2026-11-30 to:2026-12-06',
    'CNNGB>ITSPE MSCU 2080/3640/3640 USD from:2026-11-30 to:2026-12-06',
    'CNNGB>ITVCE MSCU 2380/4140/4140 USD from:2026-11-30 to:2026-12-06',
  ],
  [
    'Price for Callao: 1,550 (20) / 1,800 (40) / 1,800 (HQ), from Shanghai, COSCO, sailing Dec 4',
    'CNSHA>PECLL COSU 1550/1800/1800 USD etd:2026-12-04',
  ],
  [
    "Lagos rates: \nEx Shanghai Apapa 20' 2,650 40'HC 4,050\nEx Qingdao Apapa 20' 2,700 40'HC 4,150\nCMA, 14 days free, val. 30.11.2026",
    'CNSHA>NGAPP CMDU 2650/-/4050 USD to:2026-11-30 free:14',
    'CNTAO>NGAPP CMDU 2700/-/4150 USD to:2026-11-30 free:14',
  ],
  [
    'Dear valued customer, rates as of today:\n\nPort pair          20GP    40GP    40HQ\nSHA-LAX            1580    1980    1980\nSHA-OAK            1680    2080    2080\nSHA-SEA            1700    2130    2130\n\nCarrier: Evergreen. Valid through 30-Nov.',
    'CNSHA>USLAX EGLV 1580/1980/1980 USD to:2026-11-30',
    'CNSHA>USOAK EGLV 1680/2080/2080 USD to:2026-11-30',
    'CNSHA>USSEA EGLV 1700/2130/2130 USD to:2026-11-30',
  ],
  [
    'KARACHI USD 950/20 USD 1250/40HQ\nCOLOMBO USD 850/20 USD 1350/40HQ\nCHITTAGONG USD 1200/20 USD 2000/40HQ\nFROM SHANGHAI BY WAN HAI VALID 30/11',
    'CNSHA>PKKHI WHLC 950/-/1250 USD to:2026-11-30',
    'CNSHA>LKCMB WHLC 850/-/1350 USD to:2026-11-30',
    'CNSHA>BDCGP WHLC 1200/-/2000 USD to:2026-11-30',
  ],
  [
    'SHA-BUS 40/80 daily; SHA-INC 50/100 daily; NGB-BUS 60/120 daily',
    'CNSHA>KRPUS - 40/80/80 USD',
    'CNSHA>KRINC - 50/100/100 USD',
    'CNNGB>KRPUS - 60/120/120 USD',
  ],
  [
    'POL: CNSHA\nPOD: CAVAN / CAPRR\nCARRIER: COSCO\n20GP 1850 40GP 2300 40HQ 2300\nPOD: USSEA / USTIW\n20GP 1700 40GP 2130 40HQ 2130\nVALIDITY: 2026.11.21-2026.11.30',
    'CNSHA>CAVAN COSU 1850/2300/2300 USD from:2026-11-21 to:2026-11-30',
    'CNSHA>CAPRR COSU 1850/2300/2300 USD from:2026-11-21 to:2026-11-30',
    'CNSHA>USSEA COSU 1700/2130/2130 USD from:2026-11-21 to:2026-11-30',
    'CNSHA>USTIW COSU 1700/2130/2130 USD from:2026-11-21 to:2026-11-30',
  ],
  [
    "Ocean Freight Quotation No. 20261118-07\nOrigin port: Xiamen, China\nDestination port: Long Beach, CA\nContainer: 2 x 40'HQ\nFreight: USD 2,080.00/40'HQ\nShipping line: HMM\nEst. transit: 15 days\nQuote expires: Nov 30, 2026",
    'CNXMN>USLGB HDMU -/-/2080 USD to:2026-11-30 tt:15',
  ],
  [
    "SH-LA $2050 per 40'; $1640 per 20'. Wanhai. Every Thu. Valid this month",
    'CNSHA>USLAX WHLC 1640/2050/2050 USD from:2026-11-01 to:2026-11-30 day:4',
  ],
  [
    'Spot rate! Shanghai → Oakland, HMM PS3, USD 2,080/FEU, sailing on 1st December, 17 days transit',
    'CNSHA>USOAK HDMU -/2080/2080 USD etd:2026-12-01 tt:17',
  ],
  [
    "Your inquiry: Guangzhou (Nansha) - Jakarta\nOur quote: 20'GP USD 220 / 40'GP USD 380 / 40'HQ USD 380\nShipping company: Evergreen\nSailing: every Friday\nTransit time: approx 7 days\nValid: 20/11 - 30/11",
    'CNNSA>IDJKT EGLV 220/380/380 USD from:2026-11-20 to:2026-11-30 day:5 tt:7',
  ],
  [
    'Kindly find below:\n20DC - USD 1,450\n40HC - USD 2,500\nRoute - Shanghai to Le Havre\nLine - CMA\nFT - 10 days\nETD - Nov 30',
    'CNSHA>FRLEH CMDU 1450/-/2500 USD etd:2026-11-30 free:10',
  ],
  [
    'Qingdao-Felixstowe | Hapag-Lloyd | 20STD USD 1,520 | 40HC USD 2,620 | ETD 02-Dec | ETA 08-Jan | valid to 14-Dec',
    'CNTAO>GBFXT HLCU 1520/-/2620 USD to:2026-12-14 etd:2026-12-02',
  ],
  [
    'DEAR, PLS CHECK: NINGBO-DURBAN PIL USD1400/20 2400/40 2400/HQ, VALID 11.21-11.30, 25DAYS',
    'CNNGB>ZADUR PCIU 1400/2400/2400 USD from:2026-11-21 to:2026-11-30 tt:25',
  ],
  ['Shanghai/Colombo/OOCL/20GP/USD900/40HQ/USD1400/30-Nov', 'CNSHA>LKCMB OOLU 900/-/1400 USD etd:2026-11-30'],
  [
    'Rates (USD) – SHA base – Nov 21~30\nRTM: 20 1400 / 40 2450 / HQ 2450 (EMC)\nHAM: 20 1450 / 40 2500 / HQ 2500 (EMC)',
    'CNSHA>NLRTM EGLV 1400/2450/2450 USD from:2026-11-21 to:2026-11-30',
    'CNSHA>DEHAM EGLV 1450/2500/2500 USD from:2026-11-21 to:2026-11-30',
  ],
  [
    'Good day! FAK rates ex Shanghai:\nto Hamburg USD 2400/40HC\nto Antwerp USD 2350/40HC\nto Le Havre USD 2450/40HC\nCarrier CMA CGM, valid 01/12/2026 - 15/12/2026',
    'CNSHA>DEHAM CMDU -/-/2400 USD from:2026-12-01 to:2026-12-15',
    'CNSHA>BEANR CMDU -/-/2350 USD from:2026-12-01 to:2026-12-15',
    'CNSHA>FRLEH CMDU -/-/2450 USD from:2026-12-01 to:2026-12-15',
  ],
  [
    'SHANGHAI-DURBAN   MAERSK   USD 1350/20GP   USD 2300/40HQ   ETD: 12-DEC   TT: 28',
    'CNSHA>ZADUR MAEU 1350/-/2300 USD etd:2026-12-12 tt:28',
  ],
  [
    'Shanghai-Buenos Aires, HMM, 20GP: 1900 40HQ: sold out, ETD 13 Dec',
    'CNSHA>ARBUE HDMU 1900/-/- USD etd:2026-12-13',
  ],
  ['Hello team, kindly note GRI USD 500/40HQ from Dec 1 for all US trades. Details to follow.'],
  [
    'Qty: 3x40HC / Commodity: furniture / POL: Ho Chi Minh / POD: Los Angeles / Carrier: ONE / USD 1,750 per 40HC / ETD 3 Dec / TT 22 days / validity 14 Dec',
    'VNSGN>USLAX ONEY -/-/1750 USD to:2026-12-14 etd:2026-12-03 tt:22',
  ],
  [
    "FCL rates ex-Ningbo (USD, 20'/40'/HC)\nGenoa 2050/3700/3700\nNaples 2150/3800/3800\nVenice 2400/4150/4150\nMSC only. Validity Nov 21 to Nov 30.",
    'CNNGB>ITGOA MSCU 2050/3700/3700 USD from:2026-11-21 to:2026-11-30',
    'CNNGB>ITNAP MSCU 2150/3800/3800 USD from:2026-11-21 to:2026-11-30',
    'CNNGB>ITVCE MSCU 2400/4150/4150 USD from:2026-11-21 to:2026-11-30',
  ],
  [
    'NGB-HAM: EMC 1480/2520/2520 | ONE 1450/2500/2500 | HMM 1420/2460/2460 (valid 11/22-11/30)',
    'CNNGB>DEHAM EGLV 1480/2520/2520 USD from:2026-11-22 to:2026-11-30',
    'CNNGB>DEHAM ONEY 1450/2500/2500 USD from:2026-11-22 to:2026-11-30',
    'CNNGB>DEHAM HDMU 1420/2460/2460 USD from:2026-11-22 to:2026-11-30',
  ],
];
