/** 8418102000 as 8418.10.2000, the way it is read; shorter ones as they stand. */
export function spaced(code: string): string {
  return code.replace(/^(\d{4})(\d{2})(\d*)$/, '$1.$2.$3').replace(/\.$/, '');
}
