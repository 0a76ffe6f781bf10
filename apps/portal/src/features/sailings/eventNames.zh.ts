/** Names of the changes of a sailing, in Chinese. */
export const eventNames = {
  cancelled: '航次取消',
  vesselChanged: '换船',
  slipped: '船期推迟',
  broughtForward: '船期提前',
  portAdded: '增加中转',
  portOmitted: '改为直达',
  portChanged: '中转港变更',
  cutOffMoved: '截止时间变更',
  priceMoved: '运价变动',
} as const;
