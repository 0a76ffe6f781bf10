/** Words that the pages of a company share, in Chinese. */
export const words = {
  company: {
    quicker: '{{name}} 已于 {{time}} 改动了这一项，您的操作没有执行。已为您显示最新内容，请重新处理。',
    cancel: '取消',
    noEmployee: '暂不绑定',
    employee: '使用人',
    employeeAsked: '请选择使用人。名单中没有时，先在“企业架构”中添加员工。',
    employeeHint: '输入姓名查找；只列出还没有账号的员工。',
  },
};
