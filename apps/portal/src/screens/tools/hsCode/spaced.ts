/** Formats 8418102000 as 8418.1020.00 and 841810 as 8418.10, like the tariff; shorter codes are unchanged. */
export function spaced(code: string): string {
  return code.replace(/^(\d{4})(\d{2,4})(\d*)$/, '$1.$2.$3').replace(/\.$/, '');
}
