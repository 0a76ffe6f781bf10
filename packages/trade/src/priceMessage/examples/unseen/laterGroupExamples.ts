import type { PriceExample } from '../example.ts';

/** Messages of chats, written in a second round without knowledge of the reader. */
export const laterGroupExamples: readonly PriceExample[] = [
  [
    '宁波-汉堡 COSCO 1750/3200/3250 11.28截 12.1开 32天 免14天',
    'CNNGB>DEHAM COSU 1750/3200/3250 USD etd:2026-12-01 tt:32 free:14',
  ],
  [
    '【12月上半月特价】\n盐田-洛杉矶 EMC 40HQ 2150 周二开 15天\n盐田-纽约 EMC 40HQ 3050 周五开 32天\n盐田-萨凡纳 ONE 40HQ 2980 周四开 35天\n以上有效期12.1-12.14',
    'CNYTN>USLAX EGLV -/-/2150 USD from:2026-12-01 to:2026-12-14 day:2 tt:15',
    'CNYTN>USNYC EGLV -/-/3050 USD from:2026-12-01 to:2026-12-14 day:5 tt:32',
    'CNYTN>USSAV ONEY -/-/2980 USD from:2026-12-01 to:2026-12-14 day:4 tt:35',
  ],
  [
    '高柜2950 宁波到热那亚 MSC 12月3号开船 航程30天 目的港免箱21天',
    'CNNGB>ITGOA MSCU -/-/2950 USD etd:2026-12-03 tt:30 free:21',
  ],
  [
    '厦门-长滩 HMM 40HQ 1980 含THC 周二截周日开 16天直达',
    'CNXMN>USLGB HDMU -/-/1980 USD day:7 tt:16 via:direct',
  ],
  [
    '南沙-曼谷 WHL USD 80/160/160 周三、周六 3天\n南沙-林查班 WHL USD 80/160/160 周三 4天\n南沙-胡志明 WHL USD 50/100/100 周一 三天到',
    'CNNSA>THBKK WHLC 80/160/160 USD day:3 tt:3',
    'CNNSA>THLCH WHLC 80/160/160 USD day:3 tt:4',
    'CNNSA>VNSGN WHLC 50/100/100 USD day:1 tt:3',
  ],
  ['上海到釜山 长锦 20/40=50/100 每周二四六开 2天', 'CNSHA>KRPUS SKLU 50/100/100 USD day:2 tt:2'],
  ['宁波-哈瓦那 MSC 3800/5200/5200 含EBS 12.10前有效', 'CNNGB>- MSCU 3800/5200/5200 USD to:2026-12-10'],
  ['青岛-美西基本港 ZIM 40HQ 1850 12.5开', 'CNTAO>- ZIMU -/-/1850 USD etd:2026-12-05'],
  ['深圳-墨尔本 ANL 1850/12.5/13天 20GP', 'CNYTN>AUMEL ANNU 1850/-/- USD etd:2026-12-05 tt:13'],
  ["大连-名古屋 神原 20' 150 40' 300 周五", 'CNDLC>JPNGO - 150/300/300 USD day:5'],
  [
    '@所有人 拉各斯APAPA 舱位放出 青岛出 MSK 40HQ 4450 12.3船 45天',
    'CNTAO>NGAPP MAEU -/-/4450 USD etd:2026-12-03 tt:45',
  ],
  [
    '赫伯罗特 蛇口-汉堡 2026/12/7 ETD 1800/3000/3000 33天',
    'CNSHK>DEHAM HLCU 1800/3000/3000 USD etd:2026-12-07 tt:33',
  ],
  ['上海-蒙德拉 RCL 750/950/950 12.3 18天', 'CNSHA>INMUN REGU 750/950/950 USD etd:2026-12-03 tt:18'],
  [
    'FOB青岛，汉堡，1*40HQ，COSCO报 2850美金，12.4截单 12.8开船，34天，免堆14天',
    'CNTAO>DEHAM COSU -/-/2850 USD etd:2026-12-08 tt:34 free:14',
  ],
  [
    '厦门-马尼拉北港 SITC 100/200 一截三开 3天\n厦门-马尼拉南港 SITC 120/220 一截三开 4天',
    'CNXMN>PHMNL 12PD 100/200/200 USD day:3 tt:3',
    'CNXMN>PHMNL 12PD 120/220/220 USD day:3 tt:4',
  ],
  [
    '连云港-伊斯坦布尔 ARKAS 1950/2750/2750 12.2 开，35天',
    'CNLYG>TRAMR ARKU 1950/2750/2750 USD etd:2026-12-02 tt:35',
  ],
  [
    '上海-鹿特丹\nMSK 1700/2600/2600 周一\nMSC 1600/2500/2500 周三\nCMA 1650/2550/2550 周五\n上海-汉堡\nMSK 1750/2700/2700 周一\nMSC 1650/2600/2600 周三',
    'CNSHA>NLRTM MAEU 1700/2600/2600 USD day:1',
    'CNSHA>NLRTM MSCU 1600/2500/2500 USD day:3',
    'CNSHA>NLRTM CMDU 1650/2550/2550 USD day:5',
    'CNSHA>DEHAM MAEU 1750/2700/2700 USD day:1',
    'CNSHA>DEHAM MSCU 1650/2600/2600 USD day:3',
  ],
  ['太仓-东京 RMB 300/600 周六 3天 锦江', 'CNTAG>JPTYO 11WJ 300/600/600 CNY day:6 tt:3'],
  [
    '深圳盐田—新加坡 20GP：150，40GP：300，40HQ：300；船东WHL，周四开，4天，有效期到11月30日',
    'CNYTN>SGSIN WHLC 150/300/300 USD to:2026-11-30 day:4 tt:4',
  ],
  [
    '宁波-瓦伦西亚 MSC：2100/3200/3200（11.24-11.30）；2000/3000/3000（12.1-12.7）',
    'CNNGB>ESVLC MSCU 2100/3200/3200 USD from:2026-11-24 to:2026-11-30',
    'CNNGB>ESVLC MSCU 2000/3000/3000 USD from:2026-12-01 to:2026-12-07',
  ],
  ['上海→奥克兰(美国) ONE 2000 /40HQ 12.5 ETD', 'CNSHA>USOAK ONEY -/-/2000 USD etd:2026-12-05'],
  [
    'MSK 12.1-12.7 青岛-阿尔赫西拉斯 2000/2900/2950 免用箱10天 周六开',
    'CNTAO>ESALG MAEU 2000/2900/2950 USD from:2026-12-01 to:2026-12-07 day:6 free:10',
  ],
  [
    '宁波-吉达 1950/2850 红海航线 CMA 12.5截关 12.8开船 航程25天 免柜期14天 有效期：12月10日前',
    'CNNGB>SAJED CMDU 1950/2850/2850 USD to:2026-12-10 etd:2026-12-08 tt:25 free:14',
  ],
  [
    '上海-费利克斯托 EMC 1600/2500/2500 12.2截 12.5开 33天 免10天 有效期12.1-12.14',
    'CNSHA>GBFXT EGLV 1600/2500/2500 USD from:2026-12-01 to:2026-12-14 etd:2026-12-05 tt:33 free:10',
  ],
];
