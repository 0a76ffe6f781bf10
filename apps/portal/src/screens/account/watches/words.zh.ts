export const title = '提醒';

export const words = {
  watches: {
    lead: '航线、航次和跟踪的单号有变化时提醒您，最新设置的在前。',
    caption: '提醒列表',
    target: '航线、航次或单号',
    conditions: '提醒情况',
    delivery: '提醒方式',
    state: '状态',
    firings: '已提醒次数',
    last: '最近一次',
    added: '设置时间',
    never: '还没有',
    emptyTitle: '还没有提醒',
    emptyText: '打开一条航线的变化页、一个航次或一个跟踪的单号，点“设置提醒”。',
    schedule: '查询航次',
    push: {
      label: '在此浏览器通知我',
      hint: '立即发送的提醒和汇总也会显示为系统通知。退出登录后停止。',
      turned: { on: '已开启此浏览器的通知', off: '已关闭此浏览器的通知' },
      unsupported: '此浏览器不支持通知。提醒仍会发到邮箱，并显示在网站的通知里。',
      addToHome: '在 iPhone 或 iPad 上，请先点“分享”→“添加到主屏幕”，再从主屏幕打开本站，在这里开启。',
      blocked: '浏览器已阻止本站通知。请点地址栏旁的网站设置图标，把“通知”改为“允许”，再刷新本页。',
      away: '连接不到此浏览器的推送服务。请检查网络，或换一个浏览器再试。',
      failed: '读取不到通知设置，请刷新本页。',
    },
  },
} as const;
