export const title = '页面开放';

export const words = {
  pages: {
    title: '页面开放',
    lead: '改动立即生效；已经打开的浏览器一分钟内跟上。没有单独设置的下级页面跟随上级。',
    caption: '门户页面',
    path: '页面',
    access: '开放方式',
    accessOf: '{{path}} 的开放方式',
    accesses: { open: '公开', login: '登录后可看', soon: '即将上线' },
    changed: '最近改动',
    changedBy: '{{name}} · {{at}}',
    never: '初始设置',
    ask: { open: '公开 {{path}}？', login: '{{path}} 改为登录后可看？', soon: '{{path}} 改为即将上线？' },
    askText: {
      open: '所有人立即可以打开这个页面和它的内容。',
      login: '未登录的访客会被请去登录，搜索引擎也不再收录。',
      soon: '所有人只会看到“即将上线”，包括已登录的会员。',
    },
    confirm: '确定',
    done: '{{path}} 已改为{{access}}',
  },
} as const;
