import type { PriceExample } from '../example.ts';

/** Chats, mails, tables and CSV with mixed widths, currencies and units, written without a run of the reader. */
export const mixedExamples: readonly PriceExample[] = [
  [
    '【美西/美东】盐田出，ZIM 12.1-12.10 装\nＬＡ/ＬＢ：1750／2180／2180\nNYC：2450／3350／3350，25天\n限重18吨，免箱7天 USD',
    'CNYTN>USLAX ZIMU 1750/2180/2180 USD from:2026-12-01 to:2026-12-10 free:7',
    'CNYTN>USLGB ZIMU 1750/2180/2180 USD from:2026-12-01 to:2026-12-10 free:7',
    'CNYTN>USNYC ZIMU 2450/3350/3350 USD from:2026-12-01 to:2026-12-10 tt:25 free:7',
  ],
  [
    '欧线更新（11/27-12/3 ETD）\n宁波→鹿特丹 COSCO 2150/3700/3800 ✅\n宁波→汉堡 COSCO 满舱❌\n宁波→费利克斯托 EMC $2250/3850/3950\n以上不含ENS35/票，附加费THC另收',
    'CNNGB>NLRTM COSU 2150/3700/3800 USD from:2026-11-27 to:2026-12-03',
    'CNNGB>GBFXT EGLV 2250/3850/3950 USD from:2026-11-27 to:2026-12-03',
  ],
  [
    "Subject: Rates ex Qingdao - Dec 1H\n\nPOD\tCarrier\t20'DC\t40'DC\t40'HC\tT/T\tRouting\tFree time\nSantos\tMSC\t2,150\t2,450\t2,450\t38 days\tvia Singapore\t14 days\nBuenos Aires\tMAERSK\t2,300\t2,600\t2,600\t42 days\tDirect\t21 days\nValidity: 1 Dec - 15 Dec 2026. All rates in USD, subject to local charges.",
    'CNTAO>BRSSZ MSCU 2150/2450/2450 USD from:2026-12-01 to:2026-12-15 tt:38 free:14 via:SGSIN',
    'CNTAO>ARBUE MAEU 2300/2600/2600 USD from:2026-12-01 to:2026-12-15 tt:42 free:21 via:direct',
  ],
  [
    'POL,POD,20GP,40GP,40HQ,Currency,Valid until,Remarks\n"Qingdao, China","Hamburg, Germany","1,850","3,100","3,200",USD,2026-12-14,"FAK, all in"\n"Qingdao, China","Rotterdam, Netherlands","1,800","3,050","3,150",USD,2026-12-14,',
    'CNTAO>DEHAM - 1850/3100/3200 USD to:2026-12-14',
    'CNTAO>NLRTM - 1800/3050/3150 USD to:2026-12-14',
  ],
  [
    "Hi Tom,\nPls find our FAK for SHA/NGB to Jebel Ali with ONE:\nUSD 1,150 per 20' / USD 1,480 per 40'HQ\nVessel ETD 29 Nov, transit 21 days direct, 10 days free time at POD.\nRate valid till 30 Nov.",
    'CNSHA>AEJEA ONEY 1150/-/1480 USD to:2026-11-30 etd:2026-11-29 tt:21 free:10 via:direct',
    'CNNGB>AEJEA ONEY 1150/-/1480 USD to:2026-11-30 etd:2026-11-29 tt:21 free:10 via:direct',
  ],
  [
    '厦门-马尼拉 SITC 周四船 4天 小柜150 大柜/高柜300，11月30号之前有效 另加LSS 80/160',
    'CNXMN>PHMNL 12PD 150/300/300 USD to:2026-11-30 day:4 tt:4',
  ],
  [
    '| 起运港 | 目的港 | 船司 | 20GP | 40HQ | 船期 | 航程 |\n|---|---|---|---|---|---|---|\n| 上海 | 洛杉矶 | MATSON | - | 3,650 | 周三 | 11天 |\n| 上海 | 温哥华 | OOCL | 1,900 | 2,380 | 周六 | 15天 |\n币种USD，有效期至12/7',
    'CNSHA>USLAX MATS -/-/3650 USD to:2026-12-07 day:3 tt:11',
    'CNSHA>CAVAN OOLU 1900/-/2380 USD to:2026-12-07 day:6 tt:15',
  ],
  ['NB-SANTOS 40HQ 2450 MSC 12/3开，量大可议 USD-50', 'CNNGB>BRSSZ MSCU -/-/2450 USD etd:2026-12-03'],
  [
    'FM: Shenzhen (Yantian) TO: Melbourne\n- CMA CGM: 40HQ USD 1,980 (20GP USD 1,020), ETD every Tue, T/T 14d\n- TSL: 20/40/40HQ = 950/1880/1900, ETD every Sat, T/T 16d\nValidity: Nov 23 ~ Dec 6. DEM/DET 10 days combined',
    'CNYTN>AUMEL CMDU 1020/-/1980 USD from:2026-11-23 to:2026-12-06 day:2 tt:14 free:10',
    'CNYTN>AUMEL 13DF 950/1880/1900 USD from:2026-11-23 to:2026-12-06 day:6 tt:16 free:10',
  ],
  [
    '各位老板早上好[玫瑰]天津新港—日本关东（东京/横滨）\n锦江 11/26 开 3天 RMB￥800/20尺，￥1500/40尺高\n神户/大阪 减100\n不含本地费用，税金6%',
    'CNTXG>JPTYO 11WJ 800/-/1500 CNY etd:2026-11-26 tt:3',
    'CNTXG>JPYOK 11WJ 800/-/1500 CNY etd:2026-11-26 tt:3',
    'CNTXG>JPUKB 11WJ 700/-/1400 CNY etd:2026-11-26 tt:3',
    'CNTXG>JPOSA 11WJ 700/-/1400 CNY etd:2026-11-26 tt:3',
  ],
  [
    'Ningbo to Hamburg / Rotterdam, HMM\n-USD1,720/20GP\n-USD3,080/40HQ\nETD 5-Dec, 33 days, valid 12/01~12/14',
    'CNNGB>DEHAM HDMU 1720/-/3080 USD from:2026-12-01 to:2026-12-14 etd:2026-12-05 tt:33',
    'CNNGB>NLRTM HDMU 1720/-/3080 USD from:2026-12-01 to:2026-12-14 etd:2026-12-05 tt:33',
  ],
  [
    '上海—大阪／神户 负运价 SITC USD-30/-60/-60 每周二、五开 11/30前有效',
    'CNSHA>JPOSA 12PD -30/-60/-60 USD to:2026-11-30 day:2',
    'CNSHA>JPUKB 12PD -30/-60/-60 USD to:2026-11-30 day:2',
  ],
  [
    '华南-美西特价！盐田/蛇口-LAX OOCL 1650/2050/2050 12/4开\n老客户-USD50/柜，5柜起 USD-80',
    'CNYTN>USLAX OOLU 1650/2050/2050 USD etd:2026-12-04',
    'CNSHK>USLAX OOLU 1650/2050/2050 USD etd:2026-12-04',
  ],
  [
    '"Carrier","POL","POD","Curr","20DC","40DC","40HC","Eff","Exp","T/T"\n"MSC","Shanghai, CN","Los Angeles, CA","USD","1,450.00","1,810.00","1,810.00","2026-12-01","2026-12-14","16"\n"CMA CGM","Shanghai, CN","New York, NY","USD","2,600.00","3,250.00","3,250.00","2026-12-01","2026-12-14","34"',
    'CNSHA>USLAX MSCU 1450/1810/1810 USD from:2026-12-01 to:2026-12-14 tt:16',
    'CNSHA>USNYC CMDU 2600/3250/3250 USD from:2026-12-01 to:2026-12-14 tt:34',
  ],
  [
    '青岛出口欧地现舱：\n汉堡 49周爆舱，50周 40HQ 2780 EMC\n安特卫普 50周 40HQ 2820 EMC\n的里雅斯特 暂无舱',
    'CNTAO>DEHAM EGLV -/-/2780 USD from:2026-12-07 to:2026-12-13',
    'CNTAO>BEANR EGLV -/-/2820 USD from:2026-12-07 to:2026-12-13',
  ],
  [
    'Dear all,\n\nRates ex Xiamen (USD, all in):\n\nPOD            20GP    40HQ    T/T\nSantos         2,250   2,700   36\nMontevideo     2,300   2,750   40\n\nCarrier: PIL. Valid Nov 25 to Dec 8, 2026.\nNingbo: no space until further notice.',
    'CNXMN>BRSSZ PCIU 2250/-/2700 USD from:2026-11-25 to:2026-12-08 tt:36',
    'CNXMN>UYMVD PCIU 2300/-/2750 USD from:2026-11-25 to:2026-12-08 tt:40',
  ],
  [
    '【锦江】上海－名古屋　４０ＨＱ　￥１８００　２０ＧＰ　￥９５０　周三／周六开航，３天到，有效至１２月５日',
    'CNSHA>JPNGO 11WJ 950/-/1800 CNY to:2026-12-05 day:3 tt:3',
  ],
  [
    'SHA-FXT COSCO\n20GP EUR 1,550\n40HQ EUR 2,650\nSHA-PIR COSCO\n20GP USD 1,900\n40HQ USD 3,300\nvalidity: 15 Dec',
    'CNSHA>GBFXT COSU 1550/-/2650 EUR to:2026-12-15',
    'CNSHA>GRPIR COSU 1900/-/3300 USD to:2026-12-15',
  ],
  [
    '宁波--->孟买 WHL 20GP:$880 40HQ:$1080 11月28日截关，12月1日开，约22天，目的港免箱14天，VIA SIN',
    'CNNGB>INNSA WHLC 880/-/1080 USD etd:2026-12-01 tt:22 free:14 via:SGSIN',
  ],
  [
    'Hi, for Qingdao - Durban we can do MSC 40HC USD 2,380 less USD 30 if you book before Nov 27; ETD Dec 2, 28 days.',
    'CNTAO>ZADUR MSCU -/-/2380 USD etd:2026-12-02 tt:28',
  ],
];
