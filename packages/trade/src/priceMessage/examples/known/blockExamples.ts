import type { PriceExample } from '../example.ts';

/** Messages of several lines that share a header or a footer. */
export const blockExamples: readonly PriceExample[] = [
  [
    '上海出口 MSK 12/1-12/14\n汉堡 1850/2900/2950\n鹿特丹 1800/2800/2850',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD from:2026-12-01 to:2026-12-14',
    'CNSHA>NLRTM MAEU 1800/2800/2850 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    '【宁波出】COSCO 特价\n汉堡：1850/2900/2950\n安特卫普：1875/2950/2950\n有效期至12/5',
    'CNNGB>DEHAM COSU 1850/2900/2950 USD to:2026-12-05',
    'CNNGB>BEANR COSU 1875/2950/2950 USD to:2026-12-05',
  ],
  [
    'POL: Shanghai\nPOD: Hamburg\nCarrier: Maersk\n20GP: USD 1850\n40GP: USD 2900\n40HQ: USD 2950\nETD: 28 Nov\nValidity: 5 Dec\nT/T: 32 days',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD to:2026-12-05 etd:2026-11-28 tt:32',
  ],
  [
    '起运港：宁波\n目的港：费利克斯托\n船公司：HPL\n20GP：1900\n40GP：2950\n40HQ：3000\n有效期：2026-12-14\n航程：38天\n免箱期：14天',
    'CNNGB>GBFXT HLCU 1900/2950/3000 USD to:2026-12-14 tt:38 free:14',
  ],
  [
    '各位老板好，\n盐田-洛杉矶 ONE 1650/2050/2050\n盐田-长滩 ONE 1650/2050/2050\n12/3开，需要的私聊',
    'CNYTN>USLAX ONEY 1650/2050/2050 USD etd:2026-12-03',
    'CNYTN>USLGB ONEY 1650/2050/2050 USD etd:2026-12-03',
  ],
  [
    'Dear all,\n\nPlease find below our rates ex Shanghai:\nHamburg 1850/2900/2950\nRotterdam 1800/2800/2850\nAntwerp 1875/2950/2950\n\nValid 1-14 Dec, subject to GRI.\nBest regards',
    'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-12-01 to:2026-12-14',
    'CNSHA>NLRTM - 1800/2800/2850 USD from:2026-12-01 to:2026-12-14',
    'CNSHA>BEANR - 1875/2950/2950 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    '上海-汉堡\nMSK 1850/2900/2950 11/28开\nONE 1800/2800/2850 11/30开\nHMM 1780/2780/2780 12/1开',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD etd:2026-11-28',
    'CNSHA>DEHAM ONEY 1800/2800/2850 USD etd:2026-11-30',
    'CNSHA>DEHAM HDMU 1780/2780/2780 USD etd:2026-12-01',
  ],
  [
    '青岛-釜山 SITC 50/100/100 周三\n青岛-仁川 SITC 60/120/120 周四\n青岛-东京 SITC RMB600/1000/1000 周五',
    'CNTAO>KRPUS 12PD 50/100/100 USD day:3',
    'CNTAO>KRINC 12PD 60/120/120 USD day:4',
    'CNTAO>JPTYO 12PD 600/1000/1000 CNY day:5',
  ],
  [
    '币种：EUR\n汉堡-上海 450/700/700\n鹿特丹-上海 500/800/800',
    'DEHAM>CNSHA - 450/700/700 EUR',
    'NLRTM>CNSHA - 500/800/800 EUR',
  ],
  [
    '美西航线 EMC 11/25-11/30\n上海-LAX 1680/2100/2100\n上海-LGB 1680/2100/2100\n上海-OAK 1750/2200/2200',
    'CNSHA>USLAX EGLV 1680/2100/2100 USD from:2026-11-25 to:2026-11-30',
    'CNSHA>USLGB EGLV 1680/2100/2100 USD from:2026-11-25 to:2026-11-30',
    'CNSHA>USOAK EGLV 1750/2200/2200 USD from:2026-11-25 to:2026-11-30',
  ],
  [
    "Shanghai - Hamburg\n20': 1850\n40'/40'HQ: 2900\nMSC, 35 days",
    'CNSHA>DEHAM MSCU 1850/2900/2900 USD tt:35',
  ],
  [
    '1. 上海-汉堡 1850/2900/2950\n2. 上海-鹿特丹 1800/2800/2850\n3. 上海-安特卫普 1875/2950/2950\n以上COSCO，有效期12.14',
    'CNSHA>DEHAM COSU 1850/2900/2950 USD to:2026-12-14',
    'CNSHA>NLRTM COSU 1800/2800/2850 USD to:2026-12-14',
    'CNSHA>BEANR COSU 1875/2950/2950 USD to:2026-12-14',
  ],
  [
    '宁波起运\n瓦伦西亚 2000/3100/3100\n巴塞罗那 2050/3150/3150\n\n上海起运\n瓦伦西亚 2050/3150/3150',
    'CNNGB>ESVLC - 2000/3100/3100 USD',
    'CNNGB>ESBCN - 2050/3150/3150 USD',
    'CNSHA>ESVLC - 2050/3150/3150 USD',
  ],
  [
    '*上海-达曼*\n20GP 1300\n40HQ 1900\n船期：11/29\n免柜期：10天',
    'CNSHA>SADMM - 1300/-/1900 USD etd:2026-11-29 free:10',
  ],
  [
    'FM SHA\nTO HAM: 1850/2900/2950\nTO RTM: 1800/2800/2850\nMAERSK, VLD 14 DEC',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD to:2026-12-14',
    'CNSHA>NLRTM MAEU 1800/2800/2850 USD to:2026-12-14',
  ],
  [
    '印度线特价（HMM）\n上海-那瓦西瓦 1250/1400/1400\n上海-蒙德拉 1250/1400/1400\n上海-金奈 1100/1300/1300\n有效期 11.23-11.30',
    'CNSHA>INNSA HDMU 1250/1400/1400 USD from:2026-11-23 to:2026-11-30',
    'CNSHA>INMUN HDMU 1250/1400/1400 USD from:2026-11-23 to:2026-11-30',
    'CNSHA>INMAA HDMU 1100/1300/1300 USD from:2026-11-23 to:2026-11-30',
  ],
  [
    '上海-桑托斯\nMSC：2800/3000/3000\n12/2开，直航32天，免21天',
    'CNSHA>BRSSZ MSCU 2800/3000/3000 USD etd:2026-12-02 tt:32 free:21 via:direct',
  ],
  [
    'Rates in EUR\nHamburg to Qingdao 480/720/720\nAntwerp to Qingdao 500/750/750\nvalidity: 31.12.2026',
    'DEHAM>CNTAO - 480/720/720 EUR to:2026-12-31',
    'BEANR>CNTAO - 500/750/750 EUR to:2026-12-31',
  ],
  [
    '上海出，USD\n新加坡 250/400/400 周二\n巴生 280/450/450 周二\n雅加达 280/420/420 周六',
    'CNSHA>SGSIN - 250/400/400 USD day:2',
    'CNSHA>MYPKG - 280/450/450 USD day:2',
    'CNSHA>IDJKT - 280/420/420 USD day:6',
  ],
  [
    'MSC SHANGHAI EXPORT 01-14 DEC\nPIRAEUS 1900/2800/2800\nISTANBUL 2000/2900/2900\nCONSTANTA 2200/3300/3300',
    'CNSHA>GRPIR MSCU 1900/2800/2800 USD from:2026-12-01 to:2026-12-14',
    'CNSHA>TRAMR MSCU 2000/2900/2900 USD from:2026-12-01 to:2026-12-14',
    'CNSHA>ROCND MSCU 2200/3300/3300 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    '👉上海-汉堡 1850/2900/2950✅\n👉上海-鹿特丹 1800/2800/2850✅\n🚢MSK 🗓11/28',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD etd:2026-11-28',
    'CNSHA>NLRTM MAEU 1800/2800/2850 USD etd:2026-11-28',
  ],
  [
    '宁波-洛杉矶 40HQ 2050\n宁波-纽约 40HQ 3200\n宁波-休斯顿 40HQ 3300',
    'CNNGB>USLAX - -/-/2050 USD',
    'CNNGB>USNYC - -/-/3200 USD',
    'CNNGB>USHOU - -/-/3300 USD',
  ],
  [
    '20GP/40GP/40HQ\n上海-汉堡 1850/2900/2950\n宁波-汉堡 1800/2800/2850',
    'CNSHA>DEHAM - 1850/2900/2950 USD',
    'CNNGB>DEHAM - 1800/2800/2850 USD',
  ],
  [
    '客户你好\n你要的青岛到德班的价格：\n20GP 1650\n40HQ 2200\n达飞的船，12月8号开，大概30天到',
    'CNTAO>ZADUR CMDU 1650/-/2200 USD etd:2026-12-08 tt:30',
  ],
  [
    'Route: CNSHA - USNYC\nRate: USD 2650/3200/3200\nETD: 2026-11-28\nTransit: 34 days\nFree time: 7 days\nService: direct\nLine: MSC',
    'CNSHA>USNYC MSCU 2650/3200/3200 USD etd:2026-11-28 tt:34 free:7 via:direct',
  ],
  [
    '厦门 → 马尼拉\n120/200/200\nSITC 周五开\n有效期到月底',
    'CNXMN>PHMNL 12PD 120/200/200 USD day:5 to:2026-11-30',
  ],
  [
    '天津新港出：\n釜山 100/200/200\n横滨 RMB 700/1100/1100\n',
    'CNTXG>KRPUS - 100/200/200 USD',
    'CNTXG>JPYOK - 700/1100/1100 CNY',
  ],
  [
    'Hi team,\nrate for Nansha/Jebel Ali as below\n- 20GP USD1200\n- 40HQ USD1800\nCarrier ONE, ETD 1st Dec, FT 14 days',
    'CNNSA>AEJEA ONEY 1200/-/1800 USD etd:2026-12-01 free:14',
  ],
  [
    '上海-汉堡 MSK\n11/28: 1850/2900/2950\n12/5: 1900/2950/3000',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD etd:2026-11-28',
    'CNSHA>DEHAM MAEU 1900/2950/3000 USD etd:2026-12-05',
  ],
  [
    '东南亚 PIL\n蛇口—曼谷 150/250\n蛇口—林查班 150/250\n蛇口—西哈努克 450/800',
    'CNSHK>THBKK PCIU 150/250/250 USD',
    'CNSHK>THLCH PCIU 150/250/250 USD',
    'CNSHK>KHKOS PCIU 450/800/800 USD',
  ],
];
