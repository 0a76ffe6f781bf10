import type { Story } from './story.ts';

/** Events at ports: waits, yards, weather, works. */
export const portStories: readonly Story[] = [
  {
    key: 'wait-down',
    categoryId: 1,
    zh: {
      title: '{port}等泊降到 {days} 天，{weeks}周来最低',
      brief: '{cause}后的积压清完，本周起恢复按计划靠泊。',
      body: `{port}的集装箱船平均等泊时间本周降到 {days} 天，上周是 {before} 天。{cause}时最多有 {ships} 条船在锚地等候，到昨晚只剩 {left} 条。

码头方面说，压着的出口箱已经分批装船，堆场占用率从 {yardBefore} 回到 {yard}。**预约进港的时段恢复正常**，不再要求提前两天报箱。

对出口货主，影响主要在两处：

- 截港时间回到船期表上的时间，不再临时提前；
- {note}

如果货还在路上，建议按原计划送，不必抢时段。`,
    },
    en: {
      title: 'Berth waits at {port} fall to {days} days, the shortest in {weeks} weeks',
      brief: 'The backlog left by {cause} is cleared; berthing is back on plan from this week.',
      body: `Container vessels waited {days} days on average for a berth at {port} this week, after {before} days the week before. At the height of {cause} {ships} vessels lay at anchor; by last night {left} were left.

The terminals say that delayed exports have been loaded in batches and that yards went from {yardBefore} full to {yard}. **Gate appointments are back to normal**: containers no longer need to be announced two days ahead.

For exporters two things change:

- CY cut-offs are those of the schedule again, not earlier ones;
- {note}

Cargo that is already on its way can be delivered as planned; there is no need to race for a slot.`,
    },
    facts: [
      ['等泊|Waiting', '{days} 天|{days} days'],
      ['上周|Last week', '{before} 天|{before} days'],
      ['堆场占用|Yard', '{yard}|{yard}'],
    ],
    tellings: [
      {
        ports: ['CNSHA'],
        port: 'CNSHA',
        days: '1.2',
        before: '2.6',
        weeks: '四|four',
        cause: '大风封航|the closure for high winds',
        ships: '41',
        left: '9',
        yardBefore: '88%',
        yard: '74%',
        note: '外高桥与洋山之间的转驳航次加密到每天六趟。|barges between Waigaoqiao and Yangshan now run six times a day.',
      },
      {
        ports: ['CNNGB'],
        port: 'CNNGB',
        days: '0.9',
        before: '1.8',
        weeks: '六|six',
        cause: '连续大雾|a run of fog',
        ships: '26',
        left: '5',
        yardBefore: '83%',
        yard: '70%',
        note: '夜间闸口恢复全开，集卡平均在港时间回到 48 分钟。|all gates are open at night again and trucks spend 48 minutes in port on average.',
      },
      {
        ports: ['LKCMB'],
        port: 'LKCMB',
        days: '1.6',
        before: '3.1',
        weeks: '八|eight',
        cause: '中转箱集中到港|a bunching of transshipment containers',
        ships: '18',
        left: '6',
        yardBefore: '91%',
        yard: '79%',
        note: '经科伦坡中转的货，二程船衔接按 4 天估，不必再留一周。|cargo transshipped here can count on 4 days to the next vessel instead of a week.',
      },
      {
        ports: ['KRPUS'],
        port: 'KRPUS',
        days: '0.7',
        before: '1.5',
        weeks: '五|five',
        cause: '台风避风|the typhoon stop',
        ships: '33',
        left: '4',
        yardBefore: '85%',
        yard: '72%',
        note: '新港与北港之间的移箱改回收费前的时段安排。|containers move between the New Port and North Port at the usual hours again.',
      },
    ],
  },
  {
    key: 'wait-up',
    categoryId: 1,
    zh: {
      title: '{port}等泊拉长到 {days} 天，{carrier}提醒留足衔接时间',
      brief: '{why}，堆场占用率到 {yard}；经这里中转的货要多留 {spare} 天。',
      body: `{port}的平均等泊时间从上周的 {before} 天升到 {days} 天。{why}，几条大船前后脚到港，岸桥排不开。

{carrier}在给订舱客户的通知里建议，经{port}中转的货按多出 {spare} 天安排提货和铁路，二程船的衔接不再保证。目的港在当地的货受影响小一些，卸船到可提平均 {pick}。

> 我们看到的是船期挤在一起，不是设备不够。未来两周到港的船会少三条，压力会自己下来。

这是一家码头操作部门的说法。{note}`,
    },
    en: {
      title: 'Waits at {port} stretch to {days} days; {carrier} asks to leave time for connections',
      brief: '{why}; yards are {yard} full. Cargo transshipped here needs {spare} days more.',
      body: `The average wait for a berth at {port} rose from {before} to {days} days within a week. {why}, several large vessels came in one after the other, and there are not enough cranes for all of them at once.

In a notice to its customers {carrier} advises to plan pick-up and rail with {spare} days more for cargo that is transshipped at {port}, and no longer promises connections. Cargo for the port itself is less affected: it can be picked up {pick} after discharge.

> What we see are vessels in a bunch, not a lack of equipment. Three fewer will call in the coming two weeks, and the pressure will ease by itself.

So says the operations office of one terminal. {note}`,
    },
    facts: [
      ['等泊|Waiting', '{days} 天|{days} days'],
      ['堆场占用|Yard', '{yard}|{yard}'],
      ['建议多留|Allow', '{spare} 天|{spare} days'],
    ],
    tellings: [
      {
        ports: ['SGSIN'],
        port: 'SGSIN',
        carrier: '@ONEY',
        days: '2.4',
        before: '1.1',
        spare: '3',
        yard: '86%',
        pick: '两天内|within two days',
        why: '绕行好望角的船集中回到亚洲|Vessels that went round the Cape came back to Asia in a bunch',
        note: '船公司把一部分中转改到丹戎帕拉帕斯，换港的货会单独通知。|Carriers move part of the transshipment to Tanjung Pelepas; cargo that changes port is announced separately.',
      },
      {
        ports: ['NLRTM'],
        port: 'NLRTM',
        carrier: '@HLCU',
        days: '2.1',
        before: '0.8',
        spare: '2',
        yard: '82%',
        pick: '三天左右|about three days',
        why: '莱茵河水位偏低，驳船减载|Low water on the Rhine has barges sail half empty',
        note: '往德国内陆的箱子有一部分改走铁路，运费差额由各家自定。|Some containers for inland Germany go by rail instead; who pays the difference is up to each carrier.',
      },
      {
        ports: ['MYPKG'],
        port: 'MYPKG',
        carrier: '@CMDU',
        days: '2.8',
        before: '1.6',
        spare: '4',
        yard: '89%',
        pick: '两天半|two and a half days',
        why: '季风雨让卸船断断续续|Monsoon rain keeps interrupting discharge',
        note: '冷藏箱插座目前够用，普通箱的免堆期没有变化。|There are enough reefer plugs for now; free time for dry containers is unchanged.',
      },
      {
        ports: ['USSAV'],
        port: 'USSAV',
        carrier: '@MSCU',
        days: '3.0',
        before: '1.4',
        spare: '3',
        yard: '84%',
        pick: '四天左右|about four days',
        why: '美东补库的货比往年早到|Restocking for the East Coast came earlier than in other years',
        note: '码头把周末闸口开到晚上十点，提箱预约两小时一放。|Gates stay open until ten on weekends, and pick-up slots are released every two hours.',
      },
    ],
  },
  {
    key: 'typhoon',
    categoryId: 1,
    zh: {
      title: '台风外围影响，{port}{hours}小时不作业',
      brief: '船舶疏散到锚地，闸口按风力分段关闭；截港顺延 {shift}。',
      body: `受台风外围影响，{port}从今天起停止船舶靠离泊和堆场高层作业，预计 {hours} 小时。在港的 {ships} 条船已疏散到锚地。

码头发布的安排如下：

| 事项 | 安排 |
|---|---|
| 重箱进港 | {gate} |
| 截港 | 顺延 {shift} |
| 冷藏箱 | 只断高层，低层照常插电 |
| 危险品 | 恢复作业后另行通知 |

**已经在闸口外的车**不要掉头，按现场引导进缓冲场。{note}`,
    },
    en: {
      title: 'Outer bands of a typhoon stop {port} for {hours} hours',
      brief: 'Vessels have gone to anchor and gates close with the wind; cut-offs move by {shift}.',
      body: `With the outer bands of a typhoon passing, {port} has stopped berthing and high stacking from today, for {hours} hours as it looks. The {ships} vessels in port have gone to anchor.

The terminals have announced:

| what | how |
|---|---|
| Full containers in | {gate} |
| CY cut-off | moved by {shift} |
| Reefers | upper tiers unplugged, lower ones as usual |
| Dangerous goods | to be announced after work resumes |

**Trucks already at the gate** should not turn back: they are led into a buffer yard. {note}`,
    },
    facts: [
      ['停作业|Stopped', '{hours} 小时|{hours} hours'],
      ['截港顺延|Cut-off moves', '{shift}|{shift}'],
    ],
    tellings: [
      {
        ports: ['CNYTN', 'CNSHK'],
        port: 'CNYTN',
        hours: '30',
        ships: '14',
        gate: '风力八级以上关闸|closed from force 8',
        shift: '36 小时|36 hours',
        note: '蛇口同步停工，驳船支线要再等一天。|Shekou has stopped too; barges need a day longer.',
      },
      {
        ports: ['TWKHH'],
        port: 'TWKHH',
        hours: '24',
        ships: '11',
        gate: '今晚起全关|all gates closed from tonight',
        shift: '24 小时|24 hours',
        note: '长荣和阳明的近洋航次顺延一天，远洋航次看海况。|Short-sea sailings of Evergreen and Yang Ming slip by a day, long-haul ones depend on the sea.',
      },
      {
        ports: ['CNNGB', 'CNSHA'],
        port: 'CNNGB',
        hours: '40',
        ships: '22',
        gate: '分区关闭，以码头通知为准|closed by area, as the terminal tells',
        shift: '48 小时|48 hours',
        note: '洋山已提前一天停靠大船。|Yangshan stopped taking large vessels a day earlier.',
      },
    ],
  },
  {
    key: 'night-gate',
    categoryId: 1,
    zh: {
      title: '{port}试行夜间预约，{from}以后进港减免 {off}',
      brief: '白天闸口排队平均 {queue}，码头想把三成车流挪到夜里。',
      body: `{port}从本周起试行夜间进港预约：{from}到次日清晨送到的重箱，{off}。试行期 {span}。

白天闸口排队平均 {queue}，夜里不到二十分钟。码头的目标是把三成车流挪到夜间，腾出白天的时段给当天截港的货。

要注意三点：

1. 预约要在截港前 24 小时做，过时只能走白天通道；
2. 超重箱和危险品不参加；
3. {note}

车队普遍关心司机夜班费谁出。几家货代说，按减免算下来大致打平，真正省下的是在港时间。`,
    },
    en: {
      title: '{port} tries night appointments: {off} for containers after {from}',
      brief: 'Trucks queue {queue} on average by day; the terminals want a third of them at night.',
      body: `From this week {port} tries appointments at night: full containers delivered between {from} and early morning get {off}. The trial runs for {span}.

By day trucks queue {queue} on average, at night less than twenty minutes. The aim is to move a third of the traffic to the night and leave daytime slots to cargo that closes the same day.

Three things to know:

1. an appointment is made 24 hours before the cut-off; later only the daytime gates are open;
2. overweight containers and dangerous goods do not take part;
3. {note}

What hauliers ask is who pays the driver's night. Several forwarders say that the discount about covers it, and that time in port is what is saved.`,
    },
    tellings: [
      {
        ports: ['CNNSA'],
        port: 'CNNSA',
        from: '20:00|8 pm',
        off: '堆存费减半|half the storage fee',
        queue: '1 小时 10 分|1 hour 10 minutes',
        span: '两个月|two months',
        note: '驳船进来的箱子默认夜间，不用另约。|containers that come by barge count as night ones without an appointment.',
      },
      {
        ports: ['CNTAO'],
        port: 'CNTAO',
        from: '21:00|9 pm',
        off: '免一次吊装费|one free lift',
        queue: '55 分钟|55 minutes',
        span: '六周|six weeks',
        note: '胶州场站的货由场站统一约，货主不用操作。|the Jiaozhou yard books for all its cargo; shippers need to do nothing.',
      },
      {
        ports: ['USLAX', 'USLGB'],
        port: 'USLGB',
        from: '18:00|6 pm',
        off: '交通缓解费减免|no traffic fee',
        queue: '1 小时 40 分|1 hour 40 minutes',
        span: '一个季度|a quarter',
        note: '洛杉矶一侧的码头还没有跟进，同一票货拆两边要分开约。|terminals on the Los Angeles side have not followed; cargo split between both needs two appointments.',
      },
    ],
  },
  {
    key: 'new-crane',
    categoryId: 1,
    zh: {
      title: '{port}新到 {count} 台岸桥，{ships}能同时作业两条',
      brief: '外伸距 {reach} 米，试车约 {span}；第一批用在{lane}航线。',
      body: `{count} 台岸桥本周运抵{port}，外伸距 {reach} 米，能够到甲板上最外一列。卸船安装后试车，约需 {span}。

投用以后，{ships}可以两条同时作业，单船在泊时间预计从 {stayBefore} 小时缩到 {stay} 小时。码头说第一批会排给{lane}航线，因为那里的船最大、挂港最紧。

{note}`,
    },
    en: {
      title: '{count} new cranes at {port}: two {ships} can be worked at once',
      brief: 'They reach out {reach} metres and take {span} to test; the {lane} route gets them first.',
      body: `{count} quay cranes arrived at {port} this week. They reach out {reach} metres, as far as the outermost row on deck. Setting them up and testing takes about {span}.

Once they work, two {ships} can be handled at the same time, and a vessel should stay {stay} hours alongside instead of {stayBefore}. The terminal gives them to the {lane} route first, where vessels are largest and schedules tightest.

{note}`,
    },
    tellings: [
      {
        ports: ['CNQZH'],
        port: 'CNQZH',
        count: '4',
        reach: '65',
        ships: '万箱级船|vessels of ten thousand containers',
        span: '七周|seven weeks',
        stay: '20',
        stayBefore: '31',
        lane: '东南亚|South-East Asia',
        note: '钦州到林查班、海防的航次最近半年加了三个航次，泊位一直偏紧。|Sailings to Laem Chabang and Haiphong grew by three a week within half a year, and berths have been short since.',
      },
      {
        ports: ['AEKHL'],
        port: 'AEKHL',
        count: '6',
        reach: '72',
        ships: '2.4 万箱船|vessels of 24,000 containers',
        span: '九周|nine weeks',
        stay: '28',
        stayBefore: '40',
        lane: '远东—中东|Far East to Gulf',
        note: '同期开通的还有到内陆干港的铁路箱班列，每天两对。|A container train to the inland terminal starts at the same time, twice a day each way.',
      },
      {
        ports: ['PLGDN'],
        port: 'PLGDN',
        count: '3',
        reach: '70',
        ships: '大船|large vessels',
        span: '八周|eight weeks',
        stay: '30',
        stayBefore: '44',
        lane: '远东—波罗的海|Far East to Baltic',
        note: '往捷克和斯洛伐克的铁路同步增班，内陆箱不必再绕汉堡。|Trains to the Czech Republic and Slovakia are added too, so that inland containers need not go by Hamburg.',
      },
    ],
  },
  {
    key: 'rail-link',
    categoryId: 1,
    zh: {
      title: '{port}海铁班列加到每周 {trains} 列，{inland}到港 {hours} 小时',
      brief: '重去重回，空箱由{carrier}统一调；首月运价优惠 {off}。',
      body: `{inland}到{port}的海铁联运班列本周起加到每周 {trains} 列，全程 {hours} 小时，比公路多半天，运费低约两成。

班列由铁路和{carrier}一起排：货到堆场当天装船，不另收堆存费。空箱在{inland}还，省一趟回空。首月运价优惠 {off}。

适合的货是**不赶时间、箱重偏重**的：超过 22 吨的箱子走公路要分车，走铁路不用。{note}`,
    },
    en: {
      title: 'Trains to {port} go {trains} times a week: {hours} hours from {inland}',
      brief: 'Full both ways, empties kept by {carrier}; {off} off in the first month.',
      body: `From this week {trains} trains a week run between {inland} and {port}. They take {hours} hours, half a day more than trucks, for about a fifth less.

The railway and {carrier} plan them together: containers are loaded on the day they reach the yard, without storage. Empties are returned at {inland}, which saves a trip. The first month is {off} cheaper.

It suits cargo that is **in no hurry and heavy**: containers above 22 tonnes have to be split for the road, not for the rails. {note}`,
    },
    tellings: [
      {
        ports: ['CNNGB'],
        port: 'CNNGB',
        carrier: '@COSU',
        inland: '义乌|Yiwu',
        trains: '14',
        hours: '9',
        off: '8%',
        note: '小商品拼箱仍以公路为主，班列暂不收散货。|Small commodities in shared containers still go by road; the train takes full containers only.',
      },
      {
        ports: ['CNQZH'],
        port: 'CNQZH',
        carrier: '@OOLU',
        inland: '重庆|Chongqing',
        trains: '28',
        hours: '34',
        off: '10%',
        note: '到新加坡的全程时间约 11 天，比走上海快四天。|Door to Singapore takes about 11 days, four less than by Shanghai.',
      },
      {
        ports: ['ITTRS'],
        port: 'ITTRS',
        carrier: '@MAEU',
        inland: '慕尼黑|Munich',
        trains: '9',
        hours: '16',
        off: '5%',
        note: '阿尔卑斯隧道夜间检修期间航次会少一列。|One train less runs while the Alpine tunnel is serviced at night.',
      },
    ],
  },
  {
    key: 'ice',
    categoryId: 1,
    reprint: true,
    zh: {
      title: '{port}冰情预告：{river}限速，大船进港多等一个潮水',
      brief: '破冰船已就位，冷藏和易冻货要在订舱时注明。',
      body: `{port}发布入冬通航安排：{river}起限速 {knots} 节，吃水 {draft} 米以上的船只在高潮前后进港，多等一个潮水是常事。

易冻货（涂料、饮料、药剂）要在订舱时写明**加温箱**或舱内装载，临时改要看有没有插座。{note}

往年这段时间，准班率大约低五到八个百分点。`,
    },
    en: {
      title: 'Winter at {port}: slow steaming on {river}, and large vessels wait for a tide',
      brief: 'Icebreakers are in place; goods that must not freeze have to be declared when booking.',
      body: `{port} has published its winter rules: {knots} knots at most on {river}, and vessels drawing more than {draft} metres come in around high water only, so that waiting for one more tide is usual.

Goods that must not freeze (paint, drinks, reagents) need **a heated container** or a place below deck, written down when booking: later it depends on free plugs. {note}

In other years schedules were kept five to eight points less often at this time.`,
    },
    tellings: [
      {
        ports: ['DEHAM'],
        port: 'DEHAM',
        river: '易北河|the Elbe',
        knots: '10',
        draft: '12.8',
        note: '不来梅哈芬不受河道限制，赶时间的货可以考虑。|Bremerhaven has no river to pass and may suit cargo in a hurry.',
      },
      {
        ports: ['FIHEL'],
        port: 'FIHEL',
        river: '芬兰湾航道|the Gulf of Finland',
        knots: '8',
        draft: '11',
        note: '支线船按编队走，脱队要等下一艘破冰船。|Feeders sail in convoy; who falls out waits for the next icebreaker.',
      },
      {
        ports: ['CNTXG'],
        port: 'CNTXG',
        river: '渤海湾主航道|the main channel of the Bohai',
        knots: '10',
        draft: '13.5',
        note: '近岸有薄冰时，拖轮由一条加到两条，费用由船方出。|With ice near the shore two tugs are taken instead of one, at the vessel’s cost.',
      },
    ],
  },
  {
    key: 'strike-end',
    categoryId: 1,
    zh: {
      title: '{port}罢工结束，积压约 {clear} 天清完',
      brief: '经{port}到{beyond}的箱子本周可能改船，跟踪页会提示。',
      body: `{port}码头工人今早复工。停工 {stopped} 天里，{ships} 条船改挂别的港，堆场压了约 {boxes} 个标准箱。

码头先卸冷藏箱和临近交货期的货，普通箱按到港先后。按现在的节奏，积压约 {clear} 天清完。

受影响最大的是经{port}到**{beyond}**的中转箱：原定的二程船已经开走，{carrier}会改配后两个航次，不收改船费。{note}`,
    },
    en: {
      title: 'Strike at {port} over; clearing the backlog takes about {clear} days',
      brief: 'Containers transshipping at {port} to {beyond} may be rolled this week; check tracking.',
      body: `Dockers at {port} went back to work this morning. In {stopped} days {ships} vessels called elsewhere and about {boxes} TEU piled up in the yards.

Reefers and cargo close to its delivery date come off first, dry containers in the order of their arrival. At this pace the backlog is gone in about {clear} days.

Containers by {port} to **{beyond}** are hit most: the vessels they were to change to have left. {carrier} moves them to the next two without a fee. {note}`,
    },
    facts: [
      ['停工|Stopped', '{stopped} 天|{stopped} days'],
      ['积压|Backlog', '{boxes} TEU|{boxes} TEU'],
      ['清完约需|Cleared in', '{clear} 天|{clear} days'],
    ],
    tellings: [
      {
        ports: ['KRPUS'],
        port: 'KRPUS',
        carrier: '@HDMU',
        stopped: '2',
        ships: '9',
        boxes: '21,000',
        clear: '3',
        beyond: '美西|the US West Coast',
        note: '在釜山换船的日本货照常，走的是另一处码头。|Japanese cargo changes vessels at another terminal and is not affected.',
      },
      {
        ports: ['BEANR'],
        port: 'BEANR',
        carrier: '@CMDU',
        stopped: '3',
        ships: '12',
        boxes: '34,000',
        clear: '5',
        beyond: '巴西和西非|Brazil and West Africa',
        note: '改到泽布吕赫卸的箱子，由船公司用驳船送回，不用自己去提。|Containers discharged at Zeebrugge come back by barge; nobody needs to pick them up there.',
      },
      {
        ports: ['CAVAN'],
        port: 'CAVAN',
        carrier: '@ZIMU',
        stopped: '4',
        ships: '7',
        boxes: '18,000',
        clear: '8',
        beyond: '多伦多和芝加哥|Toronto and Chicago',
        note: '鲁珀特王子港的火车还有余位，但要一周前报。|Trains from Prince Rupert have room, if booked a week ahead.',
      },
    ],
  },
  {
    key: 'appointment',
    categoryId: 1,
    zh: {
      title: '{port}改进港预约：一箱一约，迟到 {late} 就作废',
      brief: '老办法是一车多箱共用时段，空约率到了 {empty}。',
      body: `{port}本周起把进港预约改成一箱一约。以前一辆车的几个箱子共用一个时段，约了不来的占 {empty}，真正要进港的反而抢不到。

新办法下，**迟到 {late} 作废**，提前四小时取消不计次；一个月三次不来，第四次要提前两天约。

{note}

我们问了几家车队：大多数认为时段会好约一些，难的是拼车的散货，要先凑齐箱号才能约。`,
    },
    en: {
      title: '{port} changes its appointments: one for each container, void when {late} late',
      brief: 'Before, a truck’s containers shared one slot, and {empty} of slots went unused.',
      body: `From this week every container at {port} needs an appointment of its own. Before, the containers of a truck shared one; {empty} of them were never used, while those who needed one got none.

Now **a slot is void when the truck is {late} late**; cancelling four hours ahead costs nothing. After three missed slots in a month, the next must be booked two days ahead.

{note}

Hauliers we asked mostly think that slots will be easier to get. What is harder is shared cargo, where all container numbers have to be known first.`,
    },
    tellings: [
      {
        ports: ['CNXMN'],
        port: 'CNXMN',
        late: '90 分钟|90 minutes',
        empty: '27%',
        note: '海沧和嵩屿用同一套系统，可以互换一次时段。|Haicang and Songyu share one system, and a slot can be swapped between them once.',
      },
      {
        ports: ['THLCH'],
        port: 'THLCH',
        late: '两小时|two hours',
        empty: '31%',
        note: '曼谷内陆场站的箱子由场站统一约，不占车队的次数。|Containers of the Bangkok inland yard are booked by the yard and do not count for hauliers.',
      },
      {
        ports: ['GBFXT'],
        port: 'GBFXT',
        late: '一小时|an hour',
        empty: '24%',
        note: '铁路进来的箱子不用约，周末时段放宽到半天。|Containers that come by train need none, and weekend slots are half a day wide.',
      },
    ],
  },
  {
    key: 'fog',
    categoryId: 1,
    zh: {
      title: '{port}大雾，{count} 条船顺延，支线先走',
      brief: '能见度不到 {sight} 米，引航暂停到{until}。',
      body: `{port}今晨能见度不到 {sight} 米，引航暂停，预计到{until}。{count} 条船顺延，码头让吃水浅的支线先走。

出口货不用急着改：船没走，**截港跟着顺延**，已进港的箱子留在原位。{note}`,
    },
    en: {
      title: 'Fog at {port}: {count} vessels delayed, feeders first',
      brief: 'Less than {sight} metres to see; pilots stay ashore until {until}.',
      body: `One could see less than {sight} metres at {port} this morning, and pilots stay ashore until {until} as it looks. {count} vessels are delayed; feeders, which draw less, go first.

There is nothing to change for exports: vessels have not left, **cut-offs move with them**, and containers in port stay where they are. {note}`,
    },
    tellings: [
      {
        ports: ['CNDLC'],
        port: 'CNDLC',
        count: '13',
        sight: '300',
        until: '午后|the afternoon',
        note: '到日本的短程航次改为夜里开，次日照常到。|Short sailings to Japan leave at night and arrive as planned.',
      },
      {
        ports: ['CNLYG'],
        port: 'CNLYG',
        count: '8',
        sight: '500',
        until: '中午|noon',
        note: '往中亚的班列不受影响，卸船的箱子晚半天装车。|Trains to Central Asia run; containers off vessels are loaded half a day later.',
      },
      {
        ports: ['USHOU'],
        port: 'USHOU',
        count: '10',
        sight: '400',
        until: '傍晚|the evening',
        note: '航道单向放行，先进后出。|The channel is open one way at a time, inbound first.',
      },
    ],
  },
  {
    key: 'draft',
    categoryId: 1,
    reprint: true,
    zh: {
      title: '{port}航道浚深完成，吃水放宽到 {draft} 米',
      brief: '{ships}满载可进，往返一趟能多装约 {boxes} 个标准箱。',
      body: `{port}进港航道浚深收尾，允许吃水从 {before} 米放宽到 {draft} 米。引航站发布的条件是潮高不低于 {tide} 米、风力六级以下。

以前{ships}要减载才进得来，一趟少装约 {boxes} 个标准箱。放宽以后，船公司可以少甩箱，旺季的舱位会松一点。

{note}`,
    },
    en: {
      title: '{port} is dredged: vessels drawing {draft} metres may come in',
      brief: '{ships} can call fully laden, with about {boxes} TEU more a voyage.',
      body: `Dredging of the channel to {port} is done; vessels may draw {draft} metres instead of {before}. Pilots ask for {tide} metres of tide and less than force 6.

Until now {ships} had to leave cargo behind to get in, about {boxes} TEU a voyage. Now fewer containers will be rolled, and space in the season will be a little easier.

{note}`,
    },
    tellings: [
      {
        ports: ['VNHPH'],
        port: 'VNHPH',
        draft: '14.5',
        before: '13',
        tide: '3.2',
        boxes: '1,800',
        ships: '1.4 万箱船|Vessels of 14,000 containers',
        note: '到美东的直达航次因此不必再在盖梅加一港。|Direct sailings to the US East Coast no longer need a second call at Cai Mep.',
      },
      {
        ports: ['BRSSZ'],
        port: 'BRSSZ',
        draft: '15',
        before: '14.2',
        tide: '1.1',
        boxes: '1,100',
        ships: '新巴拿马型船|Vessels of the new Panama size',
        note: '冷冻肉旺季的插座还是先到先得。|In the season for frozen meat plugs still go to who comes first.',
      },
    ],
  },
  {
    key: 'free-time',
    categoryId: 1,
    zh: {
      title: '{port}进口免堆期从 {before} 天改为 {after} 天',
      brief: '超期首段每箱每天 {fee}；{who}不变。',
      body: `{port}的码头公告，进口重箱的免堆期从 {before} 天改为 {after} 天，按自然日算，卸船次日起计。

| 天数 | 每箱每天 |
|---|--:|
| 免堆期内 | 0 |
| 之后 4 天 | {fee} |
| 再往后 | {fee2} |

{who}不变。免堆期是**码头的堆存**，和船公司的滞箱费是两笔账：箱子提走以后，滞箱另算。

{note}`,
    },
    en: {
      title: 'Free storage of imports at {port}: {after} days instead of {before}',
      brief: 'After that {fee} a container and day at first; nothing changes for {who}.',
      body: `Terminals at {port} announce that full import containers are stored for {after} days without charge instead of {before}, counted in calendar days from the day after discharge.

| days | a container and day |
|---|--:|
| within free time | 0 |
| the 4 days after | {fee} |
| later | {fee2} |

Nothing changes for {who}. This is **storage at the terminal**; what a carrier takes for its container once it has left is another bill.

{note}`,
    },
    tellings: [
      {
        ports: ['INNSA'],
        port: 'INNSA',
        before: '5',
        after: '3',
        fee: '$18',
        fee2: '$46',
        who: '铁路内陆箱|containers that leave by rail',
        note: '当地货主多用厂内查验，提前报关可以把卸船到提货压到两天。|Many importers have goods inspected at their works: declared ahead, two days from vessel to truck are enough.',
      },
      {
        ports: ['NGAPP', 'NGLKK'],
        port: 'NGLKK',
        before: '7',
        after: '5',
        fee: '$22',
        fee2: '$60',
        who: '转关到内陆的箱子|containers cleared inland',
        note: '驳船去阿帕帕的箱子按到达阿帕帕那天算。|Containers barged to Apapa count from the day they reach it.',
      },
      {
        ports: ['CLSAI'],
        port: 'CLSAI',
        before: '6',
        after: '5',
        fee: '$25',
        fee2: '$55',
        who: '冷藏箱|reefers',
        note: '樱桃季另有安排，十二月公布。|The cherry season has rules of its own, to be told in December.',
      },
    ],
  },
];
