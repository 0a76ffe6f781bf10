/** The eight columns of every table, in widths that fit the frame. */
export const columns = [
  { key: 'id', header: 'No.', width: 100 },
  { key: 'vessel', header: 'Vessel', width: 160 },
  { key: 'origin', header: 'From', width: 120 },
  { key: 'destination', header: 'To', width: 120 },
  { key: 'departure', header: 'Departs', width: 120 },
  { key: 'transit', header: 'Transit', width: 100 },
  { key: 'routing', header: 'Routing', width: 100 },
  { key: 'price', header: '40HQ', width: 100 },
];

/** All sort texts as readers of Chinese do. */
export const compare = new Intl.Collator('zh-CN', { numeric: true }).compare;
