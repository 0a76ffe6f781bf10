import type { PriceExample } from '../example.ts';

/** Messages that were written after the reader, to measure it on inputs that it was not built for. */
export const firstExamples: readonly PriceExample[] = [
  [
    'SHA-LGB/LAX MSC USD1600/2000/2000/2532(45) 11/28 CHINOOK',
    'CNSHA>USLGB MSCU 1600/2000/2000 USD etd:2026-11-28',
    'CNSHA>USLAX MSCU 1600/2000/2000 USD etd:2026-11-28',
  ],
  [
    '宁波-SOUTHAMPTON 2050/3150/3200 OOCL LL3 ETD11/30 T/T33',
    'CNNGB>GBSOU OOLU 2050/3150/3200 USD etd:2026-11-30 tt:33',
  ],
  [
    '美线：YTN-LAX: $1650/2050/2050 valid 11/23-11/30 (CMA)',
    'CNYTN>USLAX CMDU 1650/2050/2050 USD from:2026-11-23 to:2026-11-30',
  ],
  [
    '地东航线 上海-比雷埃夫斯 COSCO 1900/2800/2800 周日开 28天',
    'CNSHA>GRPIR COSU 1900/2800/2800 USD day:7 tt:28',
  ],
  ["QINGDAO TO NHAVA SHEVA 20'DC: USD 1,150.- 40'HC: USD 1,300.- HMM", 'CNTAO>INNSA HDMU 1150/-/1300 USD'],
  [
    "O/F: USD 3200/40'HC; ETD: Every Sun; T/T: 28 days; Free time: 10 days at POD; Validity: 14-Dec-2026; POL Ningbo; POD Savannah; HMM",
    'CNNGB>USSAV HDMU -/-/3200 USD to:2026-12-14 day:7 tt:28 free:10',
  ],
  [
    '上海--鹿特丹  1850/2900/2900  EMC  11月下',
    'CNSHA>NLRTM EGLV 1850/2900/2900 USD from:2026-11-16 to:2026-11-30',
  ],
  [
    '大连出：韩国釜山 80/160/160，日本大阪 RMB 400/800/800',
    'CNDLC>KRPUS - 80/160/160 USD',
    'CNDLC>JPOSA - 400/800/800 CNY',
  ],
  ['上海-汉堡 40HQ*2 $2950 马士基', 'CNSHA>DEHAM MAEU -/-/2950 USD'],
  [
    'CNSHA,DEHAM,MAEU,1850,2900,2950,USD,2026-12-01,2026-12-14',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    'XMN - NYC  2700/3300/3300  ZIM  cutoff 11/26 etd 12/1',
    'CNXMN>USNYC ZIMU 2700/3300/3300 USD etd:2026-12-01',
  ],
  ['上海到迪拜 小柜1200刀 高柜1800刀 直达18天左右', 'CNSHA>AEJEA - 1200/-/1800 USD tt:18 via:direct'],
  [
    'FAK SHANGHAI -> MELBOURNE 20GP@1050 40HQ@2100 VALID 30NOV',
    'CNSHA>AUMEL - 1050/-/2100 USD to:2026-11-30',
  ],
  ['GRI后：上海-LAX 2850/3250/3250 12/1生效', 'CNSHA>USLAX - 2850/3250/3250 USD from:2026-12-01'],
  [
    'POL       POD        20GP   40GP   40HQ\nShanghai  Hamburg    1850   2900   2950\nNingbo    Rotterdam  1800   2800   2850',
    'CNSHA>DEHAM - 1850/2900/2950 USD',
    'CNNGB>NLRTM - 1800/2800/2850 USD',
  ],
  ['宁波-汉堡 MSK 11.28 1850-2900-2950', 'CNNGB>DEHAM MAEU 1850/2900/2950 USD etd:2026-11-28'],
  ['有个货，上海到汉堡，MSC可以给到2850/40HQ，28号的船', 'CNSHA>DEHAM MSCU -/-/2850 USD etd:2026-11-28'],
  [
    'Pls note our new buying: ANR 1875/2950, HAM 1850/2900, RTM 1800/2800 ex NGB, COSCO, eff. 1/Dec',
    'CNNGB>BEANR COSU 1875/2950/2950 USD from:2026-12-01',
    'CNNGB>DEHAM COSU 1850/2900/2900 USD from:2026-12-01',
    'CNNGB>NLRTM COSU 1800/2800/2800 USD from:2026-12-01',
  ],
  ['👉深圳蛇口到菲律宾马尼拉北港 SITC 100/180/180 一截三开', 'CNSHK>PHMNL 12PD 100/180/180 USD day:3'],
  [
    'Valid: ETD 12/01~12/14\nCNYTN→USOAK $1750 / $2200 / $2200',
    'CNYTN>USOAK - 1750/2200/2200 USD from:2026-12-01 to:2026-12-14',
  ],
  [
    '上海-新奥尔良 2900/3500/3500，EMC，预配12月6日，到门另询',
    'CNSHA>USMSY EGLV 2900/3500/3500 USD etd:2026-12-06',
  ],
  [
    '高雄-漢堡 萬海 USD1700/2600/2650 11/30開 有效至12月14日',
    'TWKHH>DEHAM WHLC 1700/2600/2650 USD to:2026-12-14 etd:2026-11-30',
  ],
  [
    'Busan → Long Beach USD 1,400/1,750/1,750 SM Line weekly Mon',
    'KRPUS>USLGB SMLM 1400/1750/1750 USD day:1',
  ],
  [
    'Hamburg/Shanghai EUR 1.650/2.600/2.650 Hapag gültig bis 31.12.2026',
    'DEHAM>CNSHA HLCU 1650/2600/2650 EUR to:2026-12-31',
  ],
  [
    '港口\tMSK\tCOSCO\tEMC\n汉堡\t1850/2900/2950\t-\t1800/2800/2800\n鹿特丹\t1800/2800/2850\t1780/2780/2780\t-',
    '->DEHAM MAEU 1850/2900/2950 USD',
    '->DEHAM EGLV 1800/2800/2800 USD',
    '->NLRTM MAEU 1800/2800/2850 USD',
    '->NLRTM COSU 1780/2780/2780 USD',
  ],
  [
    '价格表 2026/12/1-2026/12/14\n起运港：上海 币种：USD\n汉堡 1850 2900 2950 32天\n热那亚 2100 3300 3300 30天',
    'CNSHA>DEHAM - 1850/2900/2950 USD from:2026-12-01 to:2026-12-14 tt:32',
    'CNSHA>ITGOA - 2100/3300/3300 USD from:2026-12-01 to:2026-12-14 tt:30',
  ],
  ['SHA-HAM rate 20GP/40HQ = 1850/2950', 'CNSHA>DEHAM - 1850/-/2950 USD'],
  ['> SHA-HAM?\n1850/2900/2950 MSK, etd 28/11', 'CNSHA>DEHAM MAEU 1850/2900/2950 USD etd:2026-11-28'],
  [
    '厦门出口东南亚：\n①马尼拉 100/180/180\n②雅加达 250/400/400\n③胡志明 120/200/200\n以上SITC，周六开，有效期至11.30',
    'CNXMN>PHMNL 12PD 100/180/180 USD to:2026-11-30 day:6',
    'CNXMN>IDJKT 12PD 250/400/400 USD to:2026-11-30 day:6',
    'CNXMN>VNSGN 12PD 120/200/200 USD to:2026-11-30 day:6',
  ],
  [
    'Our offer as follows:\nPort of loading: Yantian\nPort of discharge: Felixstowe\nOcean freight: USD 3,050 per 40HC, USD 1,950 per 20GP\nCarrier: CMA CGM\nEstimated departure: 4 December\nTransit time: approx. 30 days\nValidity: until 14 December',
    'CNYTN>GBFXT CMDU 1950/-/3050 USD to:2026-12-14 etd:2026-12-04 tt:30',
  ],
  [
    '上海-温哥华 2000/2500/2500 (ZIM, 直航, 16天, 12/2开)',
    'CNSHA>CAVAN ZIMU 2000/2500/2500 USD etd:2026-12-02 tt:16 via:direct',
  ],
  [
    '广州南沙-瓦伦西亚，MSC，4000/40HQ，2300/20GP，12月10号前有效',
    'CNNSA>ESVLC MSCU 2300/-/4000 USD to:2026-12-10',
  ],
  [
    '天津/青岛-釜山 100/200/200 KMTC，大连加50',
    'CNTXG>KRPUS KMTU 100/200/200 USD',
    'CNTAO>KRPUS KMTU 100/200/200 USD',
    'CNDLC>KRPUS KMTU 150/250/250 USD',
  ],
  [
    'Shanghai to Rotterdam - 20ft: $1,780; 40ft: $2,780; 40ft HC: $2,780 (HMM, 34 days, direct)',
    'CNSHA>NLRTM HDMU 1780/2780/2780 USD tt:34 via:direct',
  ],
  [
    '宁波-休斯敦，2700/3300/3300，含AMS，不含PSS，HPL，12/6',
    'CNNGB>USHOU HLCU 2700/3300/3300 USD etd:2026-12-06',
  ],
  ['SZX-LAX 40HQ only 1999! ONE, wk48', 'CNYTN>USLAX ONEY -/-/1999 USD from:2026-11-23 to:2026-11-29'],
  [
    '起运港\t目的港\t船公司\t20GP\t40GP\t40HQ\t开船日期\t航程(天)\t有效期\t备注\n上海\tHamburg\tMSK\t1850\t2900\t2950\t11.28\t32\t11.23~12.05\t目的港免箱14天',
    'CNSHA>DEHAM MAEU 1850/2900/2950 USD from:2026-11-23 to:2026-12-05 etd:2026-11-28 tt:32 free:14',
  ],
  [
    'Xingang-Jakarta 400/650/650 TS Lines via HKG ETD 30th Nov',
    'CNTXG>IDJKT 13DF 400/650/650 USD etd:2026-11-30 via:HKHKG',
  ],
  [
    '上海-纽约MSC2650/3200/3200，ETD11/28，TT34天，免柜期7天',
    'CNSHA>USNYC MSCU 2650/3200/3200 USD etd:2026-11-28 tt:34 free:7',
  ],
  [
    '福州到洛杉矶，万海的，12月第一周，四十尺高柜2150美金',
    'CNFOC>USLAX WHLC -/-/2150 USD from:2026-12-01 to:2026-12-07',
  ],
  ["USD1850/20', 2900/40', 2950/HQ 上海-汉堡", 'CNSHA>DEHAM - 1850/2900/2950 USD'],
  ['上海-汉堡 20:1850 40:2900 HQ:2950 周五开', 'CNSHA>DEHAM - 1850/2900/2950 USD day:5'],
  ['SHA/LAX/40HQ/2050/ONE/12-3开', 'CNSHA>USLAX ONEY -/-/2050 USD etd:2026-12-03'],
  [
    'NGB-HOU USD 2700*20GP, 3300*40HQ, MSC VALID TILL END OF NOV',
    'CNNGB>USHOU MSCU 2700/-/3300 USD to:2026-11-30',
  ],
  ['上海-汉堡 1850/2900/2950，ETD: WED/SAT，T/T 约32天', 'CNSHA>DEHAM - 1850/2900/2950 USD day:3 tt:32'],
  [
    'Buenos dias, Qingdao - Callao USD 1500/1800/1800 ETD 05-Dec, 14 days free, Evergreen',
    'CNTAO>PECLL EGLV 1500/1800/1800 USD etd:2026-12-05 free:14',
  ],
  [
    '【南美西】上海-布埃纳文图拉 40HQ $1800 PIL 免21天 12/8',
    'CNSHA>COBUN PCIU -/-/1800 USD etd:2026-12-08 free:21',
  ],
  [
    '青岛港到汉堡港 20GP 1850美元 40HQ 2950美元 有效期2026.11.20-2026.12.05',
    'CNTAO>DEHAM - 1850/-/2950 USD from:2026-11-20 to:2026-12-05',
  ],
  [
    '上海到鹿特丹的运费多少？我们报2800/40HQ，MSK，12月1号的船',
    'CNSHA>NLRTM MAEU -/-/2800 USD etd:2026-12-01',
  ],
  [
    "Ex-Xiamen to Karachi: USD900/20' USD1200/40'HC, valid 15-30 Nov, Wan Hai via Port Klang",
    'CNXMN>PKKHI WHLC 900/-/1200 USD from:2026-11-15 to:2026-11-30 via:MYPKG',
  ],
  [
    '印巴：\n卡拉奇 900/1200/1200\n吉大港 1450/2100/2100\n宁波出 PIL 11/30',
    'CNNGB>PKKHI PCIU 900/1200/1200 USD etd:2026-11-30',
    'CNNGB>BDCGP PCIU 1450/2100/2100 USD etd:2026-11-30',
  ],
  [
    'SHANGHAI / ROTTERDAM\nUSD 1800 / 20DV\nUSD 2800 / 40HC\nHAPAG-LLOYD\nETD 02.12.2026',
    'CNSHA>NLRTM HLCU 1800/-/2800 USD etd:2026-12-02',
  ],
  ['宁波-LAX 大柜 2050 all in，仅限11/30前离港', 'CNNGB>USLAX - -/2050/2050 USD to:2026-11-30'],
  [
    'From: Shanghai\nTo: Genoa, La Spezia, Livorno\n2100/3300/3300 USD\nMSC direct 30 days',
    'CNSHA>ITGOA MSCU 2100/3300/3300 USD tt:30 via:direct',
    'CNSHA>ITSPE MSCU 2100/3300/3300 USD tt:30 via:direct',
    'CNSHA>ITLIV MSCU 2100/3300/3300 USD tt:30 via:direct',
  ],
  [
    'POL,POD,Carrier,20GP,40GP,40HQ,Valid to\nShanghai,Hamburg,MSC,1850,2900,2950,2026-12-14',
    'CNSHA>DEHAM MSCU 1850/2900/2950 USD to:2026-12-14',
  ],
  ['上海→汉堡｜MSK｜$1850｜$2900｜$2950｜12/5截止', 'CNSHA>DEHAM MAEU 1850/2900/2950 USD to:2026-12-05'],
  [
    '盐田-纽约/萨凡纳/诺福克/查尔斯顿 2600/3200/3200 EMC',
    'CNYTN>USNYC EGLV 2600/3200/3200 USD',
    'CNYTN>USSAV EGLV 2600/3200/3200 USD',
    'CNYTN>USORF EGLV 2600/3200/3200 USD',
    'CNYTN>USCHS EGLV 2600/3200/3200 USD',
  ],
  ['宁波-鹿特丹 运价下调！1750/2700/2700→1700/2600/2600 COSCO', 'CNNGB>NLRTM COSU 1700/2600/2600 USD'],
  [
    'Shanghai-Busan, KMTC 20GP/40GP/40HQ: USD 50/100/100. Validity Nov.23-Nov.30. Subject to LSS',
    'CNSHA>KRPUS KMTU 50/100/100 USD from:2026-11-23 to:2026-11-30',
  ],
  [
    '天津-鹿特丹 HMM FE3 1800/2800/2800 每周日开 航程36天 目的港免用箱14天 有效期至12月中旬',
    'CNTXG>NLRTM HDMU 1800/2800/2800 USD day:7 tt:36 free:14 to:2026-12-20',
  ],
];
