const unfit = /[\\/:*?"<>|]/g;

/** Hands the reader a file under a name with its ending; characters that no file name may have become spaces. */
export function saveFile(content: Blob, name: string): void {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `${stem.replace(unfit, ' ').trim() || 'table'}${ending}`;
  link.click();
  // Browsers read the file after the press; a minute is enough for the slowest to have begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
