import type { Story } from './story.ts';

/** The hot topics. */
export const hotStories: readonly Story[] = [
  {
    key: 'red-sea',
    categoryId: 3,
    zh: {
      title: '红海复航第{week}周：{count}家船公司改回苏伊士',
      brief:
        '上海到鹿特丹少走 3,568 海里，快 8 天。本周共 {back} 个航次恢复经苏伊士，另有 {cape} 个航次仍绕好望角。',
      body: `本周，{count}家船公司把 {back} 个西北欧航次改回苏伊士运河。上海到鹿特丹的航程由 13,835 海里缩到 10,525 海里，按 17 节计约快 8 天。

另有 {cape} 个航次仍绕好望角。**眼下两种走法并存**：同一周到港的船，早开的可能反而晚到。订舱前先看清走哪条路，再比价格。

| 走法 | 本周航次 | 上周 |
|---|--:|--:|
| 经苏伊士 | {back} | {backBefore} |
| 绕好望角 | {cape} | {capeBefore} |

运价先动了。上海到鹿特丹本周参考价比上周{price}；绕行附加费由 $600 降为 {surcharge}。

对货主，最要紧的是看清每个航次走哪条路：航次详情的“航程”里已标出。{note}`,
    },
    en: {
      title: 'Week {week} of the return to Suez: {count} carriers go back through the Red Sea',
      brief:
        'Shanghai to Rotterdam is 3,568 nm and 8 days shorter. {back} sailings a week go by Suez again, {cape} still round the Cape.',
      body: `This week {count} carriers moved {back} sailings to North Europe back to the Suez Canal. From Shanghai to Rotterdam that is 10,525 nm instead of 13,835, about 8 days at 17 knots.

Another {cape} still go round the Cape. **For now both routings coexist**: a vessel that leaves earlier may arrive later. Check the routing before you compare prices.

| routing | sailings this week | last week |
|---|--:|--:|
| via Suez | {back} | {backBefore} |
| round the Cape | {cape} | {capeBefore} |

Prices moved first. The reference price from Shanghai to Rotterdam {price} on last week; the surcharge for the detour goes from $600 to {surcharge}.

For shippers the routing of each sailing matters most: see “Route” on the page of the sailing. {note}`,
    },
    facts: [
      ['少走|Shorter by', '3,568 海里|3,568 nm'],
      ['快|Faster by', '8 天|8 days'],
      ['已改回|By Suez', '{back} / {all} 个航次|{back} of {all}'],
    ],
    tellings: [
      {
        ports: ['CNSHA', 'EGPSD', 'NLRTM'],
        lanes: ['CNSHA-NLRTM', 'CNNGB-DEHAM'],
        week: '六|six',
        count: '三|three',
        back: '11',
        cape: '22',
        all: '33',
        backBefore: '8',
        capeBefore: '25',
        price: '降 4.3%|fell by 4.3%',
        surcharge: '$250',
        note: '保险的战争险加费还没有取消，年约之外的货按次报。|The war premium has not gone; cargo without an annual policy is declared each time.',
      },
      {
        ports: ['CNSHA', 'SAJED', 'NLRTM'],
        lanes: ['CNSHA-NLRTM'],
        week: '三|three',
        count: '两|two',
        back: '4',
        cape: '29',
        all: '33',
        backBefore: '2',
        capeBefore: '31',
        price: '降 1.8%|fell by 1.8%',
        surcharge: '$400',
        note: '吉达的中转量一周内回升近两成。|Transshipment at Jeddah grew by almost a fifth within the week.',
      },
      {
        ports: ['CNSHA', 'EGPSD'],
        lanes: ['CNSHA-NLRTM'],
        week: '一|one',
        count: '一|one',
        back: '1',
        cape: '32',
        all: '33',
        backBefore: '0',
        capeBefore: '33',
        price: '没有变|stood still',
        surcharge: '$600',
        note: '首航次装的多是空箱，货主大多在观望。|The first vessel carried mostly empties: shippers wait and see.',
      },
    ],
  },
  {
    key: 'panama',
    categoryId: 3,
    zh: {
      title: '巴拿马运河吃水{change} {feet} 英尺，每天过 {slots} 条',
      brief: '{meaning}；走运河到美东的大船每航次{effect}。',
      body: `巴拿马运河管理方公布，新船闸最大吃水{change}到 {draft} 英尺，每天通过 {slots} 条。加通湖水位{lake}。

吃水每少一英尺，一条 1.4 万箱的船大约少装 {per} 个标准箱。{meaning}。

- 亚洲到美东：{effect}，轻货影响小；
- 美湾到亚洲：粮食和化工箱子先受影响；
- 改走苏伊士：上海到纽约多约 1,900 海里，六天上下。

{note}`,
    },
    en: {
      title: 'Draught in the Panama Canal {change} by {feet}; {slots} vessels a day',
      brief: '{meaning}; a large vessel to the US East Coast {effect}.',
      body: `The largest draught in the new locks of the Panama Canal {change} to {draft} feet, with {slots} vessels a day. The water of Gatun Lake {lake}.

A foot of draught is about {per} TEU to a vessel of 14,000. {meaning}.

- From Asia to the US East Coast a vessel {effect}; light cargo hardly notices;
- from the US Gulf to Asia grain and chemicals feel it first;
- by Suez it is about 1,900 nm more from Shanghai to New York, six days or so.

{note}`,
    },
    facts: [
      ['最大吃水|Draught', '{draft} 英尺|{draft} feet'],
      ['每天|A day', '{slots} 条|{slots} vessels'],
    ],
    tellings: [
      {
        ports: ['PABLB', 'PAMIT', 'USNYC'],
        lanes: ['CNSHA-USNYC'],
        change: '放宽|grows',
        feet: '1|one foot',
        draft: '49',
        slots: '35',
        lake: '比去年同期高 0.6 米|stands 0.6 metres higher than a year ago',
        per: '350',
        meaning: '雨季来水比预计多|The rains brought more than was expected',
        effect: '能多装约 350 个标准箱|carries about 350 TEU more',
        note: '拍卖的插队位价格跌回常年水平。|Auctioned slots are back at their usual price.',
      },
      {
        ports: ['PABLB', 'USSAV'],
        lanes: ['CNYTN-USSAV'],
        change: '收紧|shrinks',
        feet: '1.5|1.5 feet',
        draft: '48',
        slots: '32',
        lake: '低于五年均值|stands below the average of five years',
        per: '350',
        meaning: '旱季前先留水|Water is kept for the dry season',
        effect: '要少装约 500 个标准箱|leaves about 500 TEU behind',
        note: '重货多的航次可能甩箱，石材和五金尽量早交。|Vessels with heavy cargo may leave containers behind: stone and hardware should come early.',
      },
    ],
  },
  {
    key: 'rates-index',
    categoryId: 3,
    zh: {
      title: '本周运价：{up}涨，{down}跌',
      brief: '{lane1} {m1}，{lane2} {m2}；两周内的舱位{space}。',
      body: `按我们船期表里的参考价（40HQ，含海运费，不含港杂），本周各线走势分化：

| 航线 | 本周 | 比上周 |
|---|--:|--:|
| {lane1} | {p1} | {m1} |
| {lane2} | {p2} | {m2} |
| {lane3} | {p3} | {m3} |
| {lane4} | {p4} | {m4} |

{up}的上涨来自{why}。{down}则相反，{whyDown}。

**怎么用**：参考价是当周各家公开价的中位数，不是你能订到的最低价。货量稳定的，拿它跟合同价比；零散出货的，看它的方向。

两周内的舱位{space}。{note}`,
    },
    en: {
      title: 'Rates this week: {up} up, {down} down',
      brief: '{lane1} {m1}, {lane2} {m2}; space within two weeks is {space}.',
      body: `By the reference prices of our schedule (40HQ, ocean freight without local charges) routes go different ways this week:

| route | this week | vs last week |
|---|--:|--:|
| {lane1} | {p1} | {m1} |
| {lane2} | {p2} | {m2} |
| {lane3} | {p3} | {m3} |
| {lane4} | {p4} | {m4} |

{up} rose because of {why}. {down} did the opposite: {whyDown}.

**How to use it**: a reference price is the median of what carriers publish for the week, not the least you can get. With steady volumes compare it to your contract; otherwise look which way it goes.

Space within two weeks is {space}. {note}`,
    },
    tellings: [
      {
        ports: ['CNSHA', 'USLAX', 'NLRTM'],
        lanes: ['CNSHA-USLAX', 'CNSHA-NLRTM'],
        up: '美西|the US West Coast',
        down: '北欧|North Europe',
        lane1: '上海—洛杉矶|Shanghai–Los Angeles',
        p1: '$1,890',
        m1: '+2.7%',
        lane2: '上海—鹿特丹|Shanghai–Rotterdam',
        p2: '$1,980',
        m2: '-4.3%',
        lane3: '盐田—纽约|Yantian–New York',
        p3: '$2,960',
        m3: '+1.1%',
        lane4: '宁波—桑托斯|Ningbo–Santos',
        p4: '$2,240',
        m4: '-0.9%',
        why: '停航和补库|blank sailings and restocking',
        whyDown: '回到苏伊士的船让出了舱位|vessels that went back to Suez made room',
        space: '充裕|ample',
        note: '旺季附加费这周没有新的通知。|No new peak surcharge was announced.',
      },
      {
        ports: ['CNYTN', 'AEJEA', 'AUSYD'],
        lanes: ['CNYTN-AEJEA', 'CNSHA-AUSYD'],
        up: '中东|the Gulf',
        down: '澳新|Australia',
        lane1: '盐田—杰贝阿里|Yantian–Jebel Ali',
        p1: '$1,310',
        m1: '+5.2%',
        lane2: '上海—悉尼|Shanghai–Sydney',
        p2: '$1,450',
        m2: '-3.0%',
        lane3: '上海—那瓦西瓦|Shanghai–Nhava Sheva',
        p3: '$1,120',
        m3: '+2.4%',
        lane4: '青岛—德班|Qingdao–Durban',
        p4: '$2,080',
        m4: '+0.4%',
        why: '斋月前备货提前|goods ordered early for Ramadan',
        whyDown: '加班船多了两条|two extra loaders came',
        space: '中东偏紧，其余正常|tight to the Gulf, normal elsewhere',
        note: '到达曼的货先问清是不是经杰贝阿里转。|For Dammam ask first whether it goes by Jebel Ali.',
      },
      {
        ports: ['CNSHA', 'JPTYO', 'SGSIN'],
        lanes: ['CNSHA-JPTYO', 'CNSHA-SGSIN'],
        up: '东南亚|South-East Asia',
        down: '日本|Japan',
        lane1: '上海—新加坡|Shanghai–Singapore',
        p1: '$620',
        m1: '+6.9%',
        lane2: '上海—东京|Shanghai–Tokyo',
        p2: '$410',
        m2: '-2.4%',
        lane3: '盐田—海防|Yantian–Haiphong',
        p3: '$380',
        m3: '+5.6%',
        lane4: '厦门—马尼拉|Xiamen–Manila',
        p4: '$330',
        m4: '+3.1%',
        why: '空箱回流慢|slow returns of empties',
        whyDown: '淡季航次没有减|sailings were not cut in the slack season',
        space: '短程线普遍紧|tight on short routes',
        note: '到胡志明的 20GP 缺箱，提前三天约。|20GP to Ho Chi Minh City are short: book three days ahead.',
      },
      {
        ports: ['CNNGB', 'USNYC', 'GRPIR'],
        lanes: ['CNNGB-USNYC', 'CNNGB-GRPIR'],
        up: '美东|the US East Coast',
        down: '地中海|the Mediterranean',
        lane1: '宁波—纽约|Ningbo–New York',
        p1: '$3,020',
        m1: '+2.2%',
        lane2: '宁波—比雷埃夫斯|Ningbo–Piraeus',
        p2: '$2,310',
        m2: '-5.1%',
        lane3: '上海—热那亚|Shanghai–Genoa',
        p3: '$2,290',
        m3: '-4.6%',
        lane4: '上海—曼萨尼约|Shanghai–Manzanillo',
        p4: '$1,770',
        m4: '+0.8%',
        why: '运河限吃水|draught limits in the canal',
        whyDown: '直达船回来了|direct vessels came back',
        space: '美东偏紧|tight to the East Coast',
        note: '地中海东部的支线还没有全部恢复。|Feeders in the eastern Mediterranean are not all back.',
      },
    ],
  },
  {
    key: 'peak-early',
    categoryId: 3,
    zh: {
      title: '{season}前备货提前，{lane}未来两周订舱要抢',
      brief: '{carrier}周末航次已满，周中航次剩 {left}；建议现在就放货好日期。',
      body: `离{season}还有 {weeks} 周，{lane}的订舱已经热起来。{carrier}的周末航次满舱，周中航次剩 {left} 左右的舱位。

往年高峰在节前三周，今年提前了约一周。货代说主要是{why}。

给还没订的货主三句话：

1. **先定货好日，再订舱**，改期一次就可能掉到节后；
2. 能走周中航次的别等周末；
3. {advice}

{note}`,
    },
    en: {
      title: 'Early for {season}: two weeks of hard booking on {lane}',
      brief:
        'Weekend sailings of {carrier} are full, {left} of midweek ones left: fix the date of your cargo now.',
      body: `{weeks} weeks before {season} bookings on {lane} run hot. Weekend sailings of {carrier} are full; of midweek ones {left} are left.

In other years the peak came three weeks before, this year it is about a week earlier. Forwarders put it down to {why}.

Three things for who has not booked:

1. **fix when cargo is ready, then book**: one change of date may mean after the holiday;
2. what can go midweek should not wait for the weekend;
3. {advice}

{note}`,
    },
    tellings: [
      {
        ports: ['CNYTN', 'USLAX'],
        lanes: ['CNYTN-USLAX'],
        season: '春节|the Spring Festival',
        lane: '华南—美西|South China to the US West Coast',
        carrier: '@MATS',
        left: '两成|a fifth',
        weeks: '十|ten',
        why: '工厂今年放假早|factories closing early this year',
        advice:
          '快船只在开船前五天放最后一批舱，可以守一守。|fast vessels release their last space five days before: it may pay to watch.',
        note: '节后第一周通常有空位，价格低一档。|The first week after the holiday usually has room, at a lower price.',
      },
      {
        ports: ['VNVUT', 'DEHAM'],
        lanes: ['VNVUT-DEHAM'],
        season: '圣诞|Christmas',
        lane: '越南—北欧|Vietnam to North Europe',
        carrier: '@HLCU',
        left: '一成|a tenth',
        weeks: '五|five',
        why: '去年晚到的教训|what was learned from late arrivals last year',
        advice:
          '拆成两票走不同的船，比都压在一个航次稳。|two bookings on different vessels are safer than one.',
        note: '汉堡的仓库十二月中旬起限收。|Warehouses in Hamburg take less from the middle of December.',
      },
    ],
  },
  {
    key: 'ets',
    categoryId: 3,
    zh: {
      title: '欧盟排放附加费下季度上调：{lane}每 40HQ {fee}',
      brief: '按欧盟碳价 {price} 一吨算，{carriers}已公布；绕航的船收得更多。',
      body: `{carriers}公布了下季度的欧盟排放附加费，{lane}每 40HQ {fee}，比本季度多 {more}。

这笔费用按三样东西算：航程里算进欧盟的那一半、船的油耗、碳价。碳价取上季度均价 {price} 一吨。绕好望角的航程长，费用比经苏伊士高约 {cape}。

**和 BAF 是两笔账**：BAF 跟油价，这个跟碳价；有的合同把两样并成一项，续约时要看清。

{note}`,
    },
    en: {
      title: 'EU emission surcharges rise next quarter: {fee} a 40HQ on {lane}',
      brief: 'With carbon at {price} a tonne, as {carriers} published; vessels round the Cape cost more.',
      body: `{carriers} have published next quarter’s surcharge for EU emissions: {fee} for a 40HQ on {lane}, {more} more than now.

It follows three things: the half of the voyage that counts for the EU, the vessel’s fuel, and the price of carbon, last quarter {price} a tonne on average. Round the Cape the voyage is longer and it costs about {cape} more than by Suez.

**It is not the BAF**: that follows oil, this one carbon. Some contracts put both into one item; look when you renew.

{note}`,
    },
    facts: [
      ['每 40HQ|A 40HQ', '{fee}|{fee}'],
      ['比本季度|Against now', '+{more}|+{more}'],
      ['碳价|Carbon', '{price}/t|{price}/t'],
    ],
    tellings: [
      {
        ports: ['CNSHA', 'NLRTM'],
        lanes: ['CNSHA-NLRTM'],
        lane: '远东—北欧|Far East to North Europe',
        fee: '€78',
        more: '€9',
        price: '€71',
        cape: '€22',
        carriers: '马士基、达飞|Maersk and CMA CGM',
        note: '用生物燃料的产品可以减免，要单独订。|Products on biofuel are exempt, when booked as such.',
      },
      {
        ports: ['CNNGB', 'ITGOA'],
        lanes: ['CNNGB-ITGOA'],
        lane: '远东—地中海|Far East to Mediterranean',
        fee: '€64',
        more: '€6',
        price: '€68',
        cape: '€18',
        carriers: '地中海航运、海洋网联|MSC and ONE',
        note: '经丹吉尔中转的箱子按中转规则折算。|Containers via Tanger Med follow the rule for transshipment.',
      },
    ],
  },
  {
    key: 'alliance-swap',
    categoryId: 3,
    zh: {
      title: '{alliance}换季船期公布：{lane}少一挂、快 {days} 天',
      brief: '去掉{dropped}，改由支线接；{ships}条船不变，航次仍是每周。',
      body: `{alliance}公布换季船期，{lane}去掉{dropped}，全程快 {days} 天，投船仍是 {ships} 条，每周一个航次。

省下的时间来自少靠一个港。{dropped}的货改由支线接到{hub}，衔接按 {connect} 天排。对直挂港的货主是好消息，**对{dropped}的货主则多一次换船**。

船期表下月第一周起按新的走，我们已在查询结果里标出换季前后的航次。{note}`,
    },
    en: {
      title: 'New season of {alliance}: {lane} with one call less, {days} days faster',
      brief: '{dropped} goes and is served by feeder; {ships} vessels and a weekly sailing as before.',
      body: `{alliance} has published its schedule for the season. {lane} loses {dropped} and becomes {days} days faster, with {ships} vessels and a weekly sailing as before.

The time comes from one port less. Cargo for {dropped} goes by feeder from {hub}, with {connect} days to connect. Good news for who vessels to the other ports; **for {dropped} it is one more change of vessels**.

It holds from the first week of next month; our results show which sailings are of the old and the new season. {note}`,
    },
    tellings: [
      {
        ports: ['CNSHA', 'DEHAM', 'BEANR'],
        lanes: ['CNSHA-DEHAM'],
        alliance: '海洋联盟|The Ocean Alliance',
        lane: '远东—北欧三线|Its third loop to North Europe',
        dropped: 'BEANR',
        hub: 'NLRTM',
        days: '2',
        ships: '12',
        connect: '3',
        note: '安特卫普另有一条线直挂，舱位要转过去订。|Another loop still calls at Antwerp; bookings have to move there.',
      },
      {
        ports: ['CNNGB', 'USSEA', 'CAVAN'],
        lanes: ['CNNGB-CAVAN'],
        alliance: 'Premier 联盟|The Premier Alliance',
        lane: '太平洋西北线|Its Pacific North-West loop',
        dropped: 'USTIW',
        hub: 'USSEA',
        days: '1',
        ships: '6',
        connect: '1',
        note: '塔科马到西雅图有驳船，箱子不用自己拖。|Barges run between Tacoma and Seattle; nobody has to truck containers.',
      },
    ],
  },
  {
    key: 'alert-fire',
    categoryId: 3,
    zh: {
      title: '{goods}申报又收紧：{count}家船公司要求{what}',
      brief: '{when}起执行，缺件不放舱；已在途的按旧规。',
      body: `{count}家船公司更新了{goods}的收运要求，{when}起执行：订舱时要交{what}，缺一件不放舱。已装船的按旧规。

起因是近年几次舱内火情，检测后多与**申报不实**有关。新要求的目的是在装船前看清货是什么、电量多少、怎么包装。

要准备的材料：

- {doc1}
- {doc2}
- 装箱照片，能看清绑扎和隔离

{note}`,
    },
    en: {
      title: 'Stricter rules for {goods}: {count} carriers ask for {what}',
      brief: 'From {when}; without it no space is released. Cargo on its way goes by the old rules.',
      body: `{count} carriers have changed what they ask of {goods} from {when}: with the booking comes {what}, or no space is released. What is loaded goes by the old rules.

The reason are fires on board in recent years, many of which led back to **wrong declarations**. The point is to see before loading what the goods are, how far they are charged and how they are packed.

What to prepare:

- {doc1}
- {doc2}
- pictures of the stuffed container that show lashing and separation

{note}`,
    },
    tellings: [
      {
        ports: ['CNNGB', 'CNYTN'],
        lanes: [],
        goods: '锂电池|lithium batteries',
        count: '五|Five',
        what: '荷电状态证明|proof of the state of charge',
        when: '下月|next month',
        doc1: 'UN38.3 检测报告（两年内）|a UN38.3 test report of the last two years',
        doc2: '荷电状态不高于 30% 的声明|a statement that they are charged 30% at most',
        note: '装在设备里的电池同样要交，别按普货报。|Batteries inside equipment count as well: do not declare them as general cargo.',
      },
      {
        ports: ['CNTAO'],
        lanes: [],
        goods: '木炭|charcoal',
        count: '四|Four',
        what: '自热测试报告|a self-heating test',
        when: '两周后|two weeks from now',
        doc1: '生产后至少 14 天的风化证明|proof of 14 days of weathering after production',
        doc2: '装箱温度记录|a record of the temperature when stuffed',
        note: '水烟炭、机制炭都在范围内。|Shisha and pressed charcoal are included.',
      },
    ],
  },
];
