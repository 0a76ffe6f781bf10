/** Built-in texts of the kit in Chinese. The shape of this object is the dictionary every language fills. */
export const zh = {
  lang: 'zh-CN',
  common: {
    close: '关闭',
    cancel: '取消',
    confirm: '确定',
    clear: '清除',
    loading: '加载中',
    retry: '重试',
    required: '必填',
    optional: '选填',
    more: '更多',
    none: '—',
  },
} as const satisfies Dictionary;

interface Dictionary {
  readonly [key: string]: string | ((...args: never[]) => string) | Dictionary;
}
