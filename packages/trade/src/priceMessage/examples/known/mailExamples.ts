import type { PriceExample } from '../example.ts';

/** Sentences and short lists of English e-mails. */
export const mailExamples: readonly PriceExample[] = [
  [
    'SHA/HAM USD 1,850/2,900/2,950 per 20/40/40HQ, valid 28 Nov–5 Dec, T/T 32 days via SIN',
    'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-11-28 to:2026-12-05 tt:32 via:SGSIN',
  ],
  [
    'Shanghai to Hamburg USD1850/20GP USD2900/40GP USD2950/40HQ valid till 5 Dec',
    'CNSHA>DEHAM - 1850/2900/2950 USD to:2026-12-05',
  ],
  [
    'Ningbo - Rotterdam: $1800 per 20GP, $2800 per 40HC, ETD 2 December, Maersk',
    'CNNGB>NLRTM MAEU 1800/-/2800 USD etd:2026-12-02',
  ],
  ['From Qingdao to Busan, SITC, USD 50/100/100, every Wednesday', 'CNTAO>KRPUS 12PD 50/100/100 USD day:3'],
  [
    'POL: Yantian POD: Long Beach 40HQ USD 1,750 all in, validity Dec 1-14',
    'CNYTN>USLGB - -/-/1750 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    'Xiamen/Ho Chi Minh: 150/200/200 by Wan Hai, direct, 4 days',
    'CNXMN>VNSGN WHLC 150/200/200 USD tt:4 via:direct',
  ],
  [
    'SHANGHAI-LOS ANGELES USD 1650/2050/2050 ONE ETD DEC 3',
    'CNSHA>USLAX ONEY 1650/2050/2050 USD etd:2026-12-03',
  ],
  [
    'Shanghai-Felixstowe, EUR 1,650 / 2,600 / 2,650, valid until 31 December 2026',
    'CNSHA>GBFXT - 1650/2600/2650 EUR to:2026-12-31',
  ],
  [
    "We can offer NGB-ANR at USD 1,875 per 20' and USD 2,950 per 40'HC with CMA CGM, free time 14 days at destination.",
    'CNNGB>BEANR CMDU 1875/-/2950 USD free:14',
  ],
  [
    'Rate ex Shanghai to Jebel Ali: 1200/1800/1800 USD, transit time 18 days, eff 1 Dec',
    'CNSHA>AEJEA - 1200/1800/1800 USD from:2026-12-01 tt:18',
  ],
  [
    'Tianjin Xingang to Bangkok via Hong Kong USD 180/300/320 RCL',
    'CNTXG>THBKK REGU 180/300/320 USD via:HKHKG',
  ],
  [
    'Nansha/Nhava Sheva 1250/1400/1400 Evergreen T/T:18 valid thru 30-Nov',
    'CNNSA>INNSA EGLV 1250/1400/1400 USD to:2026-11-30 tt:18',
  ],
  [
    'Hong Kong - Sydney, OOCL, US$1,100/US$2,200/US$2,200, 14 days free',
    'HKHKG>AUSYD OOLU 1100/2200/2200 USD free:14',
  ],
  [
    'CNSHA-NLRTM HLCU USD2100/20DC USD3300/40DC USD3300/40HC 2026-12-01 to 2026-12-14',
    'CNSHA>NLRTM HLCU 2100/3300/3300 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    'Shanghai > New York (MSC) 2650/3200/3200 + PSS 200, sailing 28-Nov',
    'CNSHA>USNYC MSCU 2650/3200/3200 USD etd:2026-11-28',
  ],
  [
    "Shekou to Vancouver, ZIM, 40'HQ at USD 1750, ETD Nov 30th",
    'CNSHK>CAVAN ZIMU -/-/1750 USD etd:2026-11-30',
  ],
  [
    'Ningbo to Santos USD 2800/3000/3000, 21 days free detention, Maersk, first half of December',
    'CNNGB>BRSSZ MAEU 2800/3000/3000 USD from:2026-12-01 to:2026-12-15 free:21',
  ],
  ['Dalian/Kobe CNY 800/1200/1200 Jin Jiang', 'CNDLC>JPUKB 11WJ 800/1200/1200 CNY'],
  [
    'Please find our best: Shanghai – Genoa 2,100/3,300/3,300 MSC valid to end of November',
    'CNSHA>ITGOA MSCU 2100/3300/3300 USD to:2026-11-30',
  ],
  [
    'Qingdao-Durban 20GP $1650, 40GP $2200, 40HQ $2200, T/S Singapore',
    'CNTAO>ZADUR - 1650/2200/2200 USD via:SGSIN',
  ],
  ['SHA-SIN-HAM 1850/2900/2950 CMA', 'CNSHA>DEHAM CMDU 1850/2900/2950 USD via:SGSIN'],
  ['Shanghai - Singapore USD 250/400 per 20/40 PIL', 'CNSHA>SGSIN PCIU 250/400/400 USD'],
  [
    'Shanghai–Laem Chabang 100/150/150 KMTC, weekly Thursday sailing',
    'CNSHA>THLCH KMTU 100/150/150 USD day:4',
  ],
  [
    'SHA/LAX 40HQ: 2050, SHA/NYC 40HQ: 3200, COSCO, Dec 1-14',
    'CNSHA>USLAX COSU -/-/2050 USD from:2026-12-01 to:2026-12-14',
    'CNSHA>USNYC COSU -/-/3200 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    'Ningbo-Hamburg / Rotterdam / Antwerp: USD 1800/2800/2850 HMM',
    'CNNGB>DEHAM HDMU 1800/2800/2850 USD',
    'CNNGB>NLRTM HDMU 1800/2800/2850 USD',
    'CNNGB>BEANR HDMU 1800/2800/2850 USD',
  ],
  [
    'Shanghai & Ningbo to Le Havre 1900/2950/3000 YML',
    'CNSHA>FRLEH YMLU 1900/2950/3000 USD',
    'CNNGB>FRLEH YMLU 1900/2950/3000 USD',
  ],
  [
    'Shanghai to Hamburg: USD 2,950.00/40HC, validity: 2026.12.01-2026.12.14, carrier: Hapag-Lloyd',
    'CNSHA>DEHAM HLCU -/-/2950 USD from:2026-12-01 to:2026-12-14',
  ],
  ['Busan to Shanghai USD 30/60/60 Sinokor', 'KRPUS>CNSHA SKLU 30/60/60 USD'],
  [
    'Hamburg - Shanghai EUR 450/700/700 ONE ETD 04/12/2026',
    'DEHAM>CNSHA ONEY 450/700/700 EUR etd:2026-12-04',
  ],
  [
    'Rotterdam to Ningbo EUR 500/800/800, 35 days, COSCO, valid through 15/12',
    'NLRTM>CNNGB COSU 500/800/800 EUR to:2026-12-15 tt:35',
  ],
  [
    'Shanghai/Colombo 900/1200/1200 USD incl. all, valid Nov 23 to Nov 29',
    'CNSHA>LKCMB - 900/1200/1200 USD from:2026-11-23 to:2026-11-29',
  ],
  [
    "Shanghai to Mombasa: 20'GP 1950, 40'GP 2500, 40'HQ 2500. Transit 28 days via Colombo.",
    'CNSHA>KEMBA - 1950/2500/2500 USD tt:28 via:LKCMB',
  ],
  [
    'Yantian to Oakland USD 1700/2100/2100 week 49 EMC',
    'CNYTN>USOAK EGLV 1700/2100/2100 USD from:2026-11-30 to:2026-12-06',
  ],
  ['Guangzhou Nansha to Manila 120 USD/20GP 200 USD/40HQ SITC', 'CNNSA>PHMNL 12PD 120/-/200 USD'],
  [
    'SHA-JED 1700/2400/2400 HMM TT 22 DAYS DIRECT FT 14 DAYS',
    'CNSHA>SAJED HDMU 1700/2400/2400 USD tt:22 free:14 via:direct',
  ],
  [
    'Ningbo-Piraeus 1900/2800/2800 COSCO VALID 01 DEC - 14 DEC',
    'CNNGB>GRPIR COSU 1900/2800/2800 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    'Shanghai to Montreal USD 3,100/3,900/3,900 subject to PSS USD 300, MSC',
    'CNSHA>CAMTR MSCU 3100/3900/3900 USD',
  ],
  [
    'Xiamen - Port Klang - USD 420/750/750 - PIL - ETD 27 Nov - 9 days',
    'CNXMN>MYPKG PCIU 420/750/750 USD etd:2026-11-27 tt:9',
  ],
  [
    'Qingdao to Buenos Aires, 2900/3100/3100, Hapag Lloyd, ETD 2026/12/05, TT 42d',
    'CNTAO>ARBUE HLCU 2900/3100/3100 USD etd:2026-12-05 tt:42',
  ],
  [
    'SHEKOU-SURABAYA USD280/USD420/USD420 VALID TILL 15TH DEC 2026',
    'CNSHK>IDSUB - 280/420/420 USD to:2026-12-15',
  ],
  ['Shanghai - Lagos (Apapa) 2700/4100/4100 CMA CGM, free 14', 'CNSHA>NGAPP CMDU 2700/4100/4100 USD free:14'],
  [
    'Hi, 40HQ Shanghai to Los Angeles is 2050 with ONE, leaving Dec 3.',
    'CNSHA>USLAX ONEY -/-/2050 USD etd:2026-12-03',
  ],
  [
    'Offer: CNNGB/USLGB 40HC USD1,820 (all-in) VALID: 24-30 NOV',
    'CNNGB>USLGB - -/-/1820 USD from:2026-11-24 to:2026-11-30',
  ],
  [
    'Kaohsiung to Hamburg 1700/2600/2650 Evergreen 2H Dec',
    'TWKHH>DEHAM EGLV 1700/2600/2650 USD from:2026-12-16 to:2026-12-31',
  ],
  [
    'Shanghai to Haiphong USD 150 / 250 / 250 (SITC), closing Tuesday, ETD Thursday',
    'CNSHA>VNHPH 12PD 150/250/250 USD day:4',
  ],
  [
    'Ningbo to Valencia 2000/3100/3100 December rates',
    'CNNGB>ESVLC - 2000/3100/3100 USD from:2026-12-01 to:2026-12-31',
  ],
  ['FROM SHANGHAI TO DUBAI 1200/1800/1800 USD 25 DAYS', 'CNSHA>AEJEA - 1200/1800/1800 USD tt:25'],
  [
    'Shanghai to Mumbai 1250/1400/1400, Maersk, no transshipment',
    'CNSHA>INNSA MAEU 1250/1400/1400 USD via:direct',
  ],
];
