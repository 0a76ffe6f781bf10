const numerals = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ');
const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** The number of a section of the tariff as its readers write it: XVI in English, 十六 in Chinese. */
export function sectionNumber(code: string, language: string): string {
  const number = numerals.indexOf(code) + 1;
  if (language !== 'zh' || number === 0) return code;
  const tens = Math.floor(number / 10);
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[number % 10]}`;
}
