export const title = '航运百科';

/** Words of the encyclopedia's first page in Chinese. */
export const words = {
  encyclopedia: {
    title: '航运百科',
    lead: '港口、船公司、船舶、海事法规和 HS 编码，一处查全。',
    search: '在百科里搜索',
    placeholder: '上海、MAERSK、提单、8418',
    submit: '搜索',
    ports: '只列集装箱港口：代码、位置、当地时间、航线、未来七天的航次和海上距离。',
    byRegion: '按航区和国家看',
    carriers: '联盟、箱号前缀、联系方式、航线和最近航次。',
    vessels: '按船名、IMO 编号、船型、船旗、大小和年份查。',
    regulations: '中国海事法律法规全文 {{articles}} 条，和国际公约摘要。',
    insideLaws: '在条文里搜索',
    hsCodes: '从类、章、品目到税号，部分税号有税率、监管条件和申报要素。',
    busiest: '未来七天航次最多',
    leavingNext: '最近航次',
    toBegin: '常用',
    kinds: {
      port: '港口',
      carrier: '船公司',
      ship: '船舶',
      regulation: '法规',
      article: '条文',
      hs: 'HS 编码',
    },
    found: '“{{keyword}}”，找到 {{total}} 条',
    more: '全部 {{total}} 条',
    closed: '这一部分登录后可查。',
    login: '登录',
    emptyTitle: '没有找到“{{keyword}}”',
    emptyText: '换个名称、代码或拼音试试；法规条文请用中文词。',
    all: '看百科里有什么',
    source: '各页都写明资料来源。航次数按未来七天的船期统计{{ofSample}}。',
  },
} as const;
