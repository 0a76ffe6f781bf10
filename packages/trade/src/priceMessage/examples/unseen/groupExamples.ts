import type { PriceExample } from '../example.ts';

/** Chinese messages of groups, written without knowledge of the reader. */
export const groupExamples: readonly PriceExample[] = [
  [
    '宁波到洛杉矶，MSC，小1500/大2300/高2350，直航12天，免柜期14天，有效期到12月15日',
    'CNNGB>USLAX MSCU 1500/2300/2350 USD to:2026-12-15 tt:12 free:14 via:direct',
  ],
  [
    '各位老板早上好☀️\n本周特价🔥🔥\n深圳盐田→汉堡 EMC 1450/2400/2400\n深圳盐田→鹿特丹 EMC 1400/2300/2300\n深圳盐田→费利克斯托 EMC 1500/2500/2500\n有效期12.1-12.15，欢迎来询 13812345678',
    'CNYTN>DEHAM EGLV 1450/2400/2400 USD from:2026-12-01 to:2026-12-15',
    'CNYTN>NLRTM EGLV 1400/2300/2300 USD from:2026-12-01 to:2026-12-15',
    'CNYTN>GBFXT EGLV 1500/2500/2500 USD from:2026-12-01 to:2026-12-15',
  ],
  ['中欧班列 西安-汉堡 40HQ $6500 每周二发车 18天'],
  ['空运 上海-洛杉矶 CA 45+ 32/kg 100+ 30/kg 500+ 28/kg'],
  ['上海-洛杉矶 美森 12/5 爆舱，12/12还有少量 40HQ 3600', 'CNSHA>USLAX MATS -/-/3600 USD etd:2026-12-12'],
  [
    '12/8 宁波-长滩 EMC 航次取消(blank sailing)，改12/15 40HQ 2100',
    'CNNGB>USLGB EGLV -/-/2100 USD etd:2026-12-15',
  ],
  [
    'NGB/SHA-MEL ANL 900/1800/1800，NGB加50',
    'CNNGB>AUMEL ANNU 950/1850/1850 USD',
    'CNSHA>AUMEL ANNU 900/1800/1800 USD',
  ],
  [
    '12月上旬 宁波-雅典比雷埃夫斯 COSCO 2300/4100/4100',
    'CNNGB>GRPIR COSU 2300/4100/4100 USD from:2026-12-01 to:2026-12-10',
  ],
  [
    '宁波-伊斯坦布尔 2200/3900/3900（MSC，安巴利港）5号船',
    'CNNGB>TRAMR MSCU 2200/3900/3900 USD etd:2026-12-05',
  ],
  [
    '价格调整通知：自12月15日起，上海-洛杉矶 40HQ 由2000涨至2600 EMC',
    'CNSHA>USLAX EGLV -/-/2600 USD from:2026-12-15',
  ],
  ['降价啦！宁波-洛杉矶 EMC 40HQ 2200→1950，12.10前有效', 'CNNGB>USLAX EGLV -/-/1950 USD to:2026-12-10'],
  [
    '目的港：汉堡\n上海 1400/2400/2400\n宁波 1400/2400/2400\n盐田 1350/2300/2300\n船东：COSCO 有效期：12/1-12/15',
    'CNSHA>DEHAM COSU 1400/2400/2400 USD from:2026-12-01 to:2026-12-15',
    'CNNGB>DEHAM COSU 1400/2400/2400 USD from:2026-12-01 to:2026-12-15',
    'CNYTN>DEHAM COSU 1350/2300/2300 USD from:2026-12-01 to:2026-12-15',
  ],
  ['上海--洛杉矶，大柜一千八，小柜一千五，EMC', 'CNSHA>USLAX EGLV 1500/1800/1800 USD'],
  ['宁波-洛杉矶 大柜1.85k 小柜1.5k MSC', 'CNNGB>USLAX MSCU 1500/1850/1850 USD'],
  ['深圳-洛杉矶 快船 40HQ 2800 美森限时达 11天', 'CNYTN>USLAX MATS -/-/2800 USD tt:11'],
  ['天津-卡亚俄 40NOR 900 中远 ETD 12月8日'],
  ['青岛-墨尔本 20OT 3200 40FR 6500 COSCO 12月10日'],
  ['宁波-科托努 CMA 3200/5100/5100 截关12/3 开船12/6', 'CNNGB>BJCOO CMDU 3200/5100/5100 USD etd:2026-12-06'],
  ['盐田-LAX EMC 二截七开 40HQ 2000 拼箱另询', 'CNYTN>USLAX EGLV -/-/2000 USD day:7'],
  ['拖车费宁波 1200 报关费 200 文件费450'],
  [
    '【欧线周报价】11/23-11/29\n起运港：宁波\n安特卫普：1480/2560/2560 (COSCO)\n汉堡：1500/2600/2600 (EMC)\n南安普顿：1520/2640/2640 (OOCL)',
    'CNNGB>BEANR COSU 1480/2560/2560 USD from:2026-11-23 to:2026-11-29',
    'CNNGB>DEHAM EGLV 1500/2600/2600 USD from:2026-11-23 to:2026-11-29',
    'CNNGB>GBSOU OOLU 1520/2640/2640 USD from:2026-11-23 to:2026-11-29',
  ],
  [
    '盐田-奥克兰(NZ) 中远 1150/2300/2300，周四船，21天，12/10前',
    'CNYTN>NZAKL COSU 1150/2300/2300 USD to:2026-12-10 day:4 tt:21',
  ],
  [
    '天津—孟买(那瓦西瓦)  小柜650  大/高柜900   RCL  船期：11月29日   免箱14天',
    'CNTXG>INNSA REGU 650/900/900 USD etd:2026-11-29 free:14',
  ],
  [
    '大连-林查班：WHL 280/480/480\n大连-雅加达：WHL 330/580/580\n大连-巴生：爆舱\n有效期至11月30日',
    'CNDLC>THLCH WHLC 280/480/480 USD to:2026-11-30',
    'CNDLC>IDJKT WHLC 330/580/580 USD to:2026-11-30',
  ],
  [
    '🚢 洛杉矶快线 🚢\n🔹 盐田→洛杉矶\n🔹 船公司：HMM\n🔹 40HQ：$1980  20GP：$1580\n🔹 船期：11/26\n🔹 时效：12天',
    'CNYTN>USLAX HDMU 1580/-/1980 USD etd:2026-11-26 tt:12',
  ],
  ['上海-大阪 40HQ 5个起 每个$120 海华 11/27', 'CNSHA>JPOSA 12GE -/-/120 USD etd:2026-11-27'],
  ['义新欧 义乌-马德里 铁路 40HQ 5800'],
  [
    '更新：汉堡降100，现 1350/2400/2400，宁波/上海同价，MSK，12月5日前开船',
    'CNNGB>DEHAM MAEU 1350/2400/2400 USD to:2026-12-05',
    'CNSHA>DEHAM MAEU 1350/2400/2400 USD to:2026-12-05',
  ],
];
