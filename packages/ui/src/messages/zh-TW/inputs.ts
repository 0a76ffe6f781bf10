// Texts of fields, in traditional Chinese.

export const cascader = {
  placeholder: '選擇，或貼上地址',
  choose: '選擇地區',
  first: '第一級',
  within: (path: string) => `${path} 的下級`,
  chosen: (path: string) => `已選擇 ${path}`,
  fromAddress: '從地址識別',
  results: '查詢結果',
  count: (count: number) => `${count} 項結果`,
  none: (keyword: string) => `沒有找到「${keyword}」`,
  empty: '沒有可選的內容',
  failed: '載入失敗',
  columnFailed: (path: string) => `${path} 的下級載入失敗`,
  unfinished: '請從清單中選擇。',
};

export const datePicker = {
  placeholder: '年/月/日',
  openAt: (day: string | null) => (day ? `開啟日曆，已選 ${day}` : '開啟日曆'),
  choose: '選擇日期',
  chooseRange: '選擇日期範圍',
  from: '開始日期',
  to: '結束日期',
  days: (count: number) => `共 ${count} 天`,
  unknown: '請輸入日期，例如 2026/11/23。',
  tooEarly: (day: string) => `最早可選 ${day}。`,
  tooLate: (day: string) => `最晚可選 ${day}。`,
  taken: '這一天不可選。',
  order: '結束日期不能早於開始日期。',
};

/** Texts of a combobox that chooses several, in traditional Chinese. */
export const multiCombobox = {
  chosen: (label: string) => `已選：${label}`,
  remove: (name: string) => `移除 ${name}`,
  added: (name: string, count: number) => `已新增 ${name}，共 ${count} 項`,
  removed: (name: string, count: number) => `已移除 ${name}，還有 ${count} 項`,
  full: (max: number) => `最多選擇 ${max} 項，請先移除一項。`,
};

export const tagInput = {
  twice: (tag: string, _limit: number) => `「${tag}」已在清單中。`,
  full: (tag: string, max: number) => `最多 ${max} 個標籤，請先移除一個再加入「${tag}」。`,
  long: (_tag: string, longest: number) => `一個標籤最多 ${longest} 個字，請縮短。`,
};

export const quantityStepper = {
  less: '減少',
  more: '增加',
  whole: '請輸入整數。',
  tooFew: (least: number) => `最少 ${least}。`,
  tooMany: (most: number) => `最多 ${most}。`,
};

export const upload = {
  choose: '選擇圖片',
  chooseMore: '繼續新增',
  exchange: '更換圖片',
  camera: '拍照',
  drop: '也可拖放或貼上到此處',
  dropNow: '鬆開即可上傳',
  limits: (size: string, max: number, shrinks: boolean) =>
    `JPG、JPEG 或 PNG，${max > 1 ? '每張' : ''}不超過 ${size}${max > 1 ? `，最多\u00a0${max}\u00a0張` : ''}。${
      shrinks ? '較大的照片會自動壓縮。' : ''
    }`,
  unnamed: (place: number) => `圖片 ${place}`,
  none: '未上傳',
  checking: '正在檢查',
  waiting: '排隊中',
  preparing: '正在壓縮',
  sending: (percent: number) => `正在上傳 ${percent}%`,
  done: '已上傳',
  progress: (name: string) => `正在上傳 ${name}`,
  progressAll: (count: number) => `正在上傳 ${count} 張圖片`,
  pausing: '稍後自動重試',
  twin: (name: string) => `與另一處的 ${name} 相同，請確認。`,
  preview: (name: string) => `預覽 ${name}`,
  replace: (name: string) => `更換 ${name}`,
  remove: (name: string) => `移除 ${name}`,
  cancel: (name: string) => `取消上傳 ${name}`,
  again: '重試',
  retry: (name: string) => `重試 ${name}`,
  up: (name: string) => `上移 ${name}`,
  down: (name: string) => `下移 ${name}`,
  list: '已選圖片',
  showMore: (count: number) => `再顯示 ${count} 張`,
  ask: '請上傳圖片。',
  wait: '圖片正在上傳，請稍候再送出。',
  mend: '有圖片未上傳成功，請重試或移除。',
  problem: {
    type: '僅支援 JPG、JPEG 或 PNG 格式',
    size: (limit: string) => `圖片大小不能超過 ${limit}`,
    unreadable: '無法讀取該檔案，可能已損壞或被移動，請重新選擇',
    same: (name: string) => `與已選的 ${name} 相同`,
    network: '網路連線中斷',
    away: '服務暫時不可用',
    session: '登入已失效，請重新登入後重試',
    limited: '上傳過於頻繁，請稍後重試',
    limitedFor: (seconds: number) => `上傳過於頻繁，請\u00a0${seconds}\u00a0秒後重試`,
    failed: '上傳失敗',
  },
  tooMany: (max: number, left: number) => `最多\u00a0${max}\u00a0張，有\u00a0${left}\u00a0張未新增。`,
  said: {
    done: (name: string) => `${name} 已上傳`,
    failed: (name: string, reason: string) => `${name} 未上傳：${reason}`,
    removed: (name: string) => `已移除 ${name}`,
    moved: (name: string, place: number, of: number) => `${name}：第 ${place} 張，共 ${of} 張`,
    arrived: '已從手機收到一張圖片',
  },
  previewDialog: {
    title: '預覽',
    zoomIn: '實際大小',
    zoomOut: '適應視窗',
    previous: '上一張',
    next: '下一張',
    place: (at: number, of: number) => `第 ${at} 張，共 ${of} 張`,
    broken: '圖片無法顯示',
  },
  phone: {
    open: '用手機上傳',
    title: '用手機上傳',
    description: '用手機掃描 QR Code，拍照或從相簿選擇，圖片會出現在這裡。',
    qr: '在手機上開啟上傳頁面的 QR Code',
    starting: '正在生成 QR Code',
    waiting: '等待掃描',
    connected: '手機已連線，請在手機上選擇圖片',
    lost: '連線中斷，正在重試',
    received: (count: number) => `已收到 ${count} 張`,
    until: '有效期',
    expired: 'QR Code 已失效',
    failed: (reason: string) => `無法生成 QR Code：${reason}`,
    again: '重新取得',
    typed: '無法掃描？請在手機瀏覽器中輸入：',
    link: '連結',
    finish: '完成',
  },
};
