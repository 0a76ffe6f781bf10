import type { Story } from './story.ts';

/** News of lanes, space, boxes and papers. */
export const tradeStories: readonly Story[] = [
  {
    key: 'blank',
    categoryId: 0,
    zh: {
      title: '{carrier}停航 {count} 个航次，{lane}未来三周舱位收紧',
      brief: '停的是{which}；已订舱的货自动改配前后航次，截单按新船。',
      body: `{carrier}通知，{lane}在未来三周停航 {count} 个航次，原因是{why}。停的是{which}。

已订舱的货改配前一或后一航次，订舱号不变，**截单、截港按新船算**。改配以后不合适的，可以在 48 小时内免费取消。

按我们船期表里的航次推算，这条线三周的舱位减少约 {share}。{note}`,
    },
    en: {
      title: '{carrier} blanks {count} sailings: space on {lane} tightens for three weeks',
      brief: 'It is {which}; bookings move to the vessel before or after, with its cut-offs.',
      body: `{carrier} announces {count} blank sailings on {lane} within three weeks, because of {why}. It is {which}.

Bookings move to the sailing before or after and keep their numbers; **cut-offs are those of the new vessel**. Who cannot use it may cancel without a fee within 48 hours.

By our schedule the route loses about {share} of its space in these weeks. {note}`,
    },
    facts: [
      ['停航|Blanked', '{count} 个航次|{count} sailings'],
      ['舱位减少|Space lost', '约 {share}|about {share}'],
    ],
    tellings: [
      {
        ports: ['CNSHA', 'USLAX'],
        lanes: ['CNSHA-USLAX', 'CNNGB-USLAX'],
        carrier: '@MSCU',
        count: '3',
        lane: '中国—美西|China to the US West Coast',
        why: '节后货量回落|less cargo after the holiday',
        which: '宁波发的周中航次|the midweek sailing from Ningbo',
        share: '9%',
        note: '周末航次仍有余位，价差大约 $60 一个 40HQ。|Weekend sailings have room, at about $60 more for a 40HQ.',
      },
      {
        ports: ['CNYTN', 'DEHAM'],
        lanes: ['CNYTN-DEHAM'],
        carrier: '@ONEY',
        count: '2',
        lane: '华南—北欧|South China to North Europe',
        why: '船期重排|a new schedule',
        which: '经鹿特丹的航次|the one by Rotterdam',
        share: '6%',
        note: '经费利克斯托的航次照常，到汉堡晚两天。|The one by Felixstowe sails as usual and reaches Hamburg two days later.',
      },
      {
        ports: ['CNTAO', 'BRSSZ'],
        lanes: ['CNTAO-BRSSZ'],
        carrier: '@HLCU',
        count: '2',
        lane: '中国—南美东|China to the East Coast of South America',
        why: '巴西港口拥堵|congestion in Brazil',
        which: '最后一港到里奥格兰德的两个航次|the two that end at Rio Grande',
        share: '12%',
        note: '冷藏箱不在停航范围内。|Reefers are not affected.',
      },
    ],
  },
  {
    key: 'new-service',
    categoryId: 0,
    zh: {
      title: '{carrier}开{name}，{from}到{to} {days} 天',
      brief: '每周一个航次，{ships} 条船，首航就在本月；比经{hub}中转快 {faster} 天。',
      body: `{carrier}开出新航线{name}，{from}直达{to}，航程 {days} 天，每周一个航次，投 {ships} 条 {size} 箱船。

以前这两个港之间要经{hub}中转，全程多 {faster} 天，衔接不上时更久。直达以后，**不再有改船的风险**，冷藏货也不用在中转港插电。

首月报价比中转低一点，之后看装载率。{note}`,
    },
    en: {
      title: '{carrier} opens {name}: {from} to {to} in {days} days',
      brief: 'Weekly, with {ships} vessels, from this month; {faster} days faster than by {hub}.',
      body: `{carrier} opens a new service, {name}, direct from {from} to {to}: {days} days, weekly, with {ships} vessels of {size} TEU.

Until now cargo changed vessels at {hub}, {faster} days more, and longer when a connection was missed. Now **nothing is transshipped**, and reefers need no plug on the way.

The first month is a little cheaper than transshipment; later it depends on how full the vessels are. {note}`,
    },
    facts: [
      ['航程|Transit', '{days} 天|{days} days'],
      ['比中转快|Faster by', '{faster} 天|{faster} days'],
      ['投船|Vessels', '{ships} × {size} TEU|{ships} × {size} TEU'],
    ],
    tellings: [
      {
        ports: ['CNNSA', 'KEMBA'],
        lanes: ['CNNSA-KEMBA'],
        carrier: '@COSU',
        name: '“南沙—东非快线”|the Nansha East Africa Express',
        from: 'CNNSA',
        to: 'KEMBA',
        hub: 'LKCMB',
        days: '19',
        faster: '8',
        ships: '6',
        size: '4,250',
        note: '返程装咖啡和茶叶，冷藏插座有 300 个。|It returns with coffee and tea and has 300 reefer plugs.',
      },
      {
        ports: ['VNHPH', 'AUMEL'],
        lanes: ['VNHPH-AUMEL'],
        carrier: '@ANNU',
        name: '“越澳直航”|the Vietnam Australia Direct',
        from: 'VNHPH',
        to: 'AUMEL',
        hub: 'SGSIN',
        days: '17',
        faster: '6',
        ships: '5',
        size: '3,500',
        note: '澳洲检疫对木包装的要求没变，熏蒸证书要随船。|Australian rules for wooden packing are unchanged: the certificate travels with the vessel.',
      },
      {
        ports: ['CNXMN', 'MXZLO'],
        lanes: ['CNXMN-MXZLO'],
        carrier: '@EGLV',
        name: '“厦门—墨西哥直达”|the Xiamen Mexico Direct',
        from: 'CNXMN',
        to: 'MXZLO',
        hub: 'KRPUS',
        days: '20',
        faster: '5',
        ships: '7',
        size: '8,000',
        note: '曼萨尼约的铁路段要另订，建议订舱时一起报。|The rail leg from Manzanillo is booked apart; it is best announced with the booking.',
      },
    ],
  },
  {
    key: 'empties',
    categoryId: 0,
    zh: {
      title: '{port}缺 {box}，提空要提前 {days} 天约',
      brief: '缺口约 {gap}，{carrier}调 {moved} 个空箱过来，下周到。',
      body: `{port}的 {box} 供不上货：堆场库存只够 {left} 天，正常是两周。缺口集中在{who}，大约 {gap}。

{carrier}本周从{from}调 {moved} 个空箱过来，到港后先给已放舱的订单。其他家没有公布调箱计划，但都要求**提空提前 {days} 天预约**，过时不留。

{note}`,
    },
    en: {
      title: 'Short of {box} at {port}: empties have to be booked {days} days ahead',
      brief: 'About {gap} are missing; {carrier} brings {moved} empties, due next week.',
      body: `There are not enough {box} containers at {port}: yards hold {left} days’ worth, where two weeks are usual. {who} miss most, about {gap}.

{carrier} brings {moved} empties from {from} this week, for released bookings first. Others have announced nothing but all ask for **appointments {days} days ahead**, which lapse.

{note}`,
    },
    tellings: [
      {
        ports: ['CNNGB'],
        port: 'CNNGB',
        carrier: '@OOLU',
        box: '40HQ',
        days: '3',
        left: '5',
        gap: '每周 1,200 个|1,200 a week',
        moved: '900',
        from: '阿姆巴利|Ambarli',
        who: '光伏和家具货|Solar panels and furniture',
        note: '能用 40GP 的货，箱子这周是够的，价格低 $80 左右。|Where a 40GP will do there are enough, at about $80 less.',
      },
      {
        ports: ['INNSA'],
        port: 'INNSA',
        carrier: '@MAEU',
        box: '20GP',
        days: '4',
        left: '4',
        gap: '每周 700 个|700 a week',
        moved: '600',
        from: '杰贝阿里|Jebel Ali',
        who: '化工和大米|Chemicals and rice',
        note: '食品箱要查箱况，来回多半天。|Containers for food are checked first, which takes half a day.',
      },
      {
        ports: ['VNSGN', 'VNVUT'],
        port: 'VNVUT',
        carrier: '@YMLU',
        box: '40HQ',
        days: '2',
        left: '6',
        gap: '每周 800 个|800 a week',
        moved: '1,000',
        from: '长滩|Long Beach',
        who: '鞋服和家具|Shoes, clothes and furniture',
        note: '胡志明的内河场站库存多一点，可以改去那里提。|River yards in Ho Chi Minh City hold a few more and may be used instead.',
      },
    ],
  },
  {
    key: 'gri',
    categoryId: 0,
    zh: {
      title: '{carriers}拟涨{lane} {amount}，下月一号起',
      brief: '这一轮涨价按箱收，特种箱另议；现货成交还没有跟。',
      body: `{carriers}先后发出涨价通知，{lane}每 40HQ 加 {amount}，下月一号起，以提单日为准。

涨价能不能落地看舱位。过去三轮里，通知涨 $100，两周后成交价平均留下 {remaining}。这一次的不同在于：{difference}。

- **有合同价的**：看合同里有没有 GRI 条款，多数年约写的是不适用；
- **走现货的**：月底前能走的货，尽量用现在的有效期；
- **代理拼箱**：按体积摊，问清楚是不是从一号起收。

{note}`,
    },
    en: {
      title: '{carriers} want {amount} more on {lane} from the first of next month',
      brief: 'For each container; special ones by agreement. Spot deals have not followed so far.',
      body: `{carriers} have announced an increase one after the other: {amount} more for a 40HQ on {lane} from the first of next month, by the date of the bill of lading.

Whether it holds depends on space. In the last three rounds {remaining} of each announced $100 were left in spot prices two weeks later. What differs this time: {difference}.

- **Under contract**: look whether it has a GRI clause; most annual ones say that it does not apply;
- **On the spot market**: cargo that can leave before the end of the month should use today’s validity;
- **Shared containers**: it is spread by volume; ask whether it counts from the first.

{note}`,
    },
    facts: [
      ['每 40HQ|A 40HQ', '+{amount}|+{amount}'],
      ['前三轮留下|Held before', '{remaining}|{remaining}'],
    ],
    tellings: [
      {
        ports: ['CNSHA', 'NLRTM'],
        lanes: ['CNSHA-NLRTM', 'CNNGB-DEHAM'],
        carriers: '达飞、赫伯罗特|CMA CGM and Hapag-Lloyd',
        lane: '远东—北欧|Far East to North Europe',
        amount: '$300',
        remaining: '$42',
        difference: '绕航的船陆续回来，舱位在变多|vessels come back from the Cape, and space grows',
        note: '几家货代估计，最终落地在 $100 上下。|Several forwarders expect about $100 of it in the end.',
      },
      {
        ports: ['CNYTN', 'USNYC'],
        lanes: ['CNYTN-USNYC', 'CNSHA-USSAV'],
        carriers: '长荣、以星|Evergreen and ZIM',
        lane: '中国—美东|China to the US East Coast',
        amount: '$500',
        remaining: '$55',
        difference:
          '巴拿马运河限吃水，单船少装|draughts in the Panama Canal are limited, and vessels carry less',
        note: '走苏伊士到美东的航次不受运河限制，多 6 天。|Sailings by Suez are not bound by that, and take 6 days more.',
      },
      {
        ports: ['CNTAO', 'NGLKK'],
        lanes: ['CNTAO-NGLKK'],
        carriers: '太平船务、马士基|PIL and Maersk',
        lane: '中国—西非|China to West Africa',
        amount: '$200',
        remaining: '$70',
        difference: '莱基的泊位仍紧，甩货率没降|berths at Lekki are short and containers are still rolled',
        note: '到特马的舱位宽一点，可以考虑转运。|There is more room to Tema, if cargo can go on from there.',
      },
    ],
  },
  {
    key: 'customs-pilot',
    categoryId: 0,
    reprint: true,
    zh: {
      title: '{where}试行“{name}”，查验货物在{place}就能放行',
      brief: '先从{goods}开始，企业自愿申请，不另收费。',
      body: `{where}海关启动“{name}”试点：被布控查验的出口货，可以在{place}完成查验并施封，到港直接装船，不再二次开箱。

首批只接受{goods}，企业要有一年以上无差错记录。申请在单一窗口提，**最晚在截关前 36 小时**。

以往查验从进港到放行平均 {before}，试点企业测下来 {after}。{note}`,
    },
    en: {
      title: '{where} tries “{name}”: inspected goods are cleared at {place}',
      brief: 'It begins with {goods}; companies apply if they wish, without a fee.',
      body: `Customs in {where} have begun to try “{name}”: exports picked for inspection can be inspected and sealed at {place} and are loaded at the port without being opened again.

It begins with {goods}, for companies with more than a year without errors. They apply in the single window, **36 hours before the customs cut-off at the latest**.

From gate to clearance an inspection took {before} on average; in the trial it takes {after}. {note}`,
    },
    tellings: [
      {
        ports: ['CNNGB'],
        where: '宁波|Ningbo',
        name: '厂内查验|inspection at the works',
        place: '工厂|the factory',
        goods: '机电和家电|machinery and appliances',
        before: '31 小时|31 hours',
        after: '9 小时|9 hours',
        note: '拼箱货暂不适用。|Shared containers are left out for now.',
      },
      {
        ports: ['CNSHK', 'CNYTN'],
        where: '深圳|Shenzhen',
        name: '组合港|combined port',
        place: '内河码头|the river terminal',
        goods: '整箱普货|full containers of general cargo',
        before: '26 小时|26 hours',
        after: '7 小时|7 hours',
        note: '内河码头装船那一刻就算进港，少报一次。|Being loaded on a barge counts as being in port, one declaration less.',
      },
    ],
  },
  {
    key: 'ams-fine',
    categoryId: 0,
    reprint: true,
    zh: {
      title: '{country}调整舱单申报罚则：漏报一票 {fine} 起',
      brief: '{when}执行，先警告一次；货主的错由货主担。',
      body: `{country}公布了新的舱单罚则，{when}执行。装船前 {hours} 小时没有申报、或者申报内容与实货不符的，一票 {fine} 起。

和以前比有两处变化：

1. **第一次只警告**，十二个月内再犯才罚；
2. 因货主提供的品名、件数错误造成的，承运人可以转给货主。

所以品名要写到能看懂：“塑料制品”会被退，“聚丙烯收纳箱”可以。{note}`,
    },
    en: {
      title: '{country} changes its fines for manifests: from {fine} a shipment',
      brief: 'In force {when}, with one warning first; shippers answer for their own errors.',
      body: `{country} has published new fines for manifests, in force {when}. What was not declared {hours} hours before loading, or otherwise than it is, costs {fine} a shipment or more.

Two things differ from before:

1. **the first time is a warning**; the next one within twelve months is fined;
2. carriers may pass on fines for goods or pieces that a shipper described wrongly.

So describe goods such that they are understood: “plastic articles” is returned, “storage containers of polypropylene” is not. {note}`,
    },
    tellings: [
      {
        ports: ['USLAX', 'USNYC'],
        country: '美国|The United States',
        fine: '$5,000',
        hours: '24',
        when: '下个季度起|from next quarter',
        note: '进口商的安全申报 10+2 仍由进口商自己做。|The importer’s own 10+2 filing stays the importer’s.',
      },
      {
        ports: ['NLRTM', 'DEHAM'],
        country: '欧盟|The European Union',
        fine: '€1,000',
        hours: '24',
        when: '两个月后起|in two months',
        note: '六位 HS 编码变成必填，可以在本站的 HS 编码页查。|Six digits of the HS code become compulsory; our HS page finds them.',
      },
      {
        ports: ['BRSSZ'],
        country: '巴西|Brazil',
        fine: 'R$5,000',
        hours: '48',
        when: '下月起|from next month',
        note: '收货人税号（CNPJ）必须出现在提单上。|The consignee’s tax number (CNPJ) has to stand on the bill.',
      },
    ],
  },
  {
    key: 'schedule',
    categoryId: 0,
    zh: {
      title: '{lane}准班率回到 {now}，{best}最准',
      brief: '比上月高 {up} 个点；晚到的平均晚 {late} 天。',
      body: `按我们记录的到港时间，{lane}上月准班率 {now}，比前一个月高 {up} 个点。晚到的航次平均晚 {late} 天，前一个月是 {lateBefore} 天。

| 船公司 | 准班率 |
|---|--:|
| {c1} | {r1} |
| {c2} | {r2} |
| {c3} | {r3} |

准班按到港当天前后一天算。样本里不含停航的航次，停航对货主也是晚到，这一点要自己加上。

{note}`,
    },
    en: {
      title: '{lane} reliability back at {now}, {best} best',
      brief: 'Up {up} points on the month before; late sailings arrived {late} days late on average.',
      body: `By our recorded arrivals, {now} of last month’s sailings on {lane} were on time, {up} points more than the month before. Late sailings arrived {late} days late on average, compared with {lateBefore}.

| carrier | on time |
|---|--:|
| {c1} | {r1} |
| {c2} | {r2} |
| {c3} | {r3} |

On time means within a day of the announced arrival. Blank sailings are not counted, though to a shipper they are late as well.

{note}`,
    },
    facts: [
      ['准班率|On time', '{now}|{now}'],
      ['晚到平均|Late by', '{late} 天|{late} days'],
    ],
    tellings: [
      {
        ports: ['CNSHA', 'NLRTM'],
        lanes: ['CNSHA-NLRTM'],
        lane: '上海—鹿特丹|Shanghai–Rotterdam',
        best: '@MAEU',
        c1: '@MAEU',
        r1: '81%',
        c2: '@CMDU',
        r2: '66%',
        c3: '@OOLU',
        r3: '63%',
        now: '68%',
        up: '6',
        late: '3.1',
        lateBefore: '4.4',
        note: '赶展会和促销的货，仍建议按晚 3 天倒排。|Goods for fairs and sales should still be planned with 3 days to spare.',
      },
      {
        ports: ['CNNGB', 'USLAX'],
        lanes: ['CNNGB-USLAX'],
        lane: '宁波—洛杉矶|Ningbo–Los Angeles',
        best: '@MATS',
        c1: '@MATS',
        r1: '94%',
        c2: '@ONEY',
        r2: '71%',
        c3: '@HDMU',
        r3: '69%',
        now: '72%',
        up: '4',
        late: '2.2',
        lateBefore: '2.9',
        note: '到港以后的铁路段还要看场内等待，近期约四天。|The train inland waits in the yard as well, about four days of late.',
      },
      {
        ports: ['CNYTN', 'SGSIN'],
        lanes: ['CNYTN-SGSIN'],
        lane: '盐田—新加坡|Yantian–Singapore',
        best: '@12PD',
        c1: '@12PD',
        r1: '89%',
        c2: '@WHLC',
        r2: '84%',
        c3: '@REGU',
        r3: '80%',
        now: '83%',
        up: '2',
        late: '1.3',
        lateBefore: '1.5',
        note: '短程线的航次密，错过一个航次只差两三天。|On short routes vessels are many: missing one costs two or three days.',
      },
    ],
  },
  {
    key: 'ebl',
    categoryId: 0,
    zh: {
      title: '{carrier}{port}电子提单走通，放货从 {before} 缩到 {after}',
      brief: '银行、买家都在线上背书；纸质正本不再快递。',
      body: `{carrier}在{port}的一票货用电子提单走完全程：签发、议付、背书、放货都在线上，从开船到买家可提用了 {after}，以前寄正本平均 {before}。

参与的有一家银行和三家货主。大家最关心的两点：

- **能不能回到纸质**：可以，随时打印一次，之后电子件作废；
- **买家不用怎么办**：照旧出纸单，不另收费。

{note}`,
    },
    en: {
      title: 'An electronic bill by {carrier} at {port}: released in {after} instead of {before}',
      brief: 'Bank and buyer endorsed online; no originals were sent.',
      body: `A shipment of {carrier} at {port} went all the way on an electronic bill of lading: issued, negotiated, endorsed and released online. The buyer could pick up after {after}; sending originals took {before} on average.

A bank and three shippers took part. What everybody asks:

- **can it become paper again**: yes, once, and then the electronic one is void;
- **and where the buyer does not take part**: paper as before, without a fee.

{note}`,
    },
    tellings: [
      {
        ports: ['CNSHA'],
        carrier: '@COSU',
        port: 'CNSHA',
        before: '6 天|6 days',
        after: '9 小时|9 hours',
        note: '信用证项下的单据仍要银行接受电子件，开证前先问。|Under a letter of credit the bank has to accept it: ask before it is opened.',
      },
      {
        ports: ['SGSIN'],
        carrier: '@ONEY',
        port: 'SGSIN',
        before: '5 天|5 days',
        after: '一天|a day',
        note: '新加坡的法律已承认电子提单，目的地法律要另查。|Singapore’s law knows electronic bills; the law at destination is another question.',
      },
    ],
  },
  {
    key: 'reefer',
    categoryId: 0,
    zh: {
      title: '{fruit}季开始，{from}到{to}冷藏舱位每周加 {plugs} 个',
      brief: '快船 {days} 天到，首批货{when}到港；插座先到先得。',
      body: `{fruit}季开始，{carrier}在{from}到{to}加开 {ships} 个快船航次，直达 {days} 天，每周多 {plugs} 个冷藏插座。首批货{when}到港。

目的港准备了夜间查验通道，卸船到提货目标 {pick}。收货人要先办好**检疫许可**，品种和果园编号要和装箱单一致，不一致的整箱待查。

{note}`,
    },
    en: {
      title: 'The {fruit} season begins: {plugs} more reefers a week from {from} to {to}',
      brief: 'Fast vessels take {days} days; the first arrive {when}. Plugs go to who comes first.',
      body: `With the {fruit} season {carrier} adds {ships} fast sailings from {from} to {to}: {days} days, {plugs} more reefer plugs a week. The first arrive {when}.

Inspection is open at night at the destination; from vessel to truck {pick} are planned. Importers need their **quarantine permit** first: variety and orchard have to be those of the packing list, or the container waits.

{note}`,
    },
    tellings: [
      {
        ports: ['CLVAP', 'CNSHA'],
        lanes: ['CLVAP-CNSHA'],
        fruit: '车厘子|cherry',
        carrier: '@CMDU',
        from: 'CLVAP',
        to: 'CNSHA',
        days: '23',
        ships: '8',
        plugs: '2,400',
        when: '下旬|late this month',
        pick: '8 小时|8 hours',
        note: '今年产区偏早，前两个航次已订满。|The crop is early, and the first two vessels are full.',
      },
      {
        ports: ['THLCH', 'CNNSA'],
        lanes: ['THLCH-CNNSA'],
        fruit: '榴莲|durian',
        carrier: '@12PD',
        from: 'THLCH',
        to: 'CNNSA',
        days: '6',
        ships: '4',
        plugs: '900',
        when: '下周|next week',
        pick: '一天|a day',
        note: '南沙的检测能力每天约 120 箱，超过的排次日。|Nansha tests about 120 containers a day; the rest wait for the next.',
      },
    ],
  },
  {
    key: 'lawsuit-demurrage',
    categoryId: 0,
    zh: {
      title: '滞箱费怎么算才不多付：{port}一案里的三个教训',
      brief: '免箱期按自然日、从卸船次日起；节假日一般不扣。',
      body: `一家进口商在{port}提了 {boxes} 个集装箱，超了 {over} 天，账单 {bill}。对过以后减到 {paid}。差在哪里？

**一是起算日。** 账单从靠泊日算，条款写的是卸船次日，差 {startDiff} 天。

**二是分段。** 超期费按天数一段段往上，不是一过线就全按高价。第一段、第二段要分开乘。

**三是不能提的天数。** 码头系统故障、海关查验不能提箱的，凭证明可以扣除，但要在账单出来 {claim} 天内提。

{note}

> 提箱前把船到、卸船、可提三个时间都截图存好，是最省钱的一分钟。`,
    },
    en: {
      title: 'How not to overpay detention: three lessons from a case at {port}',
      brief: 'Calendar days, from the day after discharge; holidays usually count.',
      body: `An importer took {boxes} containers at {port}, was {over} days late and got a bill of {bill}. Checked, it came down to {paid}. Where was the difference?

**First, the day it starts.** The bill counted from berthing; the terms say the day after discharge, {startDiff} days later.

**Second, the bands.** Rates rise band by band; the high one is not for all days. Each band is multiplied by its own days.

**Third, days on which nothing could be collected.** Failures of the terminal and customs inspections are taken off on proof, when claimed within {claim} days of the bill.

{note}

> A screenshot of arrival, discharge and “available” is the cheapest minute of all.`,
    },
    tellings: [
      {
        ports: ['CNSHA'],
        port: 'CNSHA',
        boxes: '6',
        over: '9',
        bill: '$6,480',
        paid: '$3,900',
        startDiff: '2',
        claim: '30',
        note: '以上按一家船公司公开的费率演示，各家不同。|Shown with one carrier’s published tariff; others differ.',
      },
      {
        ports: ['USLGB'],
        port: 'USLGB',
        boxes: '4',
        over: '7',
        bill: '$7,140',
        paid: '$4,620',
        startDiff: '1',
        claim: '30',
        note: '美国要求账单写明起止日和费率，缺项可以拒付。|In the United States a bill has to tell days and rates; one that does not may be refused.',
      },
    ],
  },
];
