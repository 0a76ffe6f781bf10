/** Texts of the desk in Chinese. Every language has the shape of this object. */
export const zh = {
  site: { name: '航道工作台' },
  /** Tab labels that are shorter than the page titles. */
  tab: { people: '用户', seaRoutes: '航线' },
  role: { admin: '管理员', reviewer: '审核', editor: '编辑', pricing: '定价', finance: '财务' },
  shell: {
    nameless: '同事',
    and: '、',
    group: { review: '审核', data: '数据', content: '内容', admin: '管理' },
  },
  clock: {
    waited: '{{days}} / {{promised}} 个工作日',
    due: '{{at}} 前答复',
    late: '已超时',
    today: '今天到期',
  },
} as const;
