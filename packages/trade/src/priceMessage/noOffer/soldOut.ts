/** Words for a lack of space, or of a sailing. */
const words =
  '爆[舱仓满]|满[舱仓]|停航|停接|跳港|[无没缺][舱仓]|暂不接|sold ?out|no space|fully booked|suspended|cancell?ed|blank(?:ed)? sailing';
/** Words for a price that does not exist yet. */
const withoutPrice = '\\btb[ac]\\b|on request';

const soldOut = new RegExp(`${words}|${withoutPrice}`, 'i');
const link = '^ ?(?:号|日)?(?:的|已|[:,(]? ?(?:is |are |now )?)';
const shortWords = '爆|满|取消|full\\b|blank|void';
/** Right behind a date, shorter words say the same: 12/5 满, ETD 5 Dec full. */
const behindDate = new RegExp(`${link}(?:${words}|${withoutPrice}|${shortWords})`, 'i');
/** Behind a port they also begin other words, such as "full container" or 满载, so they must end the statement: 宁波已爆. */
const behindPort = new RegExp(
  `${link}(?:${words}|${withoutPrice}|(?:${shortWords})(?= {0,3}(?:$|[,;.)!])))`,
  'i',
);

/** Whether a line without prices says that there is nothing to sell. */
export const isSoldOut = (line: string) => soldOut.test(line);

/** Whether the words behind a date say so of it. */
export const isDateSoldOut = (behind: string) => behindDate.test(behind);

/** Whether the words behind a port say so of it. */
export const isPortSoldOut = (behind: string) => behindPort.test(behind);
