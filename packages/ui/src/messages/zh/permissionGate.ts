export const permissionGate = {
  /** Why something is closed, by what would open it. */
  reason: {
    login: '登录后可用。',
    vip: '开通会员后可用。',
    invite: '仅限受邀用户使用。',
    permission: '您的账号没有此项权限，请联系管理员。',
  },
  request: '申请权限',
  requested: '已提交申请',
  failed: '申请没有提交成功，请重试。',
};
