/** Chinese texts for following a lane, used by every page with lanes. */
export const follow = {
  follow: '关注航线',
  followed: '已关注',
  followedToast: '已关注{{lane}}，可在“我的关注”里查看价格变化。',
  removedToast: '已取消关注{{lane}}。',
  undo: '撤销',
  lane: '{{origin}} → {{destination}}',
  moved: { up: '▲ 涨 {{amount}}', down: '▼ 降 {{amount}}', same: '持平' },
  unmoved: '—',
  against: '较上周',
} as const;
