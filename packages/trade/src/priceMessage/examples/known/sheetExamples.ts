import type { PriceExample } from '../example.ts';

/** Cells copied out of spreadsheets; the columns are separated by tabs. */
export const sheetExamples: readonly PriceExample[] = [
  [
    'POL\tPOD\tCarrier\t20GP\t40GP\t40HQ\tValidity\nShanghai\tHamburg\tMSK\t1850\t2900\t2950\t12/1-12/14\nNingbo\tRotterdam\tONE\t1800\t2800\t2850\t12/1-12/14',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD from:2026-12-01 to:2026-12-14',
    'CNNGB>NLRTM ONEY 1800/2800/2850 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    '起运港\t目的港\t船公司\t20GP\t40GP\t40HQ\t币种\t有效期\n上海\t汉堡\t马士基\t1850\t2900\t2950\tUSD\t2026-12-05',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD to:2026-12-05',
  ],
  [
    "POL\tPOD\t20'\t40'\t40HC\tETD\tT/T\nCNSHA\tDEHAM\t1,850\t2,900\t2,950\t28-Nov\t32\nCNNGB\tNLRTM\t1,800\t2,800\t2,850\t2-Dec\t34",
    'CNSHA>DEHAM - 1850/2900/2950 USD etd:2026-11-28 tt:32',
    'CNNGB>NLRTM - 1800/2800/2850 USD etd:2026-12-02 tt:34',
  ],
  [
    '目的港\t小柜\t大柜\t高柜\t船司\t航程\t备注\n汉堡\t$1850\t$2900\t$2950\tMSC\t32天\t直航\n鹿特丹\t$1800\t$2800\t$2850\tMSC\t34天\t',
    '->DEHAM MSCU 1850/2900/2950 USD tt:32 via:direct',
    '->NLRTM MSCU 1800/2800/2850 USD tt:34',
  ],
  [
    '上海出口 12月上半月\nPOD\tCarrier\t20GP\t40GP\t40HQ\nHamburg\tCOSCO\t1850\t2900\t2950\nAntwerp\tCOSCO\t1875\t2950\t2950',
    'CNSHA>DEHAM COSU 1850/2900/2950 USD from:2026-12-01 to:2026-12-15',
    'CNSHA>BEANR COSU 1875/2950/2950 USD from:2026-12-01 to:2026-12-15',
  ],
  [
    'Port of Loading\tPort of Discharge\tRate 20\tRate 40\tRate 40HQ\tValid from\tValid to\nQingdao\tBusan\tUSD 50\tUSD 100\tUSD 100\t2026/12/01\t2026/12/31',
    'CNTAO>KRPUS - 50/100/100 USD from:2026-12-01 to:2026-12-31',
  ],
  [
    '航线\t船公司\t20GP\t40HQ\t开航日\t有效期\n上海-洛杉矶\tEMC\t1680\t2100\t周三\t11/30',
    'CNSHA>USLAX EGLV 1680/-/2100 USD day:3 to:2026-11-30',
  ],
  [
    'Route\t20/40/40HQ\tCarrier\nSHA-HAM\t1850/2900/2950\tMSK\nSHA-RTM\t1800/2800/2850\tMSK',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD',
    'CNSHA>NLRTM MAEU 1800/2800/2850 USD',
  ],
  ['Shanghai\tHamburg\tMSK\t1850\t2900\t2950', 'CNSHA>DEHAM MAEU 1850/2900/2950 USD'],
  [
    '上海\t汉堡\t1850\t2900\t2950\n上海\t鹿特丹\t1800\t2800\t2850',
    'CNSHA>DEHAM - 1850/2900/2950 USD',
    'CNSHA>NLRTM - 1800/2800/2850 USD',
  ],
  [
    '装货港\t卸货港\t20GP\t40GP/HQ\t中转港\t免箱期\n宁波\t费利克斯托\t1900\t2950\t新加坡\t14\n宁波\t汉堡\t1850\t2900\t\t14',
    'CNNGB>GBFXT - 1900/2950/2950 USD via:SGSIN free:14',
    'CNNGB>DEHAM - 1850/2900/2900 USD free:14',
  ],
  [
    'POL\tPOD\tCurr\t20DV\t40DV\t40HC\tEff\tExp\nCNSHA\tJPOSA\tCNY\t500\t900\t900\t01-Dec-26\t15-Dec-26',
    'CNSHA>JPOSA - 500/900/900 CNY from:2026-12-01 to:2026-12-15',
  ],
  [
    'Origin\tDestination\tService\t40HQ(USD)\tTransit time\tRouting\nYantian\tLong Beach\tZIM\t1750\t14\tDirect',
    'CNYTN>USLGB ZIMU -/-/1750 USD tt:14 via:direct',
  ],
  [
    'POD\t20GP(RMB)\t40GP(RMB)\t40HQ(RMB)\nKobe\t800\t1200\t1200\nOsaka\t700\t1100\t1100',
    '->JPUKB - 800/1200/1200 CNY',
    '->JPOSA - 700/1100/1100 CNY',
  ],
  [
    '起运港\t目的港\t20GP\t40GP\t40HQ\n上海\t汉堡\t1850\t2900\t2950\n\t鹿特丹\t1800\t2800\t2850\n\t安特卫普\t1875\t2950\t2950',
    'CNSHA>DEHAM - 1850/2900/2950 USD',
    'CNSHA>NLRTM - 1800/2800/2850 USD',
    'CNSHA>BEANR - 1875/2950/2950 USD',
  ],
  [
    '船公司\t起运港\t目的港\t20GP\t40GP\t40HQ\tETD\n中远\t青岛\t德班\t1650\t2200\t2200\t2026年12月8日\n达飞\t青岛\t德班\t1700\t2250\t2250\t12月9日',
    'CNTAO>ZADUR COSU 1650/2200/2200 USD etd:2026-12-08',
    'CNTAO>ZADUR CMDU 1700/2250/2250 USD etd:2026-12-09',
  ],
  [
    'POL | POD | 20GP | 40GP | 40HQ\nShanghai | Hamburg | 1850 | 2900 | 2950\nNingbo | Hamburg | 1800 | 2800 | 2850',
    'CNSHA>DEHAM - 1850/2900/2950 USD',
    'CNNGB>DEHAM - 1800/2800/2850 USD',
  ],
  [
    'Carrier\tPOL\tPOD\tVIA\t20GP\t40HC\tFree time\tValidity\nCMA CGM\tShanghai\tMombasa\tColombo\t1950\t2500\t14 days\t1 Dec - 14 Dec',
    'CNSHA>KEMBA CMDU 1950/-/2500 USD from:2026-12-01 to:2026-12-14 free:14 via:LKCMB',
  ],
  [
    '目的港\tMSK\tONE\n汉堡\t1850/2900/2950\t1800/2800/2850',
    '->DEHAM MAEU 1850/2900/2950 USD',
    '->DEHAM ONEY 1800/2800/2850 USD',
  ],
  [
    'POL\tPOD\t20GP\t40GP\t40HQ\tRemark\nShanghai\tHamburg\t1850\t2900\t2950\tETD 11/28, free 14 days\nShanghai\tLe Havre\t1900\t-\t3000\tvia Singapore',
    'CNSHA>DEHAM - 1850/2900/2950 USD etd:2026-11-28 free:14',
    'CNSHA>FRLEH - 1900/-/3000 USD via:SGSIN',
  ],
  [
    "港口\t20'GP\t40'GP\t40'HQ\t有效期\n热那亚\t2100\t3300\t3300\t12.1-12.14\n巴塞罗那\t2150\t3350\t3350\t12.1-12.14",
    '->ITGOA - 2100/3300/3300 USD from:2026-12-01 to:2026-12-14',
    '->ESBCN - 2150/3350/3350 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    "POL\tPOD\tO/F 20'\tO/F 40'\tO/F HQ\tT/T (days)\nNansha\tJebel Ali\tUSD1,200\tUSD1,800\tUSD1,800\t18",
    'CNNSA>AEJEA - 1200/1800/1800 USD tt:18',
  ],
  [
    'From\tTo\t20ft\t40ft\t40ft HC\tCurrency\nHamburg\tShanghai\t450\t700\t700\tEUR',
    'DEHAM>CNSHA - 450/700/700 EUR',
  ],
  [
    '起运港\t目的港\t承运人\t小箱\t大箱\t高箱\t截关\t开船\n上海\t纽约\tMSC\t2650\t3200\t3200\t周四\t周日',
    'CNSHA>USNYC MSCU 2650/3200/3200 USD day:7',
  ],
];
