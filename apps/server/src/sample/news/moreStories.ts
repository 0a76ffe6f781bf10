import type { Story } from './story.ts';

/** Short pieces, as they fill a day. */
export const moreStories: readonly Story[] = [
  {
    key: 'record-day',
    categoryId: 1,
    zh: {
      title: '{port}单日装卸 {moves} 箱，{why}',
      brief: '夜班开了 {lines} 条作业线；提箱平均等 {wait}。',
      body: `{port}昨天一天装卸 {moves} 个自然箱，是本季度最多的一天。{why}，码头夜班开了 {lines} 条作业线。

忙归忙，外面没有排长队：提箱平均等 {wait}，进港平均 {gate}。{note}`,
    },
    en: {
      title: '{moves} containers in a day at {port}: {why}',
      brief: '{lines} cranes worked through the night; trucks waited {wait} on average.',
      body: `{port} handled {moves} containers yesterday, more than on any day of the quarter. {why}, and {lines} cranes worked through the night.

There were no long queues outside: trucks waited {wait} to pick up and {gate} to deliver. {note}`,
    },
    tellings: [
      {
        ports: ['CNTAO'],
        port: 'CNTAO',
        moves: '31,400',
        why: '三条大船同日到港|three large vessels came on one day',
        lines: '28',
        wait: '34 分钟|34 minutes',
        gate: '22 分钟|22 minutes',
        note: '自动化码头占了其中四成。|Two fifths of it went over the automated terminal.',
      },
      {
        ports: ['MYTPP'],
        port: 'MYTPP',
        moves: '36,800',
        why: '从邻港转来的中转箱到齐了|containers sent from the neighbour port had all arrived',
        lines: '33',
        wait: '41 分钟|41 minutes',
        gate: '30 分钟|30 minutes',
        note: '绝大多数是船对船，不过闸口。|Most went from vessel to vessel and never saw the gate.',
      },
      {
        ports: ['ESALG'],
        port: 'ESALG',
        moves: '18,900',
        why: '直布罗陀一带避风的船一起进港|vessels that had sheltered off Gibraltar came in together',
        lines: '19',
        wait: '38 分钟|38 minutes',
        gate: '25 分钟|25 minutes',
        note: '往西非的支线当晚就接上了。|Feeders to West Africa connected the same night.',
      },
    ],
  },
  {
    key: 'works',
    categoryId: 1,
    zh: {
      title: '{port}{what}检修 {days} 天，{who}改走{way}',
      brief: '检修在夜里做，白天通行不变；超限货暂停。',
      body: `{port}的{what}从下周起检修 {days} 天。施工安排在夜里，白天通行不变，**超限货和特种箱暂停**。

{who}请改走{way}，多 {extra}。码头会把这段时间的截港放宽一小时。{note}`,
    },
    en: {
      title: '{days} days of repairs to {what} at {port}: {who} go by {way}',
      brief: 'Work is done at night and days are unchanged; oversized cargo has to wait.',
      body: `From next week {what} at {port} is under repair for {days} days. Work is done at night and nothing changes by day, but **oversized and special containers have to wait**.

{who} go by {way}, {extra} more. Cut-offs are an hour later in this time. {note}`,
    },
    tellings: [
      {
        ports: ['CNSHA'],
        port: 'CNSHA',
        what: '东海大桥|the Donghai Bridge',
        days: '10',
        who: '夜间集卡|trucks at night',
        way: '驳船转驳|barge',
        extra: '半天|half a day',
        note: '冷藏箱建议安排在白天。|Reefers are best brought by day.',
      },
      {
        ports: ['DEHAM'],
        port: 'DEHAM',
        what: '科尔布兰德大桥|the Köhlbrand Bridge',
        days: '5',
        who: '港区内移箱的车|trucks between the terminals',
        way: '环线|the ring road',
        extra: '40 分钟|40 minutes',
        note: '铁路不受影响。|Trains are not affected.',
      },
      {
        ports: ['AUSYD'],
        port: 'AUSYD',
        what: '港区铁路道口|the port’s level crossing',
        days: '7',
        who: '空箱车|trucks with empties',
        way: '西侧闸口|the western gate',
        extra: '25 分钟|25 minutes',
        note: '还空的截止时间顺延一天。|Empties may come back a day later.',
      },
    ],
  },
  {
    key: 'reefer-plugs',
    categoryId: 1,
    zh: {
      title: '{port}新增 {plugs} 个冷藏插座，{season}够用了',
      brief: '堆场温度每 {every} 记一次，货主可以在线看。',
      body: `{port}的冷藏堆场新增 {plugs} 个插座，总数到 {total} 个。{season}高峰时最多同时插 {peak} 个，终于够用。

每个箱子的温度每 {every} 记一次，货主可以在码头网站上看，偏差超过两度会发短信。{note}`,
    },
    en: {
      title: '{plugs} more reefer plugs at {port}, enough for {season}',
      brief: 'Temperatures are recorded every {every}, and shippers can see them.',
      body: `The reefer yard of {port} has {plugs} plugs more, {total} in all. At the height of {season} {peak} are in use at once: at last there are enough.

Each container is measured every {every}; shippers see it on the terminal’s site and get a message when it is off by more than two degrees. {note}`,
    },
    tellings: [
      {
        ports: ['CNDLC'],
        port: 'CNDLC',
        plugs: '420',
        total: '2,900',
        season: '海鲜季|the seafood season',
        peak: '2,600',
        every: '15 分钟|15 minutes',
        note: '预冷仍按箱收费。|Pre-cooling is still charged by the container.',
      },
      {
        ports: ['ECGYE'],
        port: 'ECGYE',
        plugs: '600',
        total: '4,100',
        season: '香蕉旺季|the banana season',
        peak: '3,700',
        every: '10 分钟|10 minutes',
        note: '到大连和天津的快船每周两个航次。|Two fast vessels a week go to Dalian and Tianjin.',
      },
      {
        ports: ['NZTRG'],
        port: 'NZTRG',
        plugs: '250',
        total: '1,850',
        season: '猕猴桃季|the kiwifruit season',
        peak: '1,600',
        every: '20 分钟|20 minutes',
        note: '罐箱和冷藏箱分区以后，找箱快了。|With tanks and reefers apart, containers are found faster.',
      },
    ],
  },
  {
    key: 'transit-time',
    categoryId: 0,
    zh: {
      title: '从{from}到{to}，哪天开的船最快？',
      brief: '我们数了 {count} 个航次：{best}开的平均 {bestDays} 天，{worst}开的 {worstDays} 天。',
      body: `同一条线，开船日不同，全程差得不少。我们数了最近十二周{from}到{to}的 {count} 个航次：

| 开船 | 平均航程 | 最短 |
|---|--:|--:|
| {best} | {bestDays} 天 | {bestMin} 天 |
| {mid} | {midDays} 天 | {midMin} 天 |
| {worst} | {worstDays} 天 | {worstMin} 天 |

差别主要在挂港：{why}。价格反而不一定低，{priceNote}。

货好日能挪一两天的，先看开船日，再看船公司。`,
    },
    en: {
      title: 'From {from} to {to}: which day’s vessel is the fastest?',
      brief:
        'We counted {count} voyages: {bestDays} days on average for those of {best}, {worstDays} for those of {worst}.',
      body: `On one route the day of departure makes a difference. We counted {count} voyages from {from} to {to} in the last twelve weeks:

| departure | average | shortest |
|---|--:|--:|
| {best} | {bestDays} days | {bestMin} days |
| {mid} | {midDays} days | {midMin} days |
| {worst} | {worstDays} days | {worstMin} days |

It is the calls on the way: {why}. Slower is not cheaper: {priceNote}.

Who can move the cargo by a day or two should look at the day first and at the carrier then.`,
    },
    tellings: [
      {
        ports: ['CNSHA', 'DEHAM'],
        lanes: ['CNSHA-DEHAM'],
        from: 'CNSHA',
        to: 'DEHAM',
        count: '148',
        best: '周四|Thursday',
        bestDays: '31.4',
        bestMin: '28',
        mid: '周一|Monday',
        midDays: '33.0',
        midMin: '30',
        worst: '周六|Saturday',
        worstDays: '36.2',
        worstMin: '33',
        why: '周六的船先去鹿特丹和费利克斯托|Saturday’s vessels call at Rotterdam and Felixstowe first',
        priceNote: '两天的价差中位数只有 $40|the median difference between the two is $40',
      },
      {
        ports: ['CNYTN', 'USLAX'],
        lanes: ['CNYTN-USLAX'],
        from: 'CNYTN',
        to: 'USLAX',
        count: '203',
        best: '周三|Wednesday',
        bestDays: '13.1',
        bestMin: '11',
        mid: '周日|Sunday',
        midDays: '15.6',
        midMin: '14',
        worst: '周五|Friday',
        worstDays: '18.9',
        worstMin: '17',
        why: '周五的船还要挂宁波和釜山|Friday’s vessels still call at Ningbo and Busan',
        priceNote: '快船贵约 $350，是为时间付的|the fast vessels cost about $350 more, and that buys time',
      },
      {
        ports: ['CNNGB', 'SGSIN'],
        lanes: ['CNNGB-SGSIN'],
        from: 'CNNGB',
        to: 'SGSIN',
        count: '176',
        best: '周二|Tuesday',
        bestDays: '6.2',
        bestMin: '5',
        mid: '周五|Friday',
        midDays: '7.4',
        midMin: '6',
        worst: '周日|Sunday',
        worstDays: '9.0',
        worstMin: '8',
        why: '周日的船先下厦门和南沙|Sunday’s vessels go by Xiamen and Nansha',
        priceNote: '几乎没有差价|there is next to none',
      },
    ],
  },
  {
    key: 'how-to-vgm',
    categoryId: 0,
    zh: {
      title: '一票货被退关：VGM 差了 {diff}，{port}怎么补救',
      brief: '允差是 5% 或半吨，以小者为准；{cost}换来一次重称。',
      body: `{port}一票货因为 VGM 不符被拦下：申报 {declared} 吨，地磅 {weighed} 吨，差 {diff}。

补救的顺序是：先在{where}重称，再改 VGM，最后向船公司申请恢复。整个过程 {hours} 小时，赶上了同一条船，花了 {cost}。

三个容易出错的地方：

1. 忘了算**木方和绑扎**；
2. 用空箱门上的自重，修过的箱子不准；
3. 拼箱按体积摊重量。

{note}`,
    },
    en: {
      title: 'Stopped at {port} for a VGM that was off by {diff}: how it was saved',
      brief: 'The tolerance is 5% or half a tonne, whichever is less; {cost} bought another weighing.',
      body: `A container was stopped at {port} because of its verified gross mass: declared {declared} tonnes, weighed {weighed}, off by {diff}.

The way back: weigh again at {where}, correct the VGM, then ask the carrier to release it. It took {hours} hours and {cost}, and the container made its vessel.

Three things that go wrong:

1. **wood and lashing** are forgotten;
2. the tare on the door is used, which is wrong for repaired containers;
3. shared containers split the weight by volume.

{note}`,
    },
    tellings: [
      {
        ports: ['CNNSA'],
        port: 'CNNSA',
        diff: '1.3 吨|1.3 tonnes',
        declared: '22.4',
        weighed: '23.7',
        where: '港外认可地磅|an approved bridge outside the port',
        hours: '7',
        cost: '620 元|620 yuan',
        note: '截 VGM 通常早于截关半天，别按截港算。|The VGM cut-off is usually half a day before customs: do not plan by the port’s.',
      },
      {
        ports: ['VNHPH'],
        port: 'VNHPH',
        diff: '0.9 吨|0.9 tonnes',
        declared: '17.2',
        weighed: '18.1',
        where: '码头内称重区|the terminal’s own scale',
        hours: '5',
        cost: '$55',
        note: '雨季木托吸水，能差出两三百公斤。|In the rains wooden pallets soak up two or three hundred kilos.',
      },
    ],
  },
  {
    key: 'baf-explained',
    categoryId: 2,
    zh: {
      title: '油价{way} {by}，BAF 会变多少？用{lane}算一遍',
      brief: '按公开公式，燃油每吨变 $10，每 40HQ 约变 {each}；生效要等下个取价期。',
      body: `燃油附加费不是按今天的油价算的。多数船公司取**上一期的平均价**，提前两周公布，下一期执行。

以{lane}为例：一个来回烧约 {burn} 吨油，按 {boxes} 个箱子摊，燃油每吨变 $10，每 40HQ 约变 {each}。本期均价{way} {by}，折下来约 {total}。

所以油价今天跌，下个月才便宜；今天涨，这个月的价还能用。{note}`,
    },
    en: {
      title: 'Fuel {way} {by}: what it means for BAF, for example on {lane}',
      brief: 'By the published formula, $10 per tonne is about {each} per 40HQ, from the next period.',
      body: `A bunker surcharge does not follow today’s price. Most carriers take **the average of the last period**, publish two weeks ahead and apply it in the next.

Take {lane}: a round trip burns about {burn} tonnes, spread over {boxes} containers; $10 a tonne are about {each} a 40HQ. The period’s average {way} {by}, which makes about {total}.

So what falls today is cheaper next month, and what rises today leaves this month’s price as it is. {note}`,
    },
    tellings: [
      {
        ports: ['CNSHA', 'USLAX'],
        lanes: ['CNSHA-USLAX'],
        way: '跌|fell by',
        by: '$18',
        lane: '上海—洛杉矶|Shanghai to Los Angeles',
        each: '$4',
        burn: '2,900',
        boxes: '7,200',
        total: '$7',
        note: '短程线摊得薄，变动多半看不出来。|On short routes it is spread so thin that one hardly sees it.',
      },
      {
        ports: ['CNSHA', 'NLRTM'],
        lanes: ['CNSHA-NLRTM'],
        way: '涨|rose by',
        by: '$26',
        lane: '上海—鹿特丹|Shanghai to Rotterdam',
        each: '$6',
        burn: '6,400',
        boxes: '11,000',
        total: '$15',
        note: '绕好望角的航次油耗多三成，附加费另列。|Round the Cape a third more is burnt, which is charged apart.',
      },
      {
        ports: ['CNTAO', 'BRSSZ'],
        lanes: ['CNTAO-BRSSZ'],
        way: '跌|fell by',
        by: '$31',
        lane: '青岛—桑托斯|Qingdao to Santos',
        each: '$7',
        burn: '5,200',
        boxes: '7,500',
        total: '$22',
        note: '冷藏箱用电另算，不在 BAF 里。|Power for reefers is another item.',
      },
    ],
  },
  {
    key: 'green-fuel',
    categoryId: 2,
    zh: {
      title: '{port}首次给集装箱船加{fuel}，{tonnes}吨用了 {hours} 小时',
      brief: '价格约是低硫燃油的 {times} 倍，{carrier}把成本放进“绿色产品”单独卖。',
      body: `{port}本周给一条集装箱船加了 {tonnes} 吨{fuel}，边装卸边加注，用了 {hours} 小时，没有占泊位时间。

价格按热值折算，大约是低硫燃油的 {times} 倍。{carrier}没有把差价摊给所有货主，而是做成单独的减排产品：愿意出钱的货主拿到**减排证明**。

{note}`,
    },
    en: {
      title: 'First {fuel} for a container vessel at {port}: {tonnes} tonnes in {hours} hours',
      brief: 'At about {times} times the price of VLSFO; {carrier} sells it as a product of its own.',
      body: `A container vessel took {tonnes} tonnes of {fuel} at {port} this week, while it was loaded, in {hours} hours and without staying longer.

By energy the price is about {times} times that of VLSFO. {carrier} does not spread it over everybody: shippers who pay for it get **a certificate** of what was saved.

{note}`,
    },
    tellings: [
      {
        ports: ['CNSHA'],
        port: 'CNSHA',
        fuel: '绿色甲醇|green methanol',
        tonnes: '2,100',
        hours: '14',
        times: '2.6',
        carrier: '@MAEU',
        note: '下一次加注排在月底。|The next one is planned for the end of the month.',
      },
      {
        ports: ['SGSIN'],
        port: 'SGSIN',
        fuel: '生物燃料 B30|biofuel B30',
        tonnes: '3,400',
        hours: '9',
        times: '1.3',
        carrier: '@CMDU',
        note: '现有主机不用改，装载前做相容性测试。|Engines need no change; fuels are tested for compatibility first.',
      },
      {
        ports: ['NLRTM'],
        port: 'NLRTM',
        fuel: '生物液化天然气|bio-LNG',
        tonnes: '1,250',
        hours: '11',
        times: '1.9',
        carrier: '@HLCU',
        note: '鹿特丹对这类加注减免港务费。|Rotterdam takes less port dues for such calls.',
      },
    ],
  },
  {
    key: 'first-call',
    categoryId: 1,
    zh: {
      title: '{ship}首靠{port}，{lane}换上大船',
      brief: '单船 {size} TEU，比原来多 {more}；班期不变，靠泊时间长 {hours} 小时。',
      body: `{ship}昨晚首靠{port}。这是{carrier}在{lane}换上的第一条大船，单船 {size} TEU，比原来多 {more}。

班期不变，每周同一天开。船大以后靠泊要多 {hours} 小时，**截港提前到开船前 {cut} 小时**，货主排车要留意。

{note}`,
    },
    en: {
      title: '{ship} calls at {port} for the first time: larger vessels on {lane}',
      brief: '{size} TEU, {more} more than before; the same day each week, {hours} hours longer alongside.',
      body: `{ship} came to {port} last night for the first time. She is the first of the larger vessels that {carrier} puts on {lane}: {size} TEU, {more} more than before.

The day stays the same. As loading takes {hours} hours longer, **the CY cut-off moves to {cut} hours before departure**; trucks should be planned by that.

{note}`,
    },
    facts: [
      ['单船|A vessel', '{size} TEU|{size} TEU'],
      ['截港|Cut-off', '开船前 {cut} 小时|{cut} hours before'],
    ],
    tellings: [
      {
        ports: ['CNTXG'],
        lanes: ['CNTXG-NLRTM'],
        ship: '中远海运宇宙|COSCO SHIPPING UNIVERSE',
        port: 'CNTXG',
        carrier: '@COSU',
        lane: '北方港—北欧|North China to North Europe',
        size: '21,237',
        more: '3,200',
        hours: '6',
        cut: '18',
        note: '天津以北的货，可以少去一趟青岛转船。|Cargo from further north need no longer change vessels at Qingdao.',
      },
      {
        ports: ['LKCMB'],
        lanes: ['LKCMB-NLRTM'],
        ship: '东方香港|OOCL HONG KONG',
        port: 'LKCMB',
        carrier: '@OOLU',
        lane: '南亚—北欧|South Asia to North Europe',
        size: '21,413',
        more: '5,100',
        hours: '7',
        cut: '16',
        note: '印度东岸的支线改在前一天到，衔接更松。|Feeders from the east coast of India come a day earlier, with more time to connect.',
      },
      {
        ports: ['CNXMN'],
        lanes: ['CNXMN-USLAX'],
        ship: '长荣 ACE|EVER ACE',
        port: 'CNXMN',
        carrier: '@EGLV',
        lane: '华东—美西|East China to the US West Coast',
        size: '23,992',
        more: '7,900',
        hours: '9',
        cut: '20',
        note: '海沧为这条船腾出两个泊位，当天的近洋航次改靠嵩屿。|Haicang keeps two berths for her; short-sea vessels of the day go to Songyu.',
      },
      {
        ports: ['SAJED'],
        lanes: ['SAJED-ITGOA'],
        ship: '达飞雅克·萨德|CMA CGM JACQUES SAADE',
        port: 'SAJED',
        carrier: '@CMDU',
        lane: '红海—地中海|Red Sea to Mediterranean',
        size: '23,112',
        more: '6,400',
        hours: '8',
        cut: '20',
        note: '吉达的中转箱优先装这条船。|Transshipment at Jeddah goes on her first.',
      },
    ],
  },
  {
    key: 'chassis',
    categoryId: 0,
    zh: {
      title: '{place}车架不够，{port}提箱多等 {days} 天',
      brief: '在外车架平均用 {out} 天才还；先约车架，再约提箱。',
      body: `{port}提箱的瓶颈不在码头，在车架。{place}的车架平均在外 {out} 天才还，可用的只剩 {left}。

码头照常放箱，没有车架就拉不走，多等 {days} 天，**免堆期却在走**。先约车架、再约提箱，次序不要反。

{note}`,
    },
    en: {
      title: 'Short of chassis in {place}: containers at {port} wait {days} days longer',
      brief: 'A chassis stays out {out} days on average; book it first and the pick-up then.',
      body: `What holds up containers at {port} is not the terminal but the chassis. In {place} one stays out {out} days on average, and {left} are left.

Terminals release as usual, but without a chassis a container stays {days} days longer, **while its free time runs**. Book the chassis first and the pick-up then, not the other way round.

{note}`,
    },
    tellings: [
      {
        ports: ['USLAX', 'USLGB'],
        port: 'USLAX',
        place: '南加州|Southern California',
        days: '2',
        out: '8.4',
        left: '14%',
        note: '重箱周五提、周一还空的，按四天计费。|Who takes a container on Friday and brings it back on Monday pays for four days.',
      },
      {
        ports: ['USNYC'],
        port: 'USNYC',
        place: '新泽西|New Jersey',
        days: '1',
        out: '6.9',
        left: '19%',
        note: '铁路去芝加哥的箱子不占车架。|Containers that go to Chicago by train need none.',
      },
      {
        ports: ['USSAV'],
        port: 'USSAV',
        place: '佐治亚|Georgia',
        days: '1',
        out: '6.1',
        left: '21%',
        note: '内陆港的箱子可以在那里还空，省一趟回港。|Containers of the inland port may be returned there, without the way back.',
      },
      {
        ports: ['CAVAN'],
        port: 'CAVAN',
        place: '大温地区|Greater Vancouver',
        days: '2',
        out: '7.5',
        left: '17%',
        note: '雨季车速慢，晚高峰前后半小时最堵。|Trucks are slow in the rain, most of all around the evening rush.',
      },
    ],
  },
];
