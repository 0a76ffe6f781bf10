import type { Descriptions, SharePictures } from './descriptions.ts';

/** The descriptions of pages, in Chinese. */
export const zh: Descriptions = {
  home: '按航线、按周对比海运船期与参考运价，查港口、船公司、HS 编码，在线提交货运险意向。',
  results: '按起运港、目的港和离港周查询海运船期：开船、到港、截单、截港时间与各箱型参考运价。',
  dataChart: '按周看一条航线的参考运价指数、每周航次、航程天数与船公司份额。',
  insure: '在线提交货运保险意向：选条款、填货值，当场看到估算保费，费率低至 0.05%。',
  insuranceCompany: '合作保险公司的电话、地址、成立日期、注册资本与偿付能力。',
  news: '新闻资讯、港口动态、燃油价格与热点新闻。',
  newsDetail: '新闻资讯正文。',
  newsSearch: '按关键词搜索新闻资讯。',
  encyclopedia: '航运百科：船公司、港口、船舶与海事法规。',
  carriers: '主要集装箱船公司的代码、网站、查询入口与航线。',
  ports: '集装箱港口的代码、位置、航线和未来七天的航次，按航区或国家查找。',
  port: '港口代码、位置、码头、时区，未来七天的航次，以及到其他港口的海上距离。',
  portInfo: '一个航区或一个国家的集装箱港口，标在海图上，按国家分列。',
  vessels: '按船名、IMO 编号、船型和船旗查船舶。',
  vessel: '船舶的船型、吨位、船旗与建造年份。',
  regulations: '海事法律、法规、司法解释和国际公约，按章条阅读。',
  regulation: '海事法规全文，按章条阅读与引用。',
  regulationSearch: '在海事法规全文中搜索。',
  tools: '外贸常用的物流工具：货物跟踪、船舶位置、HS 编码、滞港滞箱费。',
  cargoTracking: '用提单号、订舱号或箱号查货物到了哪里。',
  shipLocation: '按船名或 IMO 编号查看船舶的估算位置与下一港。',
  hsCode: '按编码、中文、英文或拼音查 HS 编码，从类、章、品目一级级看到税号。',
  demurrage: '按提单或合同的免费期和费率，逐日计算滞港费与滞箱费，看免费期最后一天。',
  priceMessage: '粘贴货代的报价消息，整理成表格，逐行对比同航线、同一周的最低价。',
  hsCodeDetail: 'HS 编码的税率、退税率、申报要素、监管条件与检验检疫类别。',
  aboutUs: '航道是什么、数据从哪里来、怎样联系我们和与我们合作。',
  agreement: '服务协议与隐私政策。',
};

/** The texts on link preview pictures, in Chinese; `scripts/share-pictures.ts` draws them. */
export const sharePictures: SharePictures = {
  home: ['船期与参考运价', '按航线、按周查询', '港口 · 船公司 · 货运险'],
  freight: ['船期与运价', '按航线、按周对比', '开船、到港、截单与各箱型运价'],
  insurance: ['货运保险', '选条款、填货值', '当场看到估算保费'],
  news: ['新闻资讯', '航运新闻 · 港口动态', '燃油价格 · 热点新闻'],
  encyclopedia: ['航运百科', '船公司 · 港口', '船舶 · 海事法规'],
  tools: ['物流工具', '货物跟踪 · 船舶位置', 'HS 编码'],
};
