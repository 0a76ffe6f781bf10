/** The files of a drop or of a paste; folders and dragged text are none. */
export function readFiles(data: DataTransfer | null): File[] {
  if (!data) return [];
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  if (items.length === 0) return [...data.files];
  return items.flatMap((item) => {
    if (item.webkitGetAsEntry?.()?.isDirectory) return [];
    return item.getAsFile() ?? [];
  });
}

/** Whether what hovers over the page are files; their names come only with the drop. */
export function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
