export const title = '请重新登录';

/** Words of the page after a session ended in Chinese. */
export const words = {
  loginAgain: {
    title: '请重新登录',
    password: '登录密码已修改。为保护账号，所有设备都已退出登录，请用新密码登录。',
    reset: '新密码已生效，所有设备都已退出登录。请用新密码登录。',
    everywhere: '您已退出所有设备，包括这一台。需要使用时，请重新登录。',
    unknown: '登录状态已结束，请重新登录后继续。',
    notYou: '如果不是您本人操作，请立即',
    forgot: '重设密码',
    login: '登录',
    home: '返回首页',
    here: '您已登录',
    hereText: '这台设备已经登录，可以继续使用。',
  },
} as const;
