import type { Language } from '@fairway/site/languages';
import type { TitleKey } from '../language/words.ts';

type Descriptions = Partial<Record<TitleKey, string>>;

/**
 * What a page says of itself where its title is listed: one or two sentences for each page that anybody may open. They
 * are written into drawn pages only, so no browser fetches them.
 */
export const descriptions: Readonly<Record<Language, Descriptions>> = {
  zh: {
    home: '按航线、按周对比海运船期与参考运价，查港口、船公司、HS 编码，在线提交货运险意向。',
    results: '按起运港、目的港和离港周查询海运船期：开船、到港、截单、截港时间与各箱型参考运价。',
    dataChart: '主要航线参考运价的走势图，按周看涨跌。',
    insure: '在线提交货运保险意向：选条款、填货值，当场看到估算保费，费率低至 0.05%。',
    insuranceCompany: '合作保险公司的电话、地址、成立日期、注册资本与偿付能力。',
    news: '航运资讯、港口动态、燃油价格与热点新闻。',
    newsDetail: '航运资讯正文。',
    newsSearch: '按关键词搜索航运资讯。',
    encyclopedia: '航运百科：船公司、港口、船舶与海事法规。',
    carriers: '主要集装箱船公司的代码、网站、查询入口与航线。',
    ports: '集装箱港口的代码、位置、航线和七天内的船期，按航线或国家查找。',
    port: '港口代码、位置、码头、时区，七天内的船期，以及到其他港口的海上距离。',
    portInfo: '一个航线区域或一个国家的集装箱港口，标在海图上，按国家分列。',
    vessels: '按船名、IMO 编号、船型和船旗查船舶。',
    vessel: '船舶的船型、吨位、船旗与建造年份。',
    regulations: '海事法律、法规、司法解释和国际公约，按章条阅读。',
    regulation: '海事法规全文，按章条阅读与引用。',
    regulationSearch: '在海事法规全文中搜索。',
    tools: '外贸常用的物流工具：货物跟踪、船舶位置、HS 编码。',
    cargoTracking: '用提单号、订舱号或箱号查货物到了哪里。',
    shipLocation: '按船名或 IMO 编号看船舶的推算位置与下一港。',
    hsCode: '按编码、中文、英文或拼音查 HS 编码，从类、章、品目一级级看到税号。',
    hsCodeDetail: 'HS 编码的税率、退税率、申报要素、监管条件与检验检疫类别。',
    aboutUs: '航道是什么、数据从哪里来、怎样联系我们和与我们合作。',
    agreement: '服务协议与隐私政策。',
  },
  en: {
    home: 'Compare ocean schedules and reference prices by lane and week, look up ports, carriers and HS codes, and ask for cargo insurance online.',
    results:
      'Ocean schedules by port of loading, destination and week: departure, arrival, cut-offs and reference prices for each box type.',
    dataChart: 'How reference prices of the main lanes moved, week by week.',
    insure:
      'Ask for cargo insurance online: choose the clauses, enter the value and see an estimated premium at once, from 0.05%.',
    insuranceCompany:
      'Insurers that work with us: phone, address, date of establishment, registered capital and solvency.',
    news: 'Shipping news, port dynamics, fuel prices and what is being talked about.',
    newsDetail: 'An article on shipping.',
    newsSearch: 'Search shipping news by keyword.',
    encyclopedia: 'The encyclopedia of shipping: carriers, ports, vessels and maritime law.',
    carriers: 'Container carriers with their codes, websites, ways to track cargo, and lanes.',
    ports:
      'Container ports with their codes, positions, lanes and departures of the coming seven days, by lane or country.',
    port: "A port's codes, position, terminals and time zone, its departures within seven days, and its distance by sea to any other.",
    portInfo: 'Container ports of a group of routes or a country, on a chart and by country.',
    vessels: 'Ships by name, IMO number, type and flag.',
    vessel: "A ship's type, tonnage, flag and year of build.",
    regulations:
      'Maritime laws, regulations, judicial interpretations and conventions, by chapter and article.',
    regulation: 'The full text of a maritime law, to read and to cite by article.',
    regulationSearch: 'Search the full texts of maritime law.',
    tools: 'Tools for foreign trade: cargo tracking, vessel positions, HS codes.',
    cargoTracking: 'Find out where cargo is by its bill, booking or container number.',
    shipLocation: "A ship's estimated position and next port, by name or IMO number.",
    hsCode: 'Find HS codes by number, Chinese, English or pinyin, from section and chapter down to the code.',
    hsCodeDetail: 'Rates of duty and rebate, declaration elements, supervision and quarantine of an HS code.',
    aboutUs: 'What Fairway is, where its data comes from, how to reach us and how to work with us.',
    agreement: 'Service agreement and privacy policy.',
  },
};
