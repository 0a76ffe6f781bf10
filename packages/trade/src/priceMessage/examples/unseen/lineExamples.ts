import type { PriceExample } from '../example.ts';

/** More Chinese messages that were written without knowledge of the reader. */
export const lineExamples: readonly PriceExample[] = [
  [
    '厦门 - 阿帕帕 / 特马 / 洛美 MSK 2800/4300/4300, 3000/4600/4600, 2950/4500/4500',
    'CNXMN>NGAPP MAEU 2800/4300/4300 USD',
    'CNXMN>GHTEM MAEU 3000/4600/4600 USD',
    'CNXMN>TGLFW MAEU 2950/4500/4500 USD',
  ],
  [
    '上海出运新西兰奥克兰，马士基，20尺USD1100，40尺USD2200，每周日开船，约18天，有效期到11月30日，不含EBS',
    'CNSHA>NZAKL MAEU 1100/2200/2200 USD to:2026-11-30 day:7 tt:18',
  ],
  [
    '【南沙专场】\n南沙→杰贝阿里 ESL 900/1450/1450\n南沙→达曼 ESL 1000/1600/1600\n南沙→苏哈 ESL 950/1500/1500\n11月有效，周五开船',
    'CNNSA>AEJEA ESPU 900/1450/1450 USD from:2026-11-01 to:2026-11-30 day:5',
    'CNNSA>SADMM ESPU 1000/1600/1600 USD from:2026-11-01 to:2026-11-30 day:5',
    'CNNSA>OMSOH ESPU 950/1500/1500 USD from:2026-11-01 to:2026-11-30 day:5',
  ],
  [
    '盐田-洛杉矶：1500/1900/1900，EMC，ETD：11-27；盐田-长滩：1550/1950/1950，OOCL，ETD：11-28',
    'CNYTN>USLAX EGLV 1500/1900/1900 USD etd:2026-11-27',
    'CNYTN>USLGB OOLU 1550/1950/1950 USD etd:2026-11-28',
  ],
  [
    '上海→釜山 KMTC $50/$100；→仁川 $60/$120；→平泽 $80/$160，每天有船',
    'CNSHA>KRPUS KMTU 50/100/100 USD',
    'CNSHA>KRINC KMTU 60/120/120 USD',
    'CNSHA>- KMTU 80/160/160 USD',
  ],
  [
    '上海-热那亚 MSC 2100/3700/3700，12/3 上海开，航程30天左右，目的港14天免用箱，价格不含ETS',
    'CNSHA>ITGOA MSCU 2100/3700/3700 USD etd:2026-12-03 tt:30 free:14',
  ],
  [
    '12月第一周 上海-洛杉矶 美森 4100/40HQ，以星 2300/40HQ',
    'CNSHA>USLAX MATS -/-/4100 USD from:2026-12-01 to:2026-12-07',
    'CNSHA>USLAX ZIMU -/-/2300 USD from:2026-12-01 to:2026-12-07',
  ],
  [
    '厦门-巴生西/巴生北 200/350/350 RCL 12月2日开 6天',
    'CNXMN>MYPKG REGU 200/350/350 USD etd:2026-12-02 tt:6',
  ],
  [
    '上海-洛杉矶 11月最后一班 11/28 OOCL 40HQ 1980，下月第一班 12/5 2180',
    'CNSHA>USLAX OOLU -/-/1980 USD etd:2026-11-28',
    'CNSHA>USLAX OOLU -/-/2180 USD etd:2026-12-05',
  ],
  [
    '美西 宁波 EMC LAX 2000 OAK 2100 SEA 2130 /40HQ 有效至11/30',
    'CNNGB>USLAX EGLV -/-/2000 USD to:2026-11-30',
    'CNNGB>USOAK EGLV -/-/2100 USD to:2026-11-30',
    'CNNGB>USSEA EGLV -/-/2130 USD to:2026-11-30',
  ],
  ['连云港→巴生 WHL 小350 大600 高600 周二开', 'CNLYG>MYPKG WHLC 350/600/600 USD day:2'],
  ['求 12/5前 上海-汉堡 40HQ MSC 目标价2400'],
  [
    '锦江 上海-胡志明直航 5天 $120/20GP $200/40HQ，12月1日起涨50',
    'CNSHA>VNSGN 11WJ 120/-/200 USD tt:5 via:direct',
  ],
  [
    '上海—长滩 COSCO\n20GP $1500\n40GP $1850\n40HQ $1850\n12.1-12.14有效',
    'CNSHA>USLGB COSU 1500/1850/1850 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    '厦门-新加坡 PIL $250*20GP $450*40HQ ALL IN 7天免柜 有效至12/20',
    'CNXMN>SGSIN PCIU 250/-/450 USD to:2026-12-20 free:7',
  ],
  [
    '蛇口-林查班 RCL 200/350/350，蛇口-曼谷 RCL 220/380/380，有效期12月底',
    'CNSHK>THLCH REGU 200/350/350 USD to:2026-12-31',
    'CNSHK>THBKK REGU 220/380/380 USD to:2026-12-31',
  ],
  [
    '大连 - 东京 120/240/240 中远 周六开 3天\n大连 - 大阪 120/240/240 中远 周日开 4天',
    'CNDLC>JPTYO COSU 120/240/240 USD day:6 tt:3',
    'CNDLC>JPOSA COSU 120/240/240 USD day:7 tt:4',
  ],
  [
    '青岛-阿什杜德 ZIM 小柜2600 大柜4300 45尺4500 有效期12月14日止',
    'CNTAO>ILASH ZIMU 2600/4300/4300 USD to:2026-12-14',
  ],
  ['汕头 - 香港 RMB1800/20GP RMB2800/40HQ', 'CNSWA>HKHKG - 1800/-/2800 CNY'],
  [
    '厦门去亚历山大 CMA 2500/4200/4200 订舱保证金无 12月中旬开',
    'CNXMN>EGALY CMDU 2500/4200/4200 USD from:2026-12-11 to:2026-12-20',
  ],
  ['出: 宁波-洛杉矶 EMC 12/10 40HQ*3 舱位 2050/柜', 'CNNGB>USLAX EGLV -/-/2050 USD etd:2026-12-10'],
  ['上海飞芝加哥 空运 500KG以上 26/KG 隔天到'],
  [
    '线路: 深圳蛇口 - 胡志明(Cat Lai)\n船司: KMTC\n费用: 20GP USD 110 | 40HQ USD 190\n开船: 每周二、周六\n有效: 2026/11/20—2026/11/30',
    'CNSHK>VNSGN KMTU 110/-/190 USD from:2026-11-20 to:2026-11-30 day:2',
  ],
  [
    '价格含税吗？上海-东京 RMB600/RMB1100/RMB1100 锦江 每周六 3天',
    'CNSHA>JPTYO 11WJ 600/1100/1100 CNY day:6 tt:3',
  ],
  ['南京-洛杉矶 COSCO 1750/2150/2150（上海中转）', 'CNNKG>USLAX COSU 1750/2150/2150 USD via:CNSHA'],
  [
    '宁波\t洛杉矶\tEMC\t1600\t2000\t2000\t11/29\t14\n宁波\t长滩\tCOSCO\t1580\t1980\t1980\t11/30\t13',
    'CNNGB>USLAX EGLV 1600/2000/2000 USD etd:2026-11-29',
    'CNNGB>USLGB COSU 1580/1980/1980 USD etd:2026-11-30',
  ],
  [
    '宁波-雅加达/泗水 IAL 280/450/450 周四开 直航',
    'CNNGB>IDJKT 12AT 280/450/450 USD day:4 via:direct',
    'CNNGB>IDSUB 12AT 280/450/450 USD day:4 via:direct',
  ],
  [
    '大阪 RMB 500/900 东京 RMB 600/1000 横滨 RMB 600/1000 上海出 锦江 11/30前有效',
    'CNSHA>JPOSA 11WJ 500/900/900 CNY to:2026-11-30',
    'CNSHA>JPTYO 11WJ 600/1000/1000 CNY to:2026-11-30',
    'CNSHA>JPYOK 11WJ 600/1000/1000 CNY to:2026-11-30',
  ],
];
