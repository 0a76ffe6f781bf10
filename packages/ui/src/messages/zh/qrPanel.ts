export const qrPanel = {
  loading: '正在获取二维码',
  waiting: '请使用微信扫描二维码',
  scanned: '已扫描，请在手机上确认',
  expired: '二维码已失效',
  refused: '已在手机上取消',
  refresh: '重新获取',
  typed: '无法扫描？请在手机上打开以下地址',
  typedCode: '然后输入登录码',
  link: '登录地址',
  code: '登录码',
};
