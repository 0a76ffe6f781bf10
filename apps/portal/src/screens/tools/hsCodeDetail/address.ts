/** Address of a section, chapter, heading or code, or of two codes side by side. */
export function hsCodeDetailAddress(code: string, against?: string): string {
  const params = new URLSearchParams({ code, ...(against ? { against } : {}) });
  return `/logisticsTool/HScodeDetail?${params}`;
}
