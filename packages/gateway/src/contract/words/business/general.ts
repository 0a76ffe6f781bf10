import type { TextPair } from '../pair.ts';

/** Sentences of refusals: missing items, files and uploads. */
export const generalRefusals = {
  notFound: {
    zh: '未找到您要查看的内容，可能已下架或链接有误。',
    en: 'We could not find this. It may have been removed, or the link is wrong.',
  },
  fieldsRefused: {
    zh: '部分内容未通过校验，请按提示修改后重新提交。',
    en: 'Some entries were refused. Correct the ones named and submit again.',
  },
  noData: { zh: '暂无数据', en: 'No data found' },
  comingSoon: { zh: '该功能即将上线，敬请期待。', en: 'Coming soon.' },
  documentTypeRefused: { zh: '仅支持 PDF 格式', en: 'Only PDF' },
  documentTooLarge: { zh: '文件不能超过 10M', en: 'Maximum 10M' },
  fileTypeRefused: {
    zh: '仅支持 PDF、Word、Excel、PowerPoint、CSV 或 ZIP',
    en: 'Only PDF, Word, Excel, PowerPoint, CSV or ZIP',
  },
  fileTooLarge: { zh: '文件不能超过 20M', en: 'Maximum 20M' },
  fileHasMacros: {
    zh: '文件含有宏，请另存为不带宏的文件后再上传',
    en: 'This document contains macros. Save it without macros',
  },
  noLongerOffered: {
    zh: '旧商城已停用，此接口不再提供服务。请改用航道账号登录与收藏。',
    en: 'The former shop is closed and this call does nothing any more. Log in with a portal account instead.',
  },
  pictureTypeRefused: { zh: '仅支持 JPG、JPEG 或 PNG 格式', en: 'Only JPG, JPEG or PNG' },
  pictureTooLarge: { zh: '图片大小不能超过 10M', en: 'Maximum 10M' },
  uploadTokenInvalid: {
    zh: '上传凭证已失效，请重新选择文件上传。',
    en: 'The upload permission has expired. Choose the file again.',
  },
  pictureGone: {
    zh: '这张图片已不在了，请重新上传。',
    en: 'This picture is no longer there. Upload it again.',
  },
} satisfies Record<string, TextPair>;
